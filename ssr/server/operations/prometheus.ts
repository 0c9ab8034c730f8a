import type { JobCount } from '@tradecounter/api'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Seconds, in small steps below the target of a page (400 ms). */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 1, 2.5, 10]

/** Metrics of one instance for Prometheus: of the host and of the process (heap, event loop, garbage collection). */
export interface PrometheusMetrics extends Metrics {
  contentType: string
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

/** Starts counting. `live` returns the values that are read on demand. */
export function createPrometheusMetrics(live: {
  sockets(): Promise<number>
  ready(): Promise<boolean>
  jobs(): Promise<JobCount[]>
}): PrometheusMetrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  })
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Pages made: answers of the api, markup and document.',
    labelNames: ['page'],
    buckets,
    registers,
  })
  const waiting = new Gauge({
    name: 'pages_waiting',
    help: 'Pages that wait for their turn to be rendered.',
    registers,
  })
  const pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages from the cache (hit), rendered and cached (miss), or of one user (bypass).',
    labelNames: ['outcome'],
    registers,
  })
  const logins = new Counter({
    name: 'login_total',
    help: 'Sign-ins by result.',
    labelNames: ['result'],
    registers,
  })
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Reports of browsers about the content security policy, by directive.',
    labelNames: ['directive'],
    registers,
  })
  const vitalTimes = new Histogram({
    name: 'web_vitals_seconds',
    help: 'Web vitals that browsers have measured with consent (FCP, INP, LCP, TTFB), by kind of page and site.',
    labelNames: ['name', 'page', 'site'],
    // The limits of good and poor of each vital are among them.
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8],
    registers,
  })
  const layoutShifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Cumulative layout shift (CLS) that browsers have measured with consent, by kind of page and site.',
    labelNames: ['page', 'site'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  })
  /** A value that is read on demand. */
  const gauge = (name: string, help: string, look: () => Promise<number>): void =>
    register.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await look())
        },
      }),
    )
  gauge('http_open_connections', 'Connections to the shop’s own port.', live.sockets)
  gauge('ready', '1 while this copy should be sent visitors.', async () =>
    (await live.ready().catch(() => false)) ? 1 : 0,
  )
  register.registerMetric(
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the database that wait, run or have failed, by kind. Every copy of the shop reports all of them.',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { kind, state, count } of await live.jobs().catch(() => []))
          this.set({ kind, state }, count)
      },
    }),
  )
  for (const outcome of ['hit', 'miss', 'bypass']) pages.inc({ outcome }, 0)
  for (const result of ['true', 'locked', 'false', 'factor', 'setup', 'refused']) logins.inc({ result }, 0)

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    request: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    rendered: (page, seconds) => renders.observe({ page }, seconds),
    waiting: (change) => waiting.inc(change),
    page: (outcome) => pages.inc({ outcome }),
    login: (result) => logins.inc({ result }),
    cspReport: (directive) => reports.inc({ directive }),
    webVital: (name, page, site, value) =>
      name === 'CLS'
        ? layoutShifts.observe({ page, site }, value)
        : vitalTimes.observe({ name, page, site }, value / 1000),
  }
}
