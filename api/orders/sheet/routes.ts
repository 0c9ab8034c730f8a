import { deliveryCalls } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { makeOrderSheet } from './service.ts'

/** The order confirmation as PDF (spec §2). */
export const orderSheetRoutes: RouteGroup = (mount, services) => {
  mount(deliveryCalls.orderSheet, async ({ c, caller, query: { orderNumber } }) => {
    const { fileName, bytes } = await makeOrderSheet(services, caller, orderNumber)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    })
  })
}
