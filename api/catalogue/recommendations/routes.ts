import { catalogueCalls } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { readRecommendations } from './service.ts'

/** `GET /api/recommendations/product` (spec §7). */
export const recommendationRoutes: RouteGroup = (mount, services) => {
  mount(catalogueCalls.recommendations, ({ caller, query: { code } }) =>
    readRecommendations(services, caller, code),
  )
}
