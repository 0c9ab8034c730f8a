import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isBusy, isDiskFull } from '../store/busy.ts'
import { callerMiddleware } from './caller.ts'
import { addressRoutes } from './addresses.ts'
import { cartRoutes } from './cart.ts'
import { categoryRoutes } from './category.ts'
import { customerRoutes } from './customer.ts'
import { directOrderRoutes } from './direct-order.ts'
import { Fault } from './fault.ts'
import { feedbackRoutes } from './feedback.ts'
import { guard } from './guard.ts'
import { myPagesRoutes } from './my-pages.ts'
import { pictureRoutes } from './pictures.ts'
import { productRoutes } from './product.ts'
import { recommendationRoutes } from './recommendations.ts'
import { searchRoutes } from './search.ts'
import type { ApiEnv, Route, Services } from './services.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { trackingRoutes } from './tracking.ts'
import { userRoutes } from './user.ts'
import { variantRoutes } from './variants.ts'

/** The families of calls, each mounted with its full paths. */
const families: readonly Route[] = [
  siteRoutes,
  addressRoutes,
  searchRoutes,
  categoryRoutes,
  productRoutes,
  pictureRoutes,
  sessionRoutes,
  userRoutes,
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

/**
 * The web handler of all calls: refusals are JSON that names the wrong part, a fault inside is logged once. `isFull` is
 * told of each and says whether it is one of a full disk.
 */
export function makeApp(
  services: Services,
  isFull: (failure: unknown) => boolean = isDiskFull,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()

  app.onError((failure, c) => {
    if (failure instanceof Fault) {
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
  for (const mount of families) mount(app, services)
  return app
}
