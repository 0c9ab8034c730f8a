import { readRoute } from '@tradecounter/shop/core/addresses'
import { Hono } from 'hono'
import type { Assets } from './pages/assets/assets.ts'
import { chooseContentCoding } from './pages/content-coding.ts'
import { isBrokenOff } from './bff/broken-off.ts'
import { bffRoutes } from './bff/bff-routes.ts'
import { crawlerRoutes } from './operations/crawler-routes.ts'
import { cspReportRoutes } from './operations/csp-reports.ts'
import type { HonoEnv } from './context/hono-env.ts'
import { type Logger, redactText } from './operations/log.ts'
import { countLogins } from './operations/count-logins.ts'
import type { Metrics } from './operations/metrics.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { type ApiProxy, refuse } from './bff/api-proxy.ts'
import { bodyLimitOf, declaredCall } from './bff/declared-calls.ts'
import type { Sessions } from './context/sessions.ts'
import type { Sitemaps } from './operations/sitemaps.ts'
import type { Settings } from './settings.ts'
import { pushWorkerRoutes } from './operations/push-worker.ts'
import { speculationRoutes } from './pages/speculation-rules.ts'
import { traceIdOf } from './context/request-context.ts'
import { webVitalsRoutes } from './operations/web-vitals.ts'
import { wellKnownRoutes } from './operations/well-known-routes.ts'
import type { HostTranslations } from './translations/translations.ts'
import { translationRoutes } from './translations/translation-routes.ts'

interface AppOptions {
  proxy: ApiProxy
  sessions: Sessions
  settings: Settings
  /** Where access tokens are stored: `host` never sends one to a browser (reliability T1). */
  tokens: 'browser' | 'host'
  /** Null during development, when Vite serves them. */
  assets: Assets | null
  pages: PageRenderer
  translations: HostTranslations
  sitemaps: Sitemaps
  log: Logger
  metrics: Metrics
}

/** Whether a file of the build belongs to the operator area alone. */
const isOperatorAsset = (path: string): boolean => /\/operator-area\.[^/]+$/u.test(path)

const hasPage = (path: string): boolean =>
  readRoute(path, '', { searchBasePath: '/search' }).page !== 'not-found'

/** Handles everything except pages (`request-listener.ts`). */
export function createApp({
  proxy,
  sessions,
  settings,
  tokens,
  assets,
  pages,
  translations,
  sitemaps,
  log,
  metrics,
}: AppOptions): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()

  app.onError((failure, c) => {
    const { requestId, traceparent } = c.env.context
    if (isBrokenOff(c.env.incoming)) {
      log.debug({ requestId, path: redactText(c.req.path) }, 'request broken off')
      return refuse(c, { status: 400, code: 'brokenOff', message: 'The request ended before its body.' })
    }
    log.error(
      { requestId, traceId: traceIdOf(traceparent), path: redactText(c.req.path), err: failure },
      'request failed',
    )
    const down = failure instanceof Error && (failure.name === 'TimeoutError' || failure.name === 'TypeError')
    return c.json(
      { code: 'internal', message: 'The request failed on our side.', traceId: traceIdOf(traceparent) },
      down ? 503 : 500,
      {
        'Cache-Control': 'no-store',
      },
    )
  })

  app.use('/bff/login', countLogins(metrics))
  app.use('/api/user/login', countLogins(metrics))

  app.options('*', (c) =>
    refuse(c, { status: 403, code: 'preflight', message: 'Other origins may not call this one.' }),
  )

  app.get('/assets/*', (c) => {
    // The operator area has style sheets of its own, on its own host.
    const asset = isOperatorAsset(c.req.path)
      ? null
      : assets?.(c.req.path, chooseContentCoding(c.req.header('accept-encoding')))
    if (!asset) return c.text('404', 404, { 'Cache-Control': 'no-store' })
    return c.body(asset.body, 200, asset.headers)
  })

  app.route('/translations', translationRoutes(translations))
  app.route('/', speculationRoutes())
  app.route('/', cspReportRoutes({ log, metrics }))
  app.route('/', webVitalsRoutes(metrics))
  app.route('/', bffRoutes(proxy, sessions, pages, tokens))
  app.all('/bff/*', (c) =>
    c.json({ code: 'notFound', message: 'There is no such call.' }, 404, { 'Cache-Control': 'no-store' }),
  )

  app.on(['GET', 'POST'], '/api/*', async (c) => {
    // Only the host may exchange a session id for a token.
    if (c.req.path.startsWith('/api/user/session'))
      return c.json({ code: 'notFound', message: 'There is no such call.' }, 404)
    const { context, incoming } = c.env
    const call = {
      method: c.req.method,
      path: c.req.path,
      address: incoming.url ?? '/',
      headers: c.req.raw.headers,
      body: null,
    }
    if (c.req.method !== 'POST') return proxy.carry(call, context, c.req.raw.signal)
    if (declaredCall('POST', c.req.path)?.upload) {
      const refused = proxy.refuseUpload(c)
      return refused ?? proxy.carry({ ...call, body: c.req.raw.body }, context, c.req.raw.signal)
    }
    const body = await proxy.readWrite(c, bodyLimitOf(c.req.path))
    return body instanceof Response ? body : proxy.carry({ ...call, body }, context, c.req.raw.signal)
  })

  app.all('/api/*', (c) => c.text('405', 405, { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }))

  app.on('GET', ['/pictures/*', '/documents/*'], (c) => {
    const { context, incoming } = c.env
    // Files are the same for everyone: without a session, shared caches may store them.
    const call = {
      method: c.req.method,
      path: c.req.path,
      address: incoming.url ?? '/',
      headers: c.req.raw.headers,
      body: null,
    }
    return proxy.carry(call, { ...context, session: null }, c.req.raw.signal)
  })

  app.route('/', crawlerRoutes(sitemaps, log))
  app.route('/', wellKnownRoutes(settings, hasPage))
  app.route('/', pushWorkerRoutes())

  app.get('*', (c) => c.text('404', 404, { 'Cache-Control': 'no-store' }))
  app.all('*', (c) => c.text('405', 405, { Allow: 'GET, HEAD' }))
  return app
}
