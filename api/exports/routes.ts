import { exportCalls } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { listExports, removeExport } from './service.ts'

/** Exports that jobs make; each list has its own call that starts one. */
export const exportRoutes: RouteGroup = (mount, services) => {
  mount(exportCalls.list, ({ caller, query: { list } }) =>
    listExports(services.store.db, caller, list, services.clock()),
  )

  mount(exportCalls.remove, async ({ caller, body: { exportId } }) => {
    await inTransaction(services, (context) => removeExport(context, caller, exportId))
    return { success: true }
  })
}
