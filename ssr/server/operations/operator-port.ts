import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import type { JobCount } from '@tradecounter/api'
import { degradedHeader, type Health } from './health.ts'
import type { Metrics } from './metrics.ts'
import type { PrometheusMetrics } from './prometheus.ts'
import { listen } from '../http-server.ts'

/** Sources of the operator port. */
export interface OperatorSources {
  /** Null before the shop serves requests. */
  health(): Health | null
  metrics: Pick<PrometheusMetrics, 'contentType' | 'text'>
}

const send = (
  outgoing: ServerResponse,
  status: number,
  type: string,
  body: string,
  more: Record<string, string> = {},
): void => {
  outgoing.writeHead(status, {
    ...more,
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  outgoing.end(body)
}

const json = 'application/json; charset=utf-8'

/** Handles `/livez`, `/readyz` with what it waits for, `/startupz` and `/metrics` on the port for operators. */
function createOperatorHandler({ health, metrics }: OperatorSources) {
  const answer = async (path: string, outgoing: ServerResponse): Promise<void> => {
    const now = health()
    switch (path) {
      case '/livez':
        return send(
          outgoing,
          200,
          json,
          JSON.stringify({ alive: true, seconds: Math.round(process.uptime()) }),
        )
      case '/startupz':
        return send(outgoing, now === null ? 503 : 200, json, JSON.stringify({ started: now !== null }))
      case '/readyz': {
        const state = (await now?.state()) ?? { ready: false, degraded: false, waitsFor: ['start'] }
        const more = state.degraded ? degradedHeader : {}
        return send(outgoing, state.ready ? 200 : 503, json, JSON.stringify(state), more)
      }
      case '/metrics':
        return send(outgoing, 200, metrics.contentType, await metrics.text())
      default:
        return send(outgoing, 404, 'text/plain; charset=utf-8', '404')
    }
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return send(outgoing, 405, 'text/plain; charset=utf-8', '405')
    }
    answer((incoming.url ?? '/').split('?')[0] ?? '/', outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else send(outgoing, 500, 'text/plain; charset=utf-8', '500')
    })
  }
}

interface ServingShop {
  health: Health
  server: Server
  jobs(): Promise<JobCount[]>
}

/** The port for operators (`METRICS_PORT`). */
export interface OperatorPort {
  port: number
  metrics: Metrics
  /** Call when the shop serves requests. */
  serving(shop: ServingShop): void
  close(): Promise<void>
}

/** Listens before the shop serves requests, so that `/startupz` responds during the start. */
export async function openOperatorPort(port: number, host?: string): Promise<OperatorPort> {
  // Loaded on demand: most starts have no metrics port.
  const { createPrometheusMetrics } = await import('./prometheus.ts')
  let shop: ServingShop | null = null
  const metrics = createPrometheusMetrics({
    sockets: async () => (shop === null ? 0 : promisify(shop.server.getConnections.bind(shop.server))()),
    ready: async () => (await shop?.health.state())?.ready ?? false,
    jobs: async () => shop?.jobs() ?? [],
  })
  const server = createServer(createOperatorHandler({ health: () => shop?.health ?? null, metrics }))
  const opened = await listen(server, port, { host, setting: 'METRICS_PORT' })
  return {
    port: opened,
    metrics: metrics,
    serving: (started) => {
      shop = started
    },
    close: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}
