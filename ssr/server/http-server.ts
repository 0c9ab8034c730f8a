import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import {
  addressesBehind,
  type ConnectionLimits,
  connectionLimits,
  type Connections,
  watchConnections,
} from './connection-limits.ts'
import { answerHeaders, rawAnswerHeaders } from './pages/headers/security-headers.ts'
import type { Health } from './operations/health.ts'

/** Milliseconds that a stop waits for responses: for all, and for those without progress. */
const stopLimits = { inFlight: 15_000, stalled: 3000 }

const tooLate = 'ERR_HTTP_REQUEST_TIMEOUT'
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [tooLate]: '408 Request Timeout',
}

/** Whether a request is a health check, whose answer is a few bytes. */
const isProbe = (target: string | undefined): boolean => target === '/livez' || target === '/readyz'

/** Refuses a request from an address that does not read its responses. */
function refuseForNow(outgoing: ServerResponse): void {
  outgoing.writeHead(429, [
    ...answerHeaders(false),
    'Content-Type',
    'application/json',
    'Cache-Control',
    'no-store',
    'Retry-After',
    '5',
    'Connection',
    'close',
  ])
  outgoing.end('{"code":"tooManyRequests","message":"Too many answers are on their way to this address."}')
}

interface ServerOptions {
  /** Whether clients are proxies or hosts, which keep their connections open. */
  behindProxy?: boolean
  /** Whether a peer is trusted to forward requests of many clients. */
  isProxy?: (peer: string) => boolean
  limits?: Partial<ConnectionLimits>
}

const connectionsOf = new WeakMap<Server, Connections>()

/** Creates a server with the limits of reliability 4.4. */
export function createHttpServer(
  listener: RequestListener,
  { behindProxy = false, isProxy = () => false, limits }: ServerOptions = {},
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than the proxy's own timeout, so that the host never closes a connection on which a request arrives.
      keepAliveTimeout: behindProxy ? 65_000 : 5000,
      connectionsCheckingInterval: 5000,
      // The request listener responds to that with all headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      // A load balancer that shares an address with a flood must not take the instance out.
      if (connections.admit(incoming, outgoing) || isProbe(incoming.url)) listener(incoming, outgoing)
      else refuseForNow(outgoing)
    },
  )
  const settled = { ...connectionLimits, ...limits }
  const connections = watchConnections(server, addressesBehind(isProxy), settled)
  connectionsOf.set(server, connections)
  server.on('close', connections.close)
  // The limits by address apply first.
  server.maxConnections = settled.total + 100
  server.maxRequestsPerSocket = 1000
  server.on('clientError', (failure: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    // Browsers preconnect: they would take an early response for that of their next request.
    if (failure.code === tooLate && socket instanceof Socket && socket.bytesRead === 0) {
      socket.destroy()
      return
    }
    const status = refusals[failure.code ?? ''] ?? '400 Bad Request'
    socket.end(
      `HTTP/1.1 ${status}\r\n${rawAnswerHeaders}Cache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })
  return server
}

/** Without `host` the server listens on all addresses. `setting` is the name of the setting that holds the port. */
interface ListenOptions {
  host?: string | undefined
  setting?: string
}

/** Listens and returns the port. Throws the system's error (`EADDRINUSE`, `EACCES`) with the name of the setting. */
export async function listen(
  server: Server,
  port: number,
  { host, setting = 'PORT' }: ListenOptions = {},
): Promise<number> {
  await new Promise<void>((done, reject) => {
    const fail = (failure: Error): void => reject(Object.assign(failure, { setting }))
    server.once('error', fail)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', fail)
      done()
    })
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Throws like `listen` if the port cannot be used. Called before long work such as loading a catalogue. */
export async function ensurePortFree(port: number, host?: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, { host })
  await promisify(probe.close.bind(probe))()
}

/**
 * Stops accepting requests and waits for the unfinished ones for at most 15 seconds. A response without progress is
 * aborted after three.
 */
export async function drain(server: Server, health: Health, noticeFor: number): Promise<void> {
  health.stop()
  connectionsOf.get(server)?.hurry(stopLimits.stalled)
  // A load balancer needs a moment to notice that this instance is no longer ready.
  if (noticeFor > 0) await new Promise((done) => setTimeout(done, noticeFor))
  const closed = promisify(server.close.bind(server))()
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), stopLimits.inFlight)
  await closed
  clearTimeout(force)
}

/** Runs all steps in this order, even if one fails. Returns the failures. */
export async function closeInOrder(steps: readonly (() => unknown)[]): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (failure) {
      failures.push(failure)
    }
  }
  return failures
}

/**
 * Stops the process on SIGTERM or SIGINT; exits with 1 if `stop` fails, takes more than 25 seconds, or a second
 * signal arrives.
 */
export function stopOnSignal(stop: () => Promise<unknown[]>): void {
  let stoppingSince = 0
  const end = async (): Promise<void> => {
    // Ctrl-C reaches this process twice: from the terminal and from the start command.
    if (stoppingSince > 0 && Date.now() - stoppingSince < 1000) return
    if (stoppingSince > 0) process.exit(1)
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), 25_000).unref()
    const failures = await stop()
    process.exit(failures.length === 0 ? 0 : 1)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
