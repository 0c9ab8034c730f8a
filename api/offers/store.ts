import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { OfferSort, OfferState, SiteKey } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { foldText, type ListSort, type Period } from '../platform/lists/list-filter.ts'
import { orderNumber } from '../orders/service.ts'

export type OfferRow = Selectable<Database['offers']>
export type OfferLineRow = Selectable<Database['offerLines']>
export type OfferVersionRow = Selectable<Database['offerVersions']>

const inCart = sql<number>`(case when exists (select 1 from "cartLines" where "lockKind" = 'offer'
  and "lockId" = "offers"."versionId") then 1 else 0 end)`
const ordered = sql<number>`(case when exists (select 1 from "orderLines" inner join "offerVersions" "orderedVersion"
  on "orderedVersion"."id" = "orderLines"."lockId" where "lockKind" = 'offer'
  and "orderedVersion"."offerId" = "offers"."id") then 1 else 0 end)`

const heads = (queries: Queries) =>
  queries
    .selectFrom('offers')
    .leftJoin('users', 'users.id', 'offers.userId')
    .leftJoin('sellers', 'sellers.id', 'offers.sellerId')
    .innerJoin('customers', 'customers.id', 'offers.customerId')
    .selectAll('offers')
    .select(['users.name as createdBy', 'sellers.name as seller'])
    .select(['customers.name as customer', 'customers.number as customerNumber'])
    .select([inCart.as('inCart'), ordered.as('ordered')])
export type OfferHeadRow = Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number]

/** An offer with its head. `customerId` is that of its reader; null for sellers, who do not see drafts. */
export const findOffer = (
  queries: Queries,
  customerId: string | null,
  offerId: string,
): Promise<OfferHeadRow | undefined> =>
  heads(queries)
    .where('offers.id', '=', offerId)
    .$if(customerId !== null, (query) => query.where('offers.customerId', '=', customerId ?? ''))
    .$if(customerId === null, (query) => query.where('offers.state', '<>', 'draft'))
    .executeTakeFirst()

