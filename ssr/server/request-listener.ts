import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type PathSpelling, spellingOf } from '@tradecounter/api/contract'
import type { Hono } from 'hono'
import { looksLikeFile } from './pages/assets/assets.ts'
import { createFront, readBare } from './pages/page-cache/lookup.ts'
import { answerHeaders } from './pages/headers/security-headers.ts'
import type { Health } from './operations/health.ts'
import type { HostEnv } from './context/hono-env.ts'
import { type Logger, plain } from './operations/log.ts'
import type { Measures } from './operations/metrics.ts'
import { type PageSender, sendFailure } from './pages/page-handler.ts'
import type { Pages } from './pages/page-renderer.ts'
import { createRecorder, recordOf } from './operations/request-log.ts'
import { type Refusal, refuseRequest, singleHost } from './request-limits.ts'
import { type createReception, traceIdOf, type Visit } from './context/request-context.ts'

interface ListenerOptions {
  receive: ReturnType<typeof createReception>
  app: Hono<HostEnv>
  pages: Pages
  sendPage: PageSender
  health: Health
  log: Logger
  measures: Measures
  /** On a developer's machine some proxies may say that they were spoken to over https. */
  local: boolean
}

/** What `receive` and the log take from a request. */
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

/** Answers every request of the server: what lies ready first, then limits, then everything else. */
export function createListener({
  receive,
  app,
  pages,
  sendPage,
  health,
  log,
  measures,
  local,
}: ListenerOptions) {
  const recorder = createRecorder(log, measures)
  const front = createFront(pages, recorder, measures)
  // Set by the node listener below just before hono takes over; looked up by the message that both share.
  const visits = new WeakMap<IncomingMessage, Visit>()
  const listener = getRequestListener(
    (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage // HTTP/1 only: the host makes no HTTP/2 server
      const visit = visits.get(incoming)
      return visit ? app.fetch(request, { ...bindings, visit }) : new Response(null, { status: 500 })
    },
    { overrideGlobalObjects: false },
  )

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = incoming.url ?? '/'
    const bare = health.stopping() ? null : readBare(incoming.rawHeaders, local)
    if (bare && front.answer(target, bare, incoming, outgoing)) return
    if (health.answer(target, incoming, outgoing)) return
    const spelling = spellingOf(pathOf(target))
    const refusal = refuseRequest(target, incoming.rawHeaders) ?? refuseSpelling(spelling, target, incoming)
    const host = singleHost(incoming.rawHeaders)
    if (host === null) return refuse(outgoing, 400, 'exactly one Host is needed')
    if (refusal && refusal.status !== 400) return refuse(outgoing, refusal.status, refusal.reason)
    const reception = receive({
      target: refusal ? '/' : target,
      host,
      cookies: incoming.headers.cookie,
      forwardedProto: headerOf(incoming, 'x-forwarded-proto'),
      forwardedFor: headerOf(incoming, 'x-forwarded-for'),
      traceparent: headerOf(incoming, 'traceparent'),
      peer: incoming.socket.remoteAddress,
    })
    if (reception === null) return refuse(outgoing, 421, 'this host is not served here')
    const { visit } = reception
    const canonical = typeof spelling === 'string' || refusal !== null ? null : spelling.to
    const elsewhere =
      canonical === null ? reception.elsewhere : canonical + target.slice(pathOf(target).length)

    const asked = refusal === null && elsewhere === null
    if (bare && asked && visit.session === null && visit.toggleCookies.length === 0) {
      const { siteHost, secure, path } = visit
      if (isPage(path, incoming.method)) {
        front.remember(target, bare, { key: pages.placeOf(visit), secure, site: siteHost.site.key, path })
        if (front.answer(target, bare, incoming, outgoing)) return
      }
    }
    if (recorder.listens()) recorder.record(recordOf(visit), incoming, outgoing)
    const headers = answerHeaders(visit.secure)
    for (let at = 0; at < headers.length; at += 2)
      outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    outgoing.setHeader('X-Request-Id', visit.requestId)
    if (health.stopping()) outgoing.setHeader('Connection', 'close')

    if (elsewhere !== null) {
      // One slash only, or the address would name another host.
      outgoing.writeHead(canonical === null ? 302 : 308, {
        Location: elsewhere.replace(/^[/\\]+/u, '/'),
        'Cache-Control': 'no-store',
      })
      outgoing.end()
      return
    }
    if (refusal !== null && !wantsPage(incoming)) return refuse(outgoing, refusal.status, refusal.reason)
    if (refusal === null && !isPage(visit.path, incoming.method)) {
      visits.set(incoming, visit)
      void listener(incoming, outgoing)
      return
    }
    if (refusal === null && looksLikeFile(visit.path)) return refuse(outgoing, 404, '')
    sendPage(visit, incoming, outgoing, refusal === null ? undefined : 400).catch((failure: unknown) => {
      const { requestId, traceparent, path } = visit
      log.error(
        { requestId, traceId: traceIdOf(traceparent), path: plain(path), err: failure },
        'page failed',
      )
      if (outgoing.headersSent) outgoing.destroy()
      else sendFailure(pages, visit, outgoing, 500).catch(() => refuse(outgoing, 500, ''))
    })
  }
}

/** Addresses that are no pages: calls, files and what the host itself answers. */
const notPages =
  /^\/(?:api|bff|oauth2|assets|pictures|documents|words|robots\.txt|sitemap\.xml|sitemaps|speculation\.json|\.well-known)(?:\/|$)/u

const isPage = (path: string, method: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && !notPages.test(path)

const pathOf = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? target : target.slice(0, at)
}

/** Only the address of a page leads to its canonical form; a call that is not written so is none. */
function refuseSpelling(spelling: PathSpelling, target: string, { method }: IncomingMessage): Refusal | null {
  if (spelling === 'canonical') return null
  if (spelling !== 'refused' && isPage(pathOf(target), method) && isPage(spelling.to, method)) return null
  return { status: 400, reason: 'path is not in its canonical form' }
}

const wantsPage = (incoming: IncomingMessage): boolean =>
  incoming.method === 'GET' && (headerOf(incoming, 'accept') ?? '').includes('text/html')
