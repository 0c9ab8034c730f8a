import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isBusy, isDiskFull } from './platform/database/database-errors.ts'
import { cartRoutes } from './carts/routes.ts'
import { categoryRoutes } from './catalogue/categories/routes.ts'
import { directOrderRoutes } from './direct-order/routes.ts'
import { ApiError } from './platform/http/api-error.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { guard } from './platform/http/guard.ts'
import { myPagesRoutes } from './my-pages/routes.ts'
import { productRoutes } from './catalogue/products/routes.ts'
import { recommendationRoutes } from './catalogue/recommendations/routes.ts'
import { searchRoutes } from './catalogue/search/routes.ts'
import type { ApiEnv, Services, RouteGroup } from './platform/services.ts'
import { sessionRoutes } from './accounts/sessions/routes.ts'
import { siteRoutes } from './sites/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { userRoutes } from './accounts/users/routes.ts'
import { variantRoutes } from './catalogue/variants/routes.ts'
import { identifyCaller } from './accounts/caller.ts'
import { passwordRoutes } from './accounts/passwords/routes.ts'
import type { AccessRule } from './accounts/permissions/access-rule.ts'
import { signInRoutes } from './accounts/sign-in/routes.ts'
import { createRouter } from './platform/http/router.ts'
import { mediaRoutes } from './media/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { orderSheetRoutes } from './orders/sheet/routes.ts'
import { purchaseListRoutes } from './purchase-lists/routes.ts'
import { warehouseRoutes } from './warehouses/routes.ts'

/** The calls of every feature. */
const allRoutes: readonly RouteGroup[] = [
  openApiRoutes,
  siteRoutes,
  searchRoutes,
  categoryRoutes,
  productRoutes,
  mediaRoutes,
  sessionRoutes,
  signInRoutes,
  userRoutes,
  passwordRoutes,
  feedbackRoutes,
  trackingRoutes,
  cartRoutes,
  purchaseListRoutes,
  orderRoutes,
  orderSheetRoutes,
  directOrderRoutes,
  variantRoutes,
  warehouseRoutes,
  recommendationRoutes,
  myPagesRoutes,
]

const traceIdOf = (header: string | undefined): string =>
  header !== undefined && /^[\w-]{8,64}$/u.test(header) ? header : randomUUID()

interface AppOptions {
  /** Receives each unexpected error. Returns whether its cause is a full disk. */
  isFull?: (failure: unknown) => boolean
  /** @default the calls of every feature */
  routes?: readonly RouteGroup[]
  /** Receives the rule of each call, by `GET /api/cart`. */
  rules?: Map<string, AccessRule>
}

/** Throws if the app answers a call that has no access rule. */
function checkRules(app: Hono<ApiEnv>, rules: ReadonlyMap<string, AccessRule>): void {
  const open = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !rules.has(call))
  if (open.length > 0) throw new Error(`${open.join(', ')} has no rule that says who may call it.`)
}

/**
 * The web handler of all calls. Refusals are JSON that names the wrong field; an unexpected error is logged once. Throws
 * if a call has no access rule.
 */
export function createApp(
  services: Services,
  { isFull = isDiskFull, routes = allRoutes, rules = new Map() }: AppOptions = {},
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()

  app.onError((failure, c) => {
    if (failure instanceof ApiError) {
      return c.json(failure.body(), failure.status, { 'cache-control': 'no-store', ...failure.headers })
    }
    const traceId = c.get('traceId')
    if (isFull(failure)) {
      services.log.warn({ traceId, err: failure, method: c.req.method, path: c.req.path }, 'disk full')
      const headers = { 'cache-control': 'no-store', 'retry-after': '30' }
      return c.json(
        { code: 'storageFull', message: 'Nothing can be saved for now. Nothing was changed.', traceId },
        503,
        headers,
      )
    }
    if (isBusy(failure)) {
      services.log.warn({ traceId, err: failure, method: c.req.method, path: c.req.path }, 'database busy')
      const headers = { 'cache-control': 'no-store', 'retry-after': '1' }
      return c.json({ code: 'busy', message: 'The call can be repeated in a moment.', traceId }, 503, headers)
    }
    services.log.error({ traceId, err: failure, method: c.req.method, path: c.req.path }, 'call failed')
    return c.json({ code: 'internal', message: 'The call failed on our side.', traceId }, 500, {
      'cache-control': 'no-store',
    })
  })
  app.notFound((c) => c.json({ code: 'notFound', message: 'There is no such call.' }, 404))

  app.use(async (c, next) => {
    c.set('traceId', traceIdOf(c.req.header('x-request-id')))
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    // Answers differ by caller. A call whose answer may be cached sets the header itself.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
  })
  app.use(guard(app, services, identifyCaller(services)))
  const router = createRouter(app, services, rules)
  for (const addRoutes of routes) addRoutes(router, services)
  checkRules(app, rules)
  return app
}
