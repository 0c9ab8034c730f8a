import { companyCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { auditExport } from './audit-export.ts'
import { listAudit } from './service.ts'

/** The audit of the caller's company, for its administrators. */
export const auditRoutes: RouteGroup = (mount, services) => {
  mount(companyCalls.audit, ({ c, query }) => listAudit(services.store.db, exportReaderOf(c), query))

  mount(companyCalls.exportAudit, async ({ c, query }) =>
    exportResponse(await auditExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(companyCalls.startAuditExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), auditExport, body),
  )
}
