import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Rule } from './rule.ts'
import { isBusy, isDiskFull } from './database/database-errors.ts'
import { callerMiddleware } from '../accounts/caller.ts'
import { mountCalls } from './mount-calls.ts'
import { addressRoutes } from '../accounts/address-routes.ts'
import { cartRoutes } from '../carts/routes.ts'
import { categoryRoutes } from '../catalogue/categories/routes.ts'
import { customerRoutes } from '../accounts/customer-routes.ts'
import { directOrderRoutes } from '../direct-order/routes.ts'
import { ApiError } from './api-error.ts'
import { feedbackRoutes } from '../feedback/routes.ts'
import { guard } from './guard.ts'
import { myPagesRoutes } from '../my-pages/routes.ts'
import { mediaRoutes } from '../media/routes.ts'
import { openApiRoutes } from '../openapi/routes.ts'
import { productRoutes } from '../catalogue/products/routes.ts'
import { recommendationRoutes } from '../catalogue/recommendations/routes.ts'
import { searchRoutes } from '../catalogue/search/routes.ts'
import type { ApiEnv, Route, Services } from './services.ts'
import { sessionRoutes } from '../accounts/sessions/routes.ts'
import { setPasswordRoutes } from '../accounts/passwords/routes.ts'
import { siteRoutes } from '../sites/routes.ts'
import { trackingRoutes } from '../tracking/routes.ts'
import { userRoutes } from '../accounts/user-routes.ts'
import { variantRoutes } from '../catalogue/variants/routes.ts'

/** The families of calls, each mounted with its full paths. */
const families: readonly Route[] = [
  openApiRoutes,
  siteRoutes,
  addressRoutes,
  searchRoutes,
  categoryRoutes,
  productRoutes,
  mediaRoutes,
  sessionRoutes,
  userRoutes,
  setPasswordRoutes,
  customerRoutes,
  feedbackRoutes,
  trackingRoutes,
  cartRoutes,
  directOrderRoutes,
  variantRoutes,
  recommendationRoutes,
  myPagesRoutes,
]

const traceIdOf = (header: string | undefined): string =>
  header !== undefined && /^[\w-]{8,64}$/u.test(header) ? header : randomUUID()

/** How the app is assembled otherwise than usual. */
interface AppOptions {
  /** Is told of each fault and says whether it is one of a full disk. */
  isFull?: (failure: unknown) => boolean
  /** The families of calls. @default all of them */
  mounted?: readonly Route[]
  /** Is filled with the rule of each call, as `GET /api/cart`. */
  rules?: Map<string, Rule>
}

/** Throws when the app answers a call whose rule nobody has declared. */
function checkRules(app: Hono<ApiEnv>, rules: ReadonlyMap<string, Rule>): void {
  const open = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !rules.has(call))
  if (open.length > 0) throw new Error(`${open.join(', ')} has no rule that says who may call it.`)
}

/**
 * The web handler of all calls: refusals are JSON that names the wrong part, a fault inside is logged once. Throws when a
 * call has no rule.
 */
export function makeApp(
  services: Services,
  { isFull = isDiskFull, mounted = families, rules = new Map() }: AppOptions = {},
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
    // Answers differ by caller; a call that may be cached says so itself.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
  })
  app.use(guard(app, services, callerMiddleware(services)))
  const calls = mountCalls(app, services, rules)
  for (const mount of mounted) mount(calls, services)
  checkRules(app, rules)
  return app
}
