import { fifthBrand, siteKeys, type SiteName } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Queries } from '../platform/database/queries.ts'

/** A mail to one recipient, as text and as HTML. `id` stays the same however often it is sent. */
export interface Mail {
  id: string
  site: SiteName
  recipient: string
  subject: string
  content: string
  html: string
}

/** A mail that this process sends: when it was written, and the number of the try, from 1. */
export interface LeasedMail extends Mail {
  createdAt: string
  tries: number
}

/**
 * Writes a mail in the transaction of its event, so that it is sent if and only if that is committed. The database
 * refuses a second mail with the same id.
 */
export async function writeMail({ trx, now }: WriteContext, mail: Mail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ ...mail, createdAt: now.toISOString(), sentAt: null, failedAt: null })
    .execute()
}

const isSite = (name: string): name is SiteName => [...siteKeys, fifthBrand.brand].some((key) => key === name)

/** Unsent mail that is due by `now`. */
const due = (queries: Queries, now: Date) =>
  queries
    .selectFrom('mails')
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextTryAt', '<=', now.toISOString())

/**
 * Leases the mail that is due first until `until`: other processes skip it until then. It is due again after that,
 * unless its result was saved. Null if no mail is due.
 */
export async function leaseMail(queries: Queries, now: Date, until: Date): Promise<LeasedMail | null> {
  for (;;) {
    const found = await due(queries, now)
      .selectAll()
      .orderBy('nextTryAt')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (found === undefined) return null
    const { id, site, recipient, subject, content, html, createdAt, nextTryAt } = found
    const tries = found.tries + 1
    // Only one process can change the row as it was read; the others look again.
    const { numUpdatedRows } = await queries
      .updateTable('mails')
      .set({ tries, nextTryAt: until.toISOString() })
      .where('id', '=', id)
      .where('nextTryAt', '=', nextTryAt)
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n)
      return { id, site: isSite(site) ? site : 'se', recipient, subject, content, html, createdAt, tries }
  }
}

export async function markSent(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.updateTable('mails').set({ sentAt: now.toISOString() }).where('id', '=', id).execute()
}

/** Saves a failed try. The next one is due at `at`. */
export async function postpone(queries: Queries, id: string, at: Date, failure: string): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ nextTryAt: at.toISOString(), failure })
    .where('id', '=', id)
    .execute()
}

/** Ends the lease of a mail without counting the try. */
export async function releaseMail(queries: Queries, { id, tries }: LeasedMail, now: Date): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ nextTryAt: now.toISOString(), tries: tries - 1 })
    .where('id', '=', id)
    .execute()
}

/** Gives a mail up: it is not tried again. */
export async function markFailed(queries: Queries, id: string, now: Date, failure: string): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ failedAt: now.toISOString(), failure })
    .where('id', '=', id)
    .execute()
}

/** Resets a mail as if it had never been tried. Returns false if there is none. */
export async function resendMail(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ sentAt: null, failedAt: null, failure: '', tries: 0, nextTryAt: '' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
