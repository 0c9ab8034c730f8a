import { requireSignedIn } from '../accounts/caller.ts'
import { exportsQuerySchema, removeExportRequestSchema } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { listExports, removeExport } from './service.ts'

/** Exports that jobs make; each list has its own call that starts one. */
export const exportRoutes: RouteGroup = (app, services) => {
  app.get('/api/user/exports', 'signed-in', async (c) => {
    const { list } = readQuery(c, exportsQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await listExports(services.store.db, caller, list, services.clock()))
  })

  app.post('/api/user/removeexport', 'signed-in', async (c) => {
    const { exportId } = await readBody(c, removeExportRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    await inTransaction(services, (context) => removeExport(context, caller, exportId))
    return c.json({ success: true })
  })
}
