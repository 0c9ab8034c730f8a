import { stockPricesRequestSchema } from '../../contract/index.ts'
import { readBody } from '../../platform/http/read-request.ts'
import { requireSignedIn } from '../../accounts/caller.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { readStockPrices } from './service.ts'

/** `POST /api/variants/stockprices` (spec §7). */
export const variantRoutes: RouteGroup = (app, services) => {
  app.post('/api/variants/stockprices', 'signed-in', async (c) => {
    const { items, warehouseId } = await readBody(c, stockPricesRequestSchema)
    return c.json(await readStockPrices(services, requireSignedIn(c.get('caller')), items, warehouseId))
  })
}
