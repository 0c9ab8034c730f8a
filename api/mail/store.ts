import * as v from 'valibot'
import { fifthBrand, type MailState, siteKeys, type SiteName } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue, requeueJob, type JobOwner, type JobState } from '../platform/jobs/store.ts'

/** A mail to one recipient, as text and as HTML. `id` stays the same however often it is sent. */
export interface Mail {
  id: string
  site: SiteName
  recipient: string
  subject: string
  content: string
  html: string
}

/** A mail as it was written at `createdAt`. */
export interface StoredMail extends Mail {
  createdAt: string
}

/** The job that sends a mail. It has the id of the mail. */
export const mailJob: JobKind<{ mail: string }> = { kind: 'mail', schema: v.object({ mail: v.string() }) }

/**
 * Writes a mail and its job in the transaction of its event, so that it is sent if and only if that is committed. The
 * database refuses a second mail with the same id. `owner` is whose event it is, `fileIds` are kept files.
 */
export async function writeMail(
  context: WriteContext,
  mail: Mail,
  owner: JobOwner,
  fileIds: readonly string[] = [],
): Promise<void> {
  await context.trx
    .insertInto('mails')
    .values({ ...mail, createdAt: context.now.toISOString() })
    .execute()
  await insertRows(
    context.trx,
    'mailAttachments',
    fileIds.map((fileId, position) => ({ mailId: mail.id, fileId, position })),
  )
  await enqueue(context, mailJob, { id: mail.id, payload: { mail: mail.id }, owner })
}

/**
 * What has become of a mail, by its job. Jobs are deleted 30 days after their end. `id` is empty if there was no mail.
 */
export function mailStateOf(id: string, state: JobState | null, tries: number | null): MailState {
  if (id === '') return 'none'
  if (state === 'failed' || state === 'cancelled') return 'failed'
  if (state === 'queued' || state === 'running') return tries !== null && tries > 1 ? 'delayed' : 'sending'
  return 'sent'
}

const isSite = (name: string): name is SiteName => [...siteKeys, fifthBrand.brand].some((key) => key === name)

export async function findMail(queries: Queries, id: string): Promise<StoredMail | null> {
  const found = await queries.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const { site } = found
  return { ...found, site: isSite(site) ? site : 'se' }
}

/** The files of a mail, in order. Files that have expired are not among them. */
export const readAttachments = (queries: Queries, mailId: string) =>
  queries
    .selectFrom('mailAttachments')
    .innerJoin('files', 'files.id', 'mailAttachments.fileId')
    .select(['files.id', 'files.name', 'files.type'])
    .where('mailAttachments.mailId', '=', mailId)
    .where('files.state', '=', 'kept')
    .orderBy('mailAttachments.position')
    .execute()

/** Sends a mail once more, whether it was sent, failed or still waits. Returns false if there is none. */
export async function resendMail(queries: Queries, id: string): Promise<boolean> {
  return (
    (await requeueJob(queries, id, ['queued', 'ready', 'failed', 'cancelled'])) ||
    // It is being sent at this moment.
    (await findMail(queries, id)) !== null
  )
}
