import { catalogueCalls } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { readStockPrices } from './service.ts'

/** `POST /api/variants/stockprices` (spec §7). */
export const variantRoutes: RouteGroup = (mount, services) => {
  mount(catalogueCalls.stockPrices, ({ caller, body: { items, warehouseId } }) =>
    readStockPrices(services, caller, items, warehouseId),
  )
}
