import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isFileName, type PathSpelling, pathSpellingOf } from '@tradecounter/api/contract'
import type { Hono } from 'hono'
import type { HonoEnv } from './context/hono-env.ts'
import { type createContextResolver, type RequestContext, traceIdOf } from './context/request-context.ts'
import type { Health } from './operations/health.ts'
import { type Logger, redactText } from './operations/log.ts'
import type { Metrics } from './operations/metrics.ts'
import { createRequestLog, recordOf } from './operations/request-log.ts'
import { answerHeaders } from './pages/headers/security-headers.ts'
import { createPageLookup, readAnonymousRequest } from './pages/page-cache/lookup.ts'
import type { OperatorArea } from './operator-area/operator-area.ts'
import { type PageHandler, sendFailure } from './pages/page-handler.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { type RequestRefusal, refuseRequest, singleHost } from './request-limits.ts'

interface ListenerOptions {
  resolveContext: ReturnType<typeof createContextResolver>
  app: Hono<HonoEnv>
  pages: PageRenderer
  handlePage: PageHandler
  /** Null where there is no operator area. */
  operatorArea: OperatorArea | null
  health: Health
  log: Logger
  metrics: Metrics
  /** On a developer's machine trusted proxies may declare https. */
  local: boolean
}

const headerOf = (incoming: IncomingMessage, name: string): string | undefined => {
  const value = incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}

function refuse(outgoing: ServerResponse, status: number, reason: string): void {
  outgoing.writeHead(status, [
    ...answerHeaders(false),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
    ...(status === 404 ? [] : ['Connection', 'close']),
  ])
  outgoing.end(`${status} ${reason}`.trim())
}

/** Answers every request: from the page cache, by a refusal, by a page, or by the Hono app. */
export function createRequestListener({
  resolveContext,
  app,
  pages,
  handlePage,
  operatorArea,
  health,
  log,
  metrics,
  local,
}: ListenerOptions) {
  const requestLog = createRequestLog(log, metrics)
  const lookup = createPageLookup(pages, requestLog, metrics)
  // Passes the context to Hono, whose listener takes only the request.
  const contexts = new WeakMap<IncomingMessage, RequestContext>()
  const callApp = getRequestListener(
    (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage // HTTP/1 only: the host makes no HTTP/2 server
      const context = contexts.get(incoming)
      return context ? app.fetch(request, { ...bindings, context }) : new Response(null, { status: 500 })
    },
    { overrideGlobalObjects: false },
  )

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = incoming.url ?? '/'
    const anonymous = health.stopping() ? null : readAnonymousRequest(incoming.rawHeaders, local)
    if (anonymous && lookup.send(target, anonymous, incoming, outgoing)) return
    if (health.answer(target, incoming, outgoing)) return

    const spelling = pathSpellingOf(pathOf(target))
    const refusal = refuseRequest(target, incoming.rawHeaders) ?? refuseSpelling(spelling, target, incoming)
    const host = singleHost(incoming.rawHeaders)
    if (host === null) return refuse(outgoing, 400, 'exactly one Host is needed')
    if (refusal && refusal.status !== 400) return refuse(outgoing, refusal.status, refusal.reason)
    if (operatorArea?.serves(host)) {
      if (refusal !== null) return refuse(outgoing, refusal.status, refusal.reason)
      return operatorArea.answer(incoming, outgoing)
    }
    const resolution = resolveContext({
      target: refusal ? '/' : target,
      host,
      cookies: incoming.headers.cookie,
      forwardedProto: headerOf(incoming, 'x-forwarded-proto'),
      forwardedFor: headerOf(incoming, 'x-forwarded-for'),
      traceparent: headerOf(incoming, 'traceparent'),
      remoteAddress: incoming.socket.remoteAddress,
    })
    if (resolution === null) return refuse(outgoing, 421, 'this host is not served here')
    const { context } = resolution
    const canonicalPath = typeof spelling === 'string' || refusal !== null ? null : spelling.to
    const redirectTo =
      canonicalPath === null ? resolution.redirectTo : canonicalPath + target.slice(pathOf(target).length)
    const isPageRequest = refusal === null && isPage(context.path, incoming.method)

    if (
      anonymous &&
      isPageRequest &&
      redirectTo === null &&
      context.session === null &&
      context.toggleCookies.length === 0 &&
      // The key of an assigned variant is not that of the address.
      context.experiments.assigned.length === 0
    ) {
      const { siteHost, secure, path } = context
      lookup.remember(target, anonymous, {
        key: pages.cacheKey(context),
        secure,
        site: siteHost.site.key,
        path,
        varies: context.experiments.varies,
      })
      if (lookup.send(target, anonymous, incoming, outgoing)) return
    }
    if (requestLog.isEnabled()) requestLog.record(recordOf(context), incoming, outgoing)
    const headers = answerHeaders(context.secure)
    for (let at = 0; at < headers.length; at += 2)
      outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    outgoing.setHeader('X-Request-Id', context.requestId)
    if (health.stopping()) outgoing.setHeader('Connection', 'close')

    if (redirectTo !== null) {
      outgoing.writeHead(canonicalPath === null ? 302 : 308, {
        // With two slashes the address would name another host.
        Location: redirectTo.replace(/^[/\\]+/u, '/'),
        'Cache-Control': 'no-store',
      })
      outgoing.end()
      return
    }
    if (refusal !== null && !acceptsPage(incoming)) return refuse(outgoing, refusal.status, refusal.reason)
    if (refusal === null && !isPageRequest) {
      contexts.set(incoming, context)
      void callApp(incoming, outgoing)
      return
    }
    if (refusal === null && isFileName(context.path)) return refuse(outgoing, 404, '')
    handlePage(context, incoming, outgoing, refusal === null ? undefined : 400).catch((failure: unknown) => {
      const { requestId, traceparent, path } = context
      log.error(
        { requestId, traceId: traceIdOf(traceparent), path: redactText(path), err: failure },
        'page failed',
      )
      if (outgoing.headersSent) outgoing.destroy()
      else sendFailure(pages, context, outgoing, 500).catch(() => refuse(outgoing, 500, ''))
    })
  }
}

/** Addresses handled by the Hono app: calls, files and crawler files. */
const appPaths =
  /^\/(?:api|bff|oauth2|assets|pictures|documents|translations|robots\.txt|sitemap\.xml|sitemaps|speculation\.json|sw\.js|\.well-known)(?:\/|$)/u

const isPage = (path: string, method: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && !appPaths.test(path)

const pathOf = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? target : target.slice(0, at)
}

/** Pages redirect to the canonical form of their address; calls in another form are refused. */
function refuseSpelling(
  spelling: PathSpelling,
  target: string,
  { method }: IncomingMessage,
): RequestRefusal | null {
  if (spelling === 'canonical') return null
  if (spelling !== 'refused' && isPage(pathOf(target), method) && isPage(spelling.to, method)) return null
  return { status: 400, reason: 'path is not in its canonical form' }
}

const acceptsPage = (incoming: IncomingMessage): boolean =>
  incoming.method === 'GET' && (headerOf(incoming, 'accept') ?? '').includes('text/html')
