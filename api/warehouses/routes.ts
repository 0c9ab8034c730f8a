import { allowCaching } from '../platform/http/allow-caching.ts'
import type { RouteGroup } from '../platform/services.ts'
import { listWarehouses } from './service.ts'

/** `GET /api/warehouses` (spec §7). */
export const warehouseRoutes: RouteGroup = (app, { store }) => {
  app.get('/api/warehouses', 'public', async (c) => {
    const answer = await listWarehouses(store.db, c.get('caller').site)
    allowCaching(c, { scope: 'public', seconds: 3600 })
    return c.json(answer)
  })
}
