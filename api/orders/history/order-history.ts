import { type SessionCaller, orderScopeOf } from '../../accounts/service.ts'
import { type OrderFilterQuery, type OrderHistory, ordersPerPage, sites } from '../../contract/index.ts'
import { priceVisibilityOf } from '../../catalogue/articles/service.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { periodOf, sortOf } from '../../platform/lists/list-filter.ts'
import { readPage } from '../../platform/lists/read-page.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { countOrders, newestFirst, type OrderFilter, readOrderHeads, readOrderNumbers } from '../store.ts'
import { withDeliveryDays } from '../delivery-days.ts'
import { readOrderAddresses } from './order-addresses.ts'
import { searchTermsOf } from '../search-numbers.ts'
import { viewOrderHead } from '../view.ts'

/** Which orders a query selects, among those that the caller may see. Errors: 400. */
export async function orderFilterOf(
  queries: Queries,
  caller: Caller,
  query: OrderFilterQuery,
): Promise<OrderFilter> {
  const scope = await orderScopeOf(queries, caller)
  return {
    customerId: scope.customerId,
    period: periodOf(sites[caller.site].country, query),
    statuses: query.status,
    userId: query.orderedBy === 'me' ? caller.userId : scope.userId,
    channels: query.channel,
    onlyBackorders: query.backorders === 'only',
    addressKey: query.address,
    terms: await searchTermsOf(queries, scope, query.search),
  }
}

/** A page of the orders that the caller may see. Errors: 400. */
export async function readOrderHistory(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  caller: SessionCaller,
  query: OrderFilterQuery & { page: number; print: '' | '1' },
): Promise<OrderHistory> {
  const filter = await orderFilterOf(db, caller, query)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const { rows: numbers, ...page } = await readPage(query, ordersPerPage, {
    count: () => countOrders(db, filter),
    read: (window) => readOrderNumbers(db, filter, sortOf(query, newestFirst), window),
  })
  const heads = await readInChunks(numbers, (some) => readOrderHeads(db, caller.customerId, some))
  const orders = await withDeliveryDays(db, heads, clock())
  const { addresses, more: moreAddresses } = await readOrderAddresses(db, await orderScopeOf(db, caller))
  return {
    ...page,
    orders: orders.map((order) => viewOrderHead(order, hidesPrices)),
    addresses,
    moreAddresses,
  }
}
