import { type Insertable, type Selectable, sql } from 'kysely'
import type { DeliveryStatus, OrderChannel, OrderSort } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import { isInScope, type OrderReader, type OrderScope, orderScopeOf } from '../accounts/service.ts'
import { lastShipment, nextLine, nextShipment } from './promises.ts'
import { ordersWithCode, ordersWithNumber, type SearchTerm } from './search-numbers.ts'
import type { ListSort, Period } from '../platform/lists/list-filter.ts'

export type NewOrder = Omit<Insertable<Database['orders']>, 'id'>
export type OrderLineRow = Selectable<Database['orderLines']>
export type NewOrderLine = Omit<Insertable<Database['orderLines']>, 'orderId' | 'position'>

/** The delivery address of an order as a filter of the list. */
export const addressKeyOf = ({ postalCode, street }: Pick<NewOrder, 'postalCode' | 'street'>): string =>
  `${postalCode} ${street}`

const orderHeads = (queries: Queries) =>
  queries
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select('users.name as orderedBy')
    .select((eb) =>
      eb
        .selectFrom('orderLines')
        .select((line) => line.fn.countAll<number>().as('count'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .as('lineCount'),
    )
    .select((eb) => [
      nextShipment('').as('nextShipment'),
      nextLine('').as('nextLine'),
      eb
        .selectFrom('orderLines')
        .select((line) => line.fn.min('orderLines.promisedDate').as('first'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .where('orderLines.promisedDate', '<>', '')
        .where('orderLines.status', 'not in', ['DELIVERED', 'CANCELLED'])
        .as('firstLine'),
      lastShipment.as('lastShipment'),
      eb
        .selectFrom('orderLines')
        .select((line) => line.fn.max('orderLines.promisedDate').as('last'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .where('orderLines.promisedDate', '<>', '')
        .where('orderLines.status', '<>', 'CANCELLED')
        .as('lastLine'),
    ])
export type OrderHead = Awaited<ReturnType<ReturnType<typeof orderHeads>['execute']>>[number]

/** Which orders of a scope. Empty lists and nulls restrict nothing. */
export interface OrderFilter extends OrderScope {
  period: Period
  statuses: readonly DeliveryStatus[]
  channels: readonly OrderChannel[]
  /** Only orders with a line that is a back order. */
  onlyBackorders: boolean
  /** `orders.addressKey`; '' restricts nothing. */
  addressKey: string
  /** The words of the free search. */
  terms: readonly SearchTerm[]
}

/** A filter that selects every order of a scope. */
export const allOrdersOf = (scope: OrderScope): OrderFilter => ({
  ...scope,
  period: { from: null, before: null },
  statuses: [],
  channels: [],
  onlyBackorders: false,
  addressKey: '',
  terms: [],
})

/** The order of orders, unless another is asked for. */
export const newestFirst: ListSort<OrderSort> = { column: 'placedAt', direction: 'desc' }

function ordersOf(queries: Queries, filter: OrderFilter) {
  const { customerId, period, statuses, userId, channels, onlyBackorders, addressKey, terms } = filter
  // With the column alone, SQLite looks through all orders of the customer although the search finds a few.
  const isRare = terms.some((term) => term.kind === 'number' && term.isRare)
  const ofCustomer = isRare
    ? sql<boolean>`"orders"."customerId" || '' = ${customerId}`
    : sql<boolean>`"orders"."customerId" = ${customerId}`
  let orders = queries.selectFrom('orders').where(ofCustomer)
  if (period.from !== null) orders = orders.where('placedAt', '>=', period.from)
  if (period.before !== null) orders = orders.where('placedAt', '<', period.before)
  if (statuses.length > 0) orders = orders.where('status', 'in', statuses)
  if (userId !== null) orders = orders.where('userId', '=', userId)
  if (channels.length > 0) orders = orders.where('channel', 'in', channels)
  if (onlyBackorders) orders = orders.where('backordered', '=', 1)
  if (addressKey !== '') orders = orders.where('addressKey', '=', addressKey)
  for (const term of terms) {
    if (term.kind === 'number') {
      orders = orders.where('orders.id', 'in', ordersWithNumber(queries, customerId, term))
      continue
    }
    const { pattern, codes } = term
    const isInText = sql<boolean>`"searchText" like ${pattern} escape '\\'`
    orders =
      codes.length === 0
        ? orders.where(isInText)
        : orders.where((eb) =>
            eb.or([isInText, eb('orders.id', 'in', ordersWithCode(queries, customerId, codes))]),
          )
  }
  return orders
}

/** Orders of a scope in some statuses. */
export interface OrdersOfStatus {
  status: DeliveryStatus
  site: string
  count: number
  /** The first time that a shipment under way is promised for, from `from` on; null if none is. */
  nextShipment: string | null
  /**
   * The first day that goods of an order without such a shipment are promised for, from `today` on; null if none are.
   */
  nextLine: string | null
}

/** Restricts orders to those of a user. */
const ofUser = (userId: string | null) => (userId === null ? sql`` : sql`and "userId" = ${userId}`)

/** Counts orders by status and site, with the next goods of each as the heads of orders have them. */
export async function countOrdersByStatus(
  queries: Queries,
  { customerId, userId }: OrderScope,
  statuses: readonly DeliveryStatus[],
  { from, today }: { from: string; today: string },
): Promise<OrdersOfStatus[]> {
  // Materialized: SQLite would look up each order's goods once for every place that names them.
  const { rows } = await sql<OrdersOfStatus>`
    with "open" as materialized (
      select "status", "site", ${nextShipment(from)} as "shipment", ${nextLine(today)} as "line" from "orders"
      where "customerId" = ${customerId} and "status" in (${sql.join(statuses)}) ${ofUser(userId)}
    ) select "status", "site", count(*) as "count",
      min("shipment") as "nextShipment",
      min(case when "shipment" is null then "line" end) as "nextLine"
    from "open" group by "status", "site"`.execute(queries)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/**
 * The delivery addresses of orders that follow an address, by postal code. Each is one step in the index: grouping
 * would read every order.
 */
export async function readAddressKeys(
  queries: Queries,
  { customerId, userId }: OrderScope,
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const next = (before: ReturnType<typeof sql>) => sql`(select min("addressKey") from "orders"
    where "customerId" = ${customerId} and "addressKey" > ${before} ${ofUser(userId)})`
  const { rows } = await sql<{ key: string }>`
    with recursive "keys"("key", "count") as (
      select ${next(sql`${after}`)}, 1
      union all select ${next(sql`"keys"."key"`)}, "count" + 1 from "keys" where "key" is not null and "count" < ${count}
    ) select "key" from "keys" where "key" is not null order by "key"`.execute(queries)
  return rows.map(({ key }) => key)
}

/** Number of orders. */
export async function countOrders(queries: Queries, filter: OrderFilter): Promise<number> {
  const { total } = await ordersOf(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const sortColumns = { orderNumber: 'number', placedAt: 'placedAt', sum: 'sum', total: 'total' } as const

/**
 * The numbers of a window of orders, in their order. The index holds them, so that a window deep in the list does not
 * read the rows before it.
 */
export async function readOrderNumbers(
  queries: Queries,
  filter: OrderFilter,
  { column, direction }: ListSort<OrderSort>,
  window: { from: number; count: number },
): Promise<string[]> {
  const rows = await ordersOf(queries, filter)
    .select('number')
    .orderBy(sortColumns[column], direction)
    .orderBy('number', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
  return rows.map(({ number }) => number)
}

/**
 * The numbers of all orders, in their order, some at a time. Each order is among them once, whatever is placed
 * meanwhile.
 */
export async function* streamOrderNumbers(
  queries: Queries,
  filter: OrderFilter,
  { column, direction }: ListSort<OrderSort>,
  count: number,
): AsyncGenerator<string[]> {
  const sorted = sortColumns[column]
  const behind = sql.raw(direction === 'asc' ? '>' : '<')
  let last: { number: string; key: string | number } | undefined
  for (;;) {
    let orders = ordersOf(queries, filter).select(['number', `${sorted} as key`])
    if (last !== undefined)
      orders = orders.where(
        sql<boolean>`(${sql.ref(sorted)}, "number") ${behind} (${last.key}, ${last.number})`,
      )
    const rows = await orders.orderBy(sorted, direction).orderBy('number', direction).limit(count).execute()
    if (rows.length > 0) yield rows.map(({ number }) => number)
    if (rows.length < count) return
    last = rows.at(-1)
  }
}

/** Number of lines of all orders together. */
export async function countOrderLines(queries: Queries, filter: OrderFilter): Promise<number> {
  const { total } = await queries
    .selectFrom('orderLines')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('orderId', 'in', ordersOf(queries, filter).select('orders.id'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The customer's orders with some numbers, at most 500, in the order of the numbers. */
export async function readOrderHeads(
  queries: Queries,
  customerId: string,
  numbers: readonly string[],
): Promise<OrderHead[]> {
  if (numbers.length === 0) return []
  // Numbers are unique. With the customer as a condition, SQLite reads all orders of the customer instead.
  const heads = await orderHeads(queries).where('orders.number', 'in', numbers).execute()
  const own = heads.filter((head) => head.customerId === customerId)
  const byNumber = new Map(own.map((head) => [head.number, head]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** An order that the user may see at the customer; undefined for any other order. */
export async function findOrder(
  queries: Queries,
  reader: OrderReader,
  number: string,
): Promise<OrderHead | undefined> {
  const order = await orderHeads(queries)
    .where('orders.customerId', '=', reader.customerId)
    .where('orders.number', '=', number)
    .executeTakeFirst()
  return order !== undefined && isInScope(await orderScopeOf(queries, reader), order) ? order : undefined
}
