import { catalogueCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { listWarehouses } from './service.ts'

/** `GET /api/warehouses` (spec §7). */
export const warehouseRoutes: RouteGroup = (mount, { store }) => {
  mount(catalogueCalls.warehouses, ({ caller }) => listWarehouses(store.db, caller.site))
}
