import { catalogueCalls } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { type AgreementPriceFinder, readStockPrices } from './service.ts'

/** `POST /api/variants/stockprices` (spec §7). */
export const variantRoutes =
  (findAgreementPrices: AgreementPriceFinder): RouteGroup =>
  (mount, services) => {
    mount(catalogueCalls.stockPrices, ({ caller, body: { items, warehouseId } }) =>
      readStockPrices(services, caller, items, warehouseId, findAgreementPrices),
    )
  }
