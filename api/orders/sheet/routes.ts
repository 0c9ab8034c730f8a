import { deliveryCalls } from '../../contract/index.ts'
import { sendPrivateFile } from '../../platform/files/send-private-file.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { makeOrderSheet } from './service.ts'

/** The order confirmation as PDF (spec §2). */
export const orderSheetRoutes: RouteGroup = (mount, services) => {
  mount(deliveryCalls.orderSheet, async ({ c, caller, query: { orderNumber } }) => {
    const { fileName, bytes } = await makeOrderSheet(services, caller, orderNumber)
    return sendPrivateFile(c, { name: fileName, bytes })
  })
}
