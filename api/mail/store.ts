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
 * Writes a mail in the transaction of what it tells of: it is sent when that has happened, and only then. The database
 * refuses a second one under the same id.
 */
export async function writeMail({ trx, now }: WriteContext, mail: Mail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ ...mail, createdAt: now.toISOString(), sentAt: null, failedAt: null })
    .execute()
}

const isSite = (name: string): name is SiteName => [...siteKeys, fifthBrand.brand].some((key) => key === name)

/** Mail that waits and is due by `now`. */
const due = (queries: Queries, now: Date) =>
  queries
    .selectFrom('mails')
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextTryAt', '<=', now.toISOString())

/**
 * Takes the mail that is due first for oneself until `until`, when it is due again unless its outcome was noted: the
 * other processes of the database leave it alone so long. Null when none is due.
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
    // Whoever changes the row that was seen has the mail; the others look again.
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

/** A try came to nothing: the next one is due at `at`. */
export async function postpone(queries: Queries, id: string, at: Date, failure: string): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ nextTryAt: at.toISOString(), failure })
    .where('id', '=', id)
    .execute()
}

/** A try was broken off by who made it: the mail waits as it did before. */
export async function releaseMail(queries: Queries, { id, tries }: LeasedMail, now: Date): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ nextTryAt: now.toISOString(), tries: tries - 1 })
    .where('id', '=', id)
    .execute()
}

/** No further try is made. */
export async function markFailed(queries: Queries, id: string, now: Date, failure: string): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ failedAt: now.toISOString(), failure })
    .where('id', '=', id)
    .execute()
}

/** Makes a mail wait as if it had never been tried. Answers whether there is one. */
export async function resendMail(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ sentAt: null, failedAt: null, failure: '', tries: 0, nextTryAt: '' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
