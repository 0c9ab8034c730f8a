import { requireSignedIn } from '../accounts/caller.ts'
import { exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { RouteGroup } from '../platform/services.ts'
import { readErasure, requestErasure, withdrawErasure } from './service.ts'

/** The user's own personal data: a file with all of it, and its erasure. */
export const personalDataRoutes: RouteGroup = (app, services) => {
  const page = { page: 'my-account' } as const

  app.post('/api/my-pages/my-account/startexport', { recent: page }, async (c) =>
    c.json(await startExport(services, exportReaderOf(c), 'personal-data', {})),
  )

  app.get('/api/my-pages/my-account/erasure', page, async (c) =>
    c.json(await readErasure(services.store.db, requireSignedIn(c.get('caller')).userId)),
  )

  app.post('/api/my-pages/my-account/requesterasure', { recent: page }, async (c) => {
    const caller = requireSignedIn(c.get('caller'))
    const answer = await inTransaction(services, (context) => requestErasure(context, caller))
    services.startJobs()
    return c.json(answer)
  })

  app.post('/api/my-pages/my-account/withdrawerasure', page, async (c) => {
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await inTransaction(services, (context) => withdrawErasure(context, caller)))
  })
}
