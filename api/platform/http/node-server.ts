import { createServer, type RequestListener, type Server } from 'node:http'
import { promisify } from 'node:util'

/** Milliseconds that answers in progress may take after the server stops accepting requests. */
const drainMs = 15_000
/** Milliseconds after which a stop is given up. */
const stopMs = 25_000

/** A server for hosts, each of which keeps its connections and sends the requests of many people (reliability 4.4). */
export function createNodeServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than the clients', so that the server never closes a connection on which a request arrives.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
    },
    listener,
  )
  server.maxConnections = 2000
  server.maxRequestsPerSocket = 1000
  // A response without progress is aborted.
  server.setTimeout(20_000)
  return server
}

/** Listens and returns the port. Rejects with the system's error (`EADDRINUSE`, `EACCES`). */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      done()
    })
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Stops accepting requests and waits for the answers in progress, at most 15 seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = promisify(server.close.bind(server))()
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(force)
}

/** Ends the process on SIGTERM and SIGINT, with 1 when `stop` fails, takes too long, or a second signal comes. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince = 0
  const end = (): void => {
    // Ctrl-C reaches this process twice, from the terminal and from the start command.
    if (stoppingSince > 0 && Date.now() - stoppingSince < 1000) return
    if (stoppingSince > 0) process.exit(1)
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), stopMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
