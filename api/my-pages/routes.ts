import {
  myPagesMenuRequestSchema,
  orderExportQuerySchema,
  orderHistoryQuerySchema,
  reorderRequestSchema,
} from '../contract/index.ts'
import { allowedPages } from './rules.ts'
import { reorder } from '../orders/reorder.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { orderExport } from './order-export.ts'
import { readOrderHistory } from './order-history.ts'

/** Orders of the customer, and the pages that the user may open (spec §2, §6). */
export const myPagesRoutes: RouteGroup = (app, services) => {
  const { db } = services.store
  app.get('/api/my-pages/order-history', { page: 'order-history' }, async (c) => {
    const query = readQuery(c, orderHistoryQuerySchema)
    return c.json(await readOrderHistory(services, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/my-pages/order-history/export', { page: 'order-history' }, async (c) => {
    const query = exportQueryOf(readQuery(c, orderExportQuerySchema))
    return exportResponse(await orderExport.open(services, exportReaderOf(c), query))
  })

  app.post('/api/my-pages/order-history/startexport', { page: 'order-history' }, async (c) => {
    const query = await readBody(c, orderExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'order-history', query))
  })

  app.post('/api/my-pages/order/reorder', { page: 'order-history' }, async (c) => {
    const request = await readBody(c, reorderRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      reorder(context, caller, request),
    )
  })

  app.post('/api/my-pages/menu', 'signed-in', async (c) => {
    const { pages } = await readBody(c, myPagesMenuRequestSchema)
    const { userId, customerId, siteName } = requireSignedIn(c.get('caller'))
    return c.json({ pages: allowedPages(pages, siteName, await permissionsOf(db, userId, customerId)) })
  })
}
