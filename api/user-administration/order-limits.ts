import { type SessionCaller, addressesOf, usersWith, isPermitted } from '../accounts/service.ts'
import { lockCostCentre } from '../company/service.ts'
import { type Limits, sites } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { limitRefusal, type LimitRefusal, periodStart } from './rules.ts'
import { readRolesOf, rolesOf } from './roles-store.ts'
import { addressIdsOf, findUserOf, readUsersOf, spentSince } from './store.ts'
import { limitsOf, ownLimits } from './view.ts'

type Buyer = Pick<SessionCaller, 'userId' | 'customerId' | 'site'>

/**
 * Locks what a user may spend at a customer, and the budget of a cost centre, until the end of the transaction. An
 * order is written from the cart or from an approved request, on one cost centre by several users: each waits for the
 * other, and counts it.
 */
export async function lockSpending(
  context: WriteContext,
  { userId, customerId }: Buyer,
  { costCentre }: { costCentre: string },
): Promise<void> {
  const { trx, dialect } = context
  await trx
    .selectFrom('attachments')
    .select('userId')
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  await lockCostCentre(context, customerId, costCentre)
}

/**
 * The limits that apply to a user, and what the user has ordered in the running period; null for somebody who is no
 * user.
 */
async function readSpending(
  queries: Queries,
  { userId, customerId, site }: Buyer,
  now: Date,
): Promise<{ limits: Limits; spent: number } | null> {
  const row = await findUserOf(queries, customerId, userId)
  if (row === undefined) return null
  const names = (await rolesOf(queries, customerId, [userId])).get(userId) ?? []
  const limits = limitsOf(ownLimits(row), names, await readRolesOf(queries, customerId))
  const { period } = limits
  const since = period === '' ? null : periodStart(period, sites[site].country, now)
  return { limits, spent: since === null ? 0 : await spentSince(queries, { userId, customerId }, since) }
}

/**
 * Why the user may not order goods of that sum (minor unit, without VAT and freight) now; null if the limits allow it.
 * The one place that decides this.
 */
export async function findLimitRefusal(
  queries: Queries,
  buyer: Buyer,
  sum: number,
  now: Date,
): Promise<LimitRefusal | null> {
  const own = await readSpending(queries, buyer, now)
  return own === null ? null : limitRefusal(own.limits, { sum, spent: own.spent })
}

/**
 * The limit of a user per period, and what is ordered of it now, in the minor unit without VAT and freight; null
 * without a limit.
 */
export async function findPeriodBudget(
  queries: Queries,
  buyer: Buyer,
  now: Date,
): Promise<{ limit: number; spent: number; period: Limits['period'] } | null> {
  const own = await readSpending(queries, buyer, now)
  if (own === null || own.limits.periodLimit === null) return null
  return { limit: own.limits.periodLimit, spent: own.spent, period: own.limits.period }
}

/** A user who may approve, with the limit per order of the user. */
export interface Approver {
  userId: string
  name: string
  orderLimit: number | null
  /** The user's own approver; empty for nobody. */
  approverId: string
}

/** The users who may approve orders of a customer, by id, in the order of their names. */
export async function approversAt(queries: Queries, customerId: string): Promise<Map<string, Approver>> {
  const people = await usersWith(queries, customerId, 'perm:approve')
  const ids = people.map(({ id }) => id)
  const rows = await readInChunks(ids, (some) => readUsersOf(queries, customerId, some))
  const names = await rolesOf(queries, customerId, ids)
  const roles = await readRolesOf(queries, customerId)
  return new Map(
    rows.map((row) => {
      const { orderLimit } = limitsOf(ownLimits(row), names.get(row.userId) ?? [], roles)
      const { userId, name, approverId } = row
      return [userId, { userId, name, orderLimit, approverId }]
    }),
  )
}

/** The delivery addresses that a user may order to, and whether the user may type another. */
export async function deliveryAddressesFor(
  queries: Queries,
  { userId, customerId }: Pick<Buyer, 'userId' | 'customerId'>,
): Promise<{ addresses: Awaited<ReturnType<typeof addressesOf>>; canTypeAddress: boolean }> {
  const allowed = new Set(await addressIdsOf(queries, customerId, userId))
  const addresses = await addressesOf(queries, customerId)
  if (allowed.size > 0)
    return { addresses: addresses.filter(({ id }) => allowed.has(id)), canTypeAddress: false }
  const canTypeAddress = await isPermitted(queries, { userId, customerId }, 'perm:orderToFreeAddress')
  return { addresses, canTypeAddress }
}
