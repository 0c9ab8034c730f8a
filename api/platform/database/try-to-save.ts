import type { Store } from './store.ts'

/** Rows of a trial, told apart from those of requests by their scope. */
const scope = 'trial of the disk'

/** Saves a row of some pages and removes it again. Throws when there is no room for it. */
export async function tryToSave(
  { db }: Store,
  { key, content }: { key: string; content: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('idempotency')
    .values({ key, scope, requestHash: '', status: 0, body: content, createdAt: now.toISOString() })
    .execute()
  // One of an earlier process, too.
  await db.deleteFrom('idempotency').where('scope', '=', scope).execute()
}
