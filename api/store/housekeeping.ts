import type { Queries } from './queries.ts'

const hour = 3_600_000
const day = 24 * hour

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Removes what nobody needs any more: ended sessions, old answers (orders' after 30 days, others' after one). */
export async function keepHouse(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
  await queries
    .deleteFrom('idempotency')
    .where('createdAt', '<', before(now, day))
    .where((eb) => eb.or([eb('scope', 'not like', '%/order'), eb('createdAt', '<', before(now, 30 * day))]))
    .execute()
  await queries
    .deleteFrom('loginAttempts')
    .where('windowStart', '<', before(now, 2 * day))
    .where((eb) => eb.or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<', now.toISOString())]))
    .execute()
}