/** Locks offers until the transaction ends, in the order of their ids. */
export async function lockOffers({ trx, dialect }: WriteContext, ids: readonly string[]): Promise<void> {
  if (dialect !== 'postgres' || ids.length === 0) return
  await trx.selectFrom('offers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Which offers. Empty lists and nulls restrict nothing. */
export interface OfferFilter {
  /** Null for sellers, who see every customer's except drafts. */
  customerId: string | null
  userId: string | null
  sellerId: string | null
  states: readonly OfferState[]
  /** Of the last change. */
  period: Period
  patterns: readonly string[]
  /** For `expired` and `accepted`. */
  now: Date
}

/** The shown state in SQL: `shownState` of the rules. */
const stateAt = (now: Date) => sql<OfferState>`(case when "offers"."state" <> 'ready' then "offers"."state"
  when ${inCart} = 1 and "offers"."validUntil" > ${now.toISOString()} then 'accepted'
  when ${ordered} = 1 then 'partlyOrdered'
  when "offers"."validUntil" > ${now.toISOString()} then 'ready' else 'expired' end)`

function filtered(queries: Queries, filter: OfferFilter) {
  const { customerId, userId, sellerId, states, period, patterns, now } = filter
  let rows = queries.selectFrom('offers')
  rows = customerId === null ? rows.where('state', '<>', 'draft') : rows.where('customerId', '=', customerId)
  if (userId !== null) rows = rows.where('userId', '=', userId)
  if (sellerId !== null) rows = rows.where('sellerId', '=', sellerId)
  if (states.length > 0) rows = rows.where(stateAt(now), 'in', states)
  if (period.from !== null) rows = rows.where('updatedAt', '>=', period.from)
  if (period.before !== null) rows = rows.where('updatedAt', '<', period.before)
  for (const pattern of patterns)
    rows = rows.where(sql<SqlBool>`"offers"."searchText" like ${pattern} escape '\\'`)
  return rows
}

export async function countOffers(queries: Queries, filter: OfferFilter): Promise<number> {
  const { count } = await filtered(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The offers that were changed last come first, unless another order is asked for. */
export const lastChangedFirst: ListSort<OfferSort> = { column: 'updatedAt', direction: 'desc' }

/** A window of the offers that a filter selects. */
export async function readOffers(
  queries: Queries,
  filter: OfferFilter,
  { column, direction }: ListSort<OfferSort>,
  { from, count }: { from: number; count: number },
): Promise<OfferHeadRow[]> {
  const ids = await filtered(queries, filter)
    .select('id')
    .orderBy(column, direction)
    .orderBy('id')
    .limit(count)
    .offset(from)
    .execute()
  if (ids.length === 0) return []
  const rows = await heads(queries)
    .where(
      'offers.id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Versions of an offer, the request first. */
export const readVersions = (queries: Queries, offerId: string) =>
  queries
    .selectFrom('offerVersions')
    .leftJoin('sellers', 'sellers.id', 'offerVersions.sellerId')
    .selectAll('offerVersions')
    .select('sellers.name as seller')
    .where('offerId', '=', offerId)
    .orderBy('version')
    .execute()

export const readOfferLines = (queries: Queries, versionIds: readonly string[]): Promise<OfferLineRow[]> =>
  queries
    .selectFrom('offerLines')
    .selectAll()
    .where('versionId', 'in', versionIds)
    .orderBy('versionId')
    .orderBy('position')
    .execute()

/** Positions of a version that are in a cart, and those that are ordered, with the number of the order. */
export async function readUse(
  queries: Queries,
  versionId: string,
): Promise<{ inCart: ReadonlySet<number>; ordered: ReadonlyMap<number, string> }> {
  const inCarts = await queries
    .selectFrom('cartLines')
    .select('lockPosition')
    .where('lockKind', '=', 'offer')
    .where('lockId', '=', versionId)
    .execute()
  const inOrders = await queries
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select(['lockPosition', 'orders.number'])
    .where('lockKind', '=', 'offer')
    .where('lockId', '=', versionId)
    .execute()
  return {
    inCart: new Set(inCarts.map(({ lockPosition }) => lockPosition)),
    ordered: new Map(inOrders.map(({ lockPosition, number }) => [lockPosition, number])),
  }
}

export const readMessages = (queries: Queries, offerId: string) =>
  queries
    .selectFrom('offerMessages')
    .selectAll()
    .where('offerId', '=', offerId)
    .orderBy('at')
    .orderBy('id')
    .execute()

export const readFiles = (queries: Queries, offerId: string) =>
  queries
    .selectFrom('offerFiles')
    .select(['fileId', 'name', 'size', 'addedAt'])
    .where('offerId', '=', offerId)
    .orderBy('addedAt')
    .orderBy('fileId')
    .execute()

/** Draws the number of the next offer of a site. */
export async function nextOfferNumber({ trx }: WriteContext, site: SiteKey): Promise<string> {
  await trx
    .insertInto('offerNumbers')
    .values({ site, next: 1 })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  const { next } = await trx
    .updateTable('offerNumbers')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('site', '=', site)
    .returning('next')
    .executeTakeFirstOrThrow()
  return `OF${orderNumber(site, next - 1)}`
}

/** A line before it belongs to a version. */
export type NewOfferLine = Omit<Insertable<Database['offerLines']>, 'versionId' | 'position'>

/** The sum of lines that are neither optional nor an alternative; null while one of them has no price. */
export function sumOfOffer(lines: readonly Pick<NewOfferLine, 'kind' | 'total'>[]): number | null {
  let sum = 0
  for (const { kind, total } of lines) {
    if (kind !== 'ordinary') continue
    if (total === null || total === undefined) return null
    sum += total
  }
  return sum
}

/** Writes a version with its lines. The database refuses a second one of the same number. */
export async function insertVersion(
  { trx }: WriteContext,
  version: OfferVersionRow,
  lines: readonly NewOfferLine[],
): Promise<void> {
  await trx.insertInto('offerVersions').values(version).execute()
  await insertOfferLines(trx, version.id, lines)
}

export const insertOfferLines = (
  queries: Queries,
  versionId: string,
  lines: readonly NewOfferLine[],
): Promise<void> =>
  insertRows(
    queries,
    'offerLines',
    lines.map((line, index) => ({ ...line, versionId, position: index + 1 })),
  )

/** The texts of an offer that the free search looks in. */
export const offerSearchText = (
  { number, name, project }: Pick<OfferRow, 'number' | 'name' | 'project'>,
  customer: { name: string; number: string },
  createdBy: string,
  lines: readonly Pick<NewOfferLine, 'code' | 'name'>[],
): string =>
  foldText(
    [
      ...new Set([
        number,
        name,
        project,
        customer.name,
        customer.number,
        createdBy,
        ...lines.flatMap((line) => [line.code, line.name]),
      ]),
    ].join(' '),
  )
