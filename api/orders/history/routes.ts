import { orderScopeOf } from '../../accounts/service.ts'
import { myPagesCalls } from '../../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../../exports/service.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { exportResponse } from '../../platform/lists/export-list.ts'
import { reorder } from '../reorder.ts'
import { readOrderAddresses } from './order-addresses.ts'
import { orderExport } from './order-export.ts'
import { readOrderHistory } from './order-history.ts'

/** Orders of the customer (spec §2). */
export const orderHistoryRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store
  mount(myPagesCalls.orderHistory, ({ caller, query }) => readOrderHistory(services, caller, query))

  mount(myPagesCalls.orderAddresses, async ({ caller, query }) =>
    readOrderAddresses(db, await orderScopeOf(db, caller), query.search),
  )

  mount(myPagesCalls.exportOrders, async ({ c, query }) =>
    exportResponse(await orderExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(myPagesCalls.startOrderExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), orderExport, body),
  )

  mount(myPagesCalls.reorder, ({ caller, body }, context) => reorder(context, caller, body))
}
