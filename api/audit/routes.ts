import { requireSignedIn } from '../accounts/caller.ts'
import { auditExportQuerySchema, auditQuerySchema } from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { auditExport } from './audit-export.ts'
import { listAudit } from './service.ts'

/** The audit of the caller's company, for its administrators. */
export const auditRoutes: RouteGroup = (app, services) => {
  app.get('/api/customer/audit', 'perm:adminCompany', async (c) => {
    const query = readQuery(c, auditQuerySchema)
    return c.json(await listAudit(services.store.db, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/customer/audit/export', 'perm:adminCompany', async (c) => {
    const query = exportQueryOf(readQuery(c, auditExportQuerySchema))
    return exportResponse(await auditExport.open(services, exportReaderOf(c), query))
  })

  app.post('/api/customer/audit/startexport', 'perm:adminCompany', async (c) => {
    const query = await readBody(c, auditExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'audit', query))
  })
}
