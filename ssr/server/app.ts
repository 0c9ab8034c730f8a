import { readRoute } from '@tradecounter/shop/core/addresses'
import { Hono } from 'hono'
import { type Assets, chooseCoding } from './pages/assets/assets.ts'
import { bffRoutes, loginLimit } from './bff/bff-routes.ts'
import { crawlerRoutes } from './operations/crawler-routes.ts'
import { cspReportRoutes } from './operations/csp-reports.ts'
import type { HostEnv } from './context/hono-env.ts'
import { type Logger, plain } from './operations/log.ts'
import { measureLogins } from './operations/login-metrics.ts'
import type { Measures } from './operations/metrics.ts'
import type { Pages } from './pages/page-renderer.ts'
import { type PassThrough, refuse } from './bff/api-proxy.ts'
import type { Sessions } from './context/sessions.ts'
import type { Sitemaps } from './operations/sitemaps.ts'
import type { Settings } from './settings.ts'
import { speculationRoutes } from './pages/speculation-rules.ts'
import { traceIdOf } from './context/request-context.ts'
import { wellKnownRoutes } from './operations/well-known-routes.ts'
import type { HostWords } from './translations/translations.ts'
import { wordsRoutes } from './translations/translation-routes.ts'

interface AppOptions {
  passThrough: PassThrough
  sessions: Sessions
  settings: Settings
  /** Where access tokens are kept: `host` never shows one to a browser (reliability T1). */
  tokens: 'browser' | 'host'
  /** Null while developing: Vite serves them then. */
  assets: Assets | null
  pages: Pages
  words: HostWords
  sitemaps: Sitemaps
  log: Logger
  measures: Measures
}

/** Bytes that the body of a call may have, where that is not the usual limit (reliability 2.9). */
const limitOf = (path: string): number | undefined => {
  if (path === '/api/user/login' || path === '/api/user/setpassword') return loginLimit
  return path.startsWith('/api/directorder/') ? 1024 * 1024 : undefined
}

const hasPage = (path: string): boolean =>
  readRoute(path, '', { searchBasePath: '/search' }).page !== 'not-found'

/** Everything that the host answers beside pages (`listener.ts`). */
export function createApp({
  passThrough,
  sessions,
  settings,
  tokens,
  assets,
  pages,
  words,
  sitemaps,
  log,
  measures,
}: AppOptions): Hono<HostEnv> {
  const app = new Hono<HostEnv>()

  app.onError((failure, c) => {
    const { requestId, traceparent } = c.env.visit
    log.error(
      { requestId, traceId: traceIdOf(traceparent), path: plain(c.req.path), err: failure },
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

  app.use('/bff/login', measureLogins(measures))
  app.use('/api/user/login', measureLogins(measures))

  app.options('*', (c) =>
    refuse(c, { status: 403, code: 'preflight', message: 'Other origins may not call this one.' }),
  )

  app.get('/assets/*', (c) => {
    const asset = assets?.(c.req.path, chooseCoding(c.req.header('accept-encoding')))
    if (!asset) return c.text('404', 404, { 'Cache-Control': 'no-store' })
    return c.body(asset.body, 200, asset.headers)
  })

  app.route('/words', wordsRoutes(words))
  app.route('/', speculationRoutes())
  app.route('/', cspReportRoutes({ log, measures }))
  app.route('/', bffRoutes(passThrough, sessions, pages, tokens))
  app.all('/bff/*', (c) =>
    c.json({ code: 'notFound', message: 'There is no such call.' }, 404, { 'Cache-Control': 'no-store' }),
  )

  app.on(['GET', 'POST'], '/api/*', async (c) => {
    // Sessions are the host's business; nobody outside may turn an id into a token.
    if (c.req.path.startsWith('/api/user/session'))
      return c.json({ code: 'notFound', message: 'There is no such call.' }, 404)
    const { visit, incoming } = c.env
    const call = {
      method: c.req.method,
      path: c.req.path,
      address: incoming.url ?? '/',
      headers: c.req.raw.headers,
      body: null,
    }
    if (c.req.method !== 'POST') return passThrough.carry(call, visit, c.req.raw.signal)
    const body = await passThrough.readWrite(c, limitOf(c.req.path))
    return body instanceof Response ? body : passThrough.carry({ ...call, body }, visit, c.req.raw.signal)
  })

  app.all('/api/*', (c) => c.text('405', 405, { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }))

  app.on('GET', ['/pictures/*', '/documents/*'], (c) => {
    const { visit, incoming } = c.env
    // Drawings are the same for everybody: no session goes along, so that they may be kept by anybody.
    const call = {
      method: c.req.method,
      path: c.req.path,
      address: incoming.url ?? '/',
      headers: c.req.raw.headers,
      body: null,
    }
    return passThrough.carry(call, { ...visit, session: null }, c.req.raw.signal)
  })

  app.route('/', crawlerRoutes(sitemaps, log))
  app.route('/', wellKnownRoutes(settings, hasPage))

  app.get('*', (c) => c.text('404', 404, { 'Cache-Control': 'no-store' }))
  app.all('*', (c) => c.text('405', 405, { Allow: 'GET, HEAD' }))
  return app
}
