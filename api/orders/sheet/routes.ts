import { requireSignedIn } from '../../accounts/caller.ts'
import { orderSheetQuerySchema } from '../../contract/index.ts'
import { readQuery } from '../../platform/http/read-request.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { makeOrderSheet } from './service.ts'

/** The order confirmation as PDF (spec §2). */
export const orderSheetRoutes: RouteGroup = (app, services) => {
  app.get('/api/my-pages/order/sheet', { page: 'order-info' }, async (c) => {
    const { orderNumber } = readQuery(c, orderSheetQuerySchema)
    const { fileName, bytes } = await makeOrderSheet(services, requireSignedIn(c.get('caller')), orderNumber)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    })
  })
}
