import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { chooseCoding } from './assets.ts'
import { freshNonce, securityHeaders } from './headers.ts'
import type { Health } from './health.ts'
import type { HostEnv } from './host-env.ts'
import { type Logger, plain, sessionMark } from './log.ts'
import { pageHeaders } from './page-sender.ts'
import type { Pages } from './pages.ts'
import { refuseRequest, singleHost } from './request-limits.ts'
import { type createReception, traceIdOf, type Visit } from './visit.ts'

interface ListenerOptions {
  receive: ReturnType<typeof createReception>
  app: Hono<HostEnv>
  pages: Pages
  health: Health
  log: Logger
}

/** What `receive` and the log take from a request. */
const headerOf = (incoming: IncomingMessage, name: string): string | undefined => {
  const value = incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}

function refuse(outgoing: ServerResponse, status: number, reason: string): void {
  outgoing.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  outgoing.end(`${status} ${reason}\n`)
}

/** A page that lies ready is sent from here, without a request object, a router or a copy. */
function sendReady(pages: Pages, visit: Visit, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (visit.session !== null || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return false
  const kept = pages.ready(visit)
  if (!kept) return false
  const coding = chooseCoding(headerOf(incoming, 'accept-encoding'))
  const splice = kept.ready(coding)
  if (!splice) return false
  const nonce = freshNonce()
  const body = splice(nonce)
  const headers = pageHeaders(nonce, visit.secure, coding, true)
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? '')
  outgoing.setHeader('Content-Length', body.length)
  outgoing.statusCode = kept.status
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  return true
}

/** Answers every request of the server: limits first, then what lies ready, then everything else. */
export function createListener({ receive, app, pages, health, log }: ListenerOptions) {
  // Set by the node listener below just before hono takes over; looked up by the message that both share.
  const visits = new WeakMap<IncomingMessage, { visit: Visit; malformed: boolean }>()
  const listener = getRequestListener(
    (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage // HTTP/1 only: the host makes no HTTP/2 server
      const found = visits.get(incoming)
      if (!found) return new Response(null, { status: 500 })
      return app.fetch(request, { ...bindings, ...found })
    },
    { overrideGlobalObjects: false },
  )

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = incoming.url ?? '/'
    if (health.answer(target, incoming, outgoing)) return
    const refusal = refuseRequest(target, incoming.rawHeaders)
    const host = singleHost(incoming.rawHeaders)
    if (host === null) return refuse(outgoing, 400, 'exactly one Host is needed')
    if (refusal && refusal.status !== 400) return refuse(outgoing, refusal.status, refusal.reason)
    const reception = receive({
      target: refusal ? '/' : target,
      host,
      cookies: incoming.headers.cookie,
      forwardedProto: headerOf(incoming, 'x-forwarded-proto'),
      traceparent: headerOf(incoming, 'traceparent'),
      peer: incoming.socket.remoteAddress,
    })
    if (reception === null) return refuse(outgoing, 421, 'this host is not served here')
    const { visit, elsewhere } = reception

    const headers = securityHeaders(visit.secure)
    for (let at = 0; at < headers.length; at += 2)
      outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    outgoing.setHeader('X-Request-Id', visit.requestId)
    if (health.stopping()) outgoing.setHeader('Connection', 'close')
    if (log.isLevelEnabled('info')) logWhenDone(log, visit, incoming, outgoing)

    if (elsewhere !== null) {
      // One slash only, or the address would name another host.
      outgoing.writeHead(302, { Location: elsewhere.replace(/^[/\\]+/u, '/'), 'Cache-Control': 'no-store' })
      outgoing.end()
      return
    }
    if (refusal === null && sendReady(pages, visit, incoming, outgoing)) return
    if (refusal !== null && !wantsPage(incoming)) return refuse(outgoing, refusal.status, refusal.reason)
    if (refusal !== null) incoming.url = '/'
    visits.set(incoming, { visit, malformed: refusal !== null })
    void listener(incoming, outgoing)
  }
}

const wantsPage = (incoming: IncomingMessage): boolean =>
  incoming.method === 'GET' && (headerOf(incoming, 'accept') ?? '').includes('text/html')

function logWhenDone(log: Logger, visit: Visit, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const began = performance.now()
  outgoing.once('close', () => {
    log.info(
      {
        requestId: visit.requestId,
        traceId: traceIdOf(visit.traceparent),
        site: visit.siteHost.site.key,
        method: incoming.method,
        path: plain(visit.path),
        status: outgoing.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(visit.session === null ? {} : { session: sessionMark(visit.session) }),
      },
      outgoing.writableFinished ? 'request' : 'request aborted',
    )
  })
}
