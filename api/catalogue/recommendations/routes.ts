import { readQuery } from '../../platform/http/read-request.ts'
import { recommendationsQuerySchema } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { readRecommendations } from './service.ts'

/** `GET /api/recommendations/product` (spec §7). */
export const recommendationRoutes: RouteGroup = (app, services) => {
  app.get('/api/recommendations/product', 'public', async (c) => {
    const { code } = readQuery(c, recommendationsQuerySchema)
    return c.json(await readRecommendations(services, c.get('caller'), code))
  })
}
