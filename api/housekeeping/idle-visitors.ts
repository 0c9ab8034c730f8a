import type { Transaction } from 'kysely'
import { siteKeys, type SiteKey } from '../contract/index.ts'
import type { SessionLimits } from '../platform/service-settings.ts'
import { cartOwner } from '../carts/service.ts'
import type { Database } from '../platform/database/schema.ts'
import type { Store } from '../platform/database/store.ts'

/** Sessions that one transaction deletes, so that it stays short. */
export const visitorsAtOnce = 200

/** Deletes the carts and lists of visitors' sessions, which can no longer be opened. */
async function removeBelongings(trx: Transaction<Database>, sessions: readonly string[]): Promise<void> {
  const owners = sessions.map((sessionHash) => cartOwner({ userId: '', customerId: '', sessionHash }))
  const carts = trx.selectFrom('carts').select('carts.id').where('owner', 'in', owners)
  await trx.deleteFrom('cartLines').where('cartId', 'in', carts).execute()
  await trx.deleteFrom('cartChanges').where('cartId', 'in', carts).execute()
  await trx.deleteFrom('carts').where('owner', 'in', owners).execute()
  const orders = trx.selectFrom('directOrderLists').select('directOrderLists.id').where('owner', 'in', owners)
  await trx.deleteFrom('directOrderItems').where('listId', 'in', orders).execute()
  await trx.deleteFrom('directOrderLists').where('owner', 'in', owners).execute()
  const lists = trx.selectFrom('lists').select('lists.id').where('session', 'in', sessions)
  await trx.deleteFrom('listItems').where('listId', 'in', lists).execute()
  await trx.deleteFrom('lists').where('session', 'in', sessions).execute()
  await trx.deleteFrom('sessionIds').where('session', 'in', sessions).execute()
}

/** Deletes one batch of idle visitors of a site. Returns how many there were. */
async function removeBatch({ db }: Store, site: SiteKey, idleSince: string): Promise<number> {
  const found = await db
    .selectFrom('sessions')
    .select('idHash')
    .where('userId', 'is', null)
    .where('site', '=', site)
    .where('seenAt', '<=', idleSince)
    .limit(visitorsAtOnce)
    .execute()
  if (found.length === 0) return 0
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where(
        'idHash',
        'in',
        found.map(({ idHash }) => idHash),
      )
      // Keeps a session that was used meanwhile.
      .where('seenAt', '<=', idleSince)
      .returning('idHash')
      .execute()
    const sessions = ended.map(({ idHash }) => idHash)
    if (sessions.length > 0) await removeBelongings(trx, sessions)
  })
  return found.length
}

/**
 * Deletes the expired sessions of visitors, with their carts and lists, in batches of one transaction
 * each. Returns how many sessions it found.
 */
export async function deleteIdleVisitors(
  store: Store,
  now: Date,
  limitsOf: (site: string) => SessionLimits,
): Promise<number> {
  let removed = 0
  for (const site of siteKeys) {
    const idleSince = new Date(now.getTime() - limitsOf(site).idleSeconds * 1000).toISOString()
    for (;;) {
      const batch = await removeBatch(store, site, idleSince)
      removed += batch
      if (batch < visitorsAtOnce) break
      // Lets requests run first.
      await new Promise((done) => setImmediate(done))
    }
  }
  return removed
}
