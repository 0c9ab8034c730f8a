import {
  myPagesMenuRequestSchema,
  type OrderHistory,
  orderHistoryQuerySchema,
  orderQuerySchema,
  ordersPerPage,
} from '../contract/index.ts'
import { allowedPages } from './rules.ts'
import { readOrders } from '../orders/store.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { Caller, RouteGroup } from '../platform/services.ts'
import { readOrder, viewOrderHead } from './view.ts'

/** Orders of the customer, and the pages that the user may open (spec §2, §6). */
export const myPagesRoutes: RouteGroup = (app, services) => {
  const { db } = services.store
  const hidesPrices = async (caller: Caller): Promise<boolean> =>
    (await priceVisibilityOf(db, caller)).hidesPrices

  app.get('/api/my-pages/order-history', { page: 'order-history' }, async (c) => {
    const { page } = readQuery(c, orderHistoryQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    const { total, orders } = await readOrders(db, caller.customerId, { page, pageSize: ordersPerPage })
    const hidden = await hidesPrices(caller)
    const answer: OrderHistory = {
      total,
      page,
      pageSize: ordersPerPage,
      orders: orders.map((order) => viewOrderHead(order, hidden)),
    }
    return c.json(answer)
  })

  app.get('/api/my-pages/order', { page: 'order-history' }, async (c) => {
    const query = readQuery(c, orderQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await readOrder(services, caller, query, await hidesPrices(caller)))
  })

  app.post('/api/my-pages/menu', 'signed-in', async (c) => {
    const { pages } = await readBody(c, myPagesMenuRequestSchema)
    const { userId, customerId, site } = requireSignedIn(c.get('caller'))
    return c.json({ pages: allowedPages(pages, site, await permissionsOf(db, userId, customerId)) })
  })
}
