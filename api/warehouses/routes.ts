import type { RouteGroup } from '../platform/services.ts'
import { listWarehouses } from './service.ts'

/** `GET /api/warehouses` (spec §7). */
export const warehouseRoutes: RouteGroup = (app, { store }) => {
  app.get('/api/warehouses', 'public', async (c) =>
    c.json(await listWarehouses(store.db, c.get('caller').site)),
  )
}
