import type { RequestListener } from 'node:http'
import { availableParallelism } from 'node:os'
import { createApiClient } from './bff/api-client.ts'
import type { Api } from './bff/api-service.ts'
import { createApp } from './app.ts'
import type { Assets } from './pages/assets/assets.ts'
import type { TemplateRoute } from '../pages/page-context.ts'
import { createOperatorArea } from './operator-area/operator-area.ts'
import type { PageTemplate } from './pages/page-template.ts'
import { createHealth, type Health } from './operations/health.ts'
import { watchCatalogue } from './pages/page-cache/watch-catalogue.ts'
import { createRequestListener } from './request-listener.ts'
import type { Logger } from './operations/log.ts'
import { type Metrics, noMetrics } from './operations/metrics.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { createApiProxy } from './bff/api-proxy.ts'
import { createUserResolver } from './context/user-context.ts'
import type { PageRates } from './pages/page-rates.ts'
import type { RenderLimits } from './pages/render-queue.ts'
import { createSessions } from './context/sessions.ts'
import type { Settings } from './settings.ts'
import { createSitemaps } from './operations/sitemaps.ts'
import { watchStoppedExperiments } from './context/stopped-experiments.ts'
import { createProxyWarning } from './context/proxy-warning.ts'
import { createContextResolver } from './context/request-context.ts'
import { type HostTranslations, openTranslations } from './translations/translations.ts'

export interface HostOptions {
  settings: Settings
  api: Api
  /** The secret by which the API identifies this host. */
  hostSecret: string
  templates: (route: TemplateRoute) => Promise<PageTemplate>
  /** Null during development. */
  assets: Assets | null
  log: Logger
  /** Without it the built-in translations are used. */
  translations?: HostTranslations
  /** Without it nothing is counted. */
  metrics?: Metrics
  /** The port of the server. */
  port: () => number
  /** Milliseconds that anonymous visitors' pages and answers of the API are reused; 0 during development. */
  freshFor: { pages: number; answers: number }
  /** @default derived from the number of processor cores */
  renderLimits?: RenderLimits
  /** @default those of every host */
  pageRates?: PageRates
}

/** A host without its server. */
export interface Host {
  listener: RequestListener
  health: Health
}

const pageCacheBytes = 16 * 1024 * 1024

/**
 * Two pages per core at a time if the API runs in this process, more if pages mostly wait for a remote API. With 64
 * pages waiting, further requests are refused (reliability 4.4), except those of customers: an office of 300 people may
 * open a page at the same moment.
 */
const renderLimitsOf = ({ API_ORIGIN }: Settings): RenderLimits => ({
  running: API_ORIGIN === undefined ? 2 * availableParallelism() : 32,
  waiting: 64,
  waitingCustomers: 320,
})

/** Assembles the host from its parts. */
export function createHost({
  settings,
  api,
  hostSecret,
  templates,
  assets,
  log,
  translations = openTranslations({ log }),
  metrics = noMetrics,
  port,
  freshFor,
  renderLimits = renderLimitsOf(settings),
  pageRates,
}: HostOptions): Host {
  const cachePages = settings.PAGE_CACHE === 'on'
  const apiClient = createApiClient(api, freshFor.answers)
  const sessions = createSessions(api, hostSecret)
  const pages = createPageRenderer({
    apiClient,
    templates,
    translations,
    cacheBytes: pageCacheBytes,
    freshFor: cachePages ? freshFor.pages : 0,
    cacheFragments: cachePages,
    tokens: settings.ACCESS_TOKENS,
    metrics,
    renderLimits,
    ...(pageRates === undefined ? {} : { rates: pageRates }),
  })
  translations.onChange(() => pages.clearCache())
  if (freshFor.answers > 0) {
    watchCatalogue(api, () => {
      apiClient.forget()
      pages.clearCache()
    })
  }
  const runsExperiments = Object.values(settings.EXPERIMENTS).some((names) => names.length > 0)
  const stopped = runsExperiments ? watchStoppedExperiments(api, () => pages.clearCache()) : () => null
  const handlePage = createPageHandler(pages, createUserResolver(sessions, apiClient))
  const health = createHealth(api, apiClient.canServeStale)
  const onUnreadableProxy = createProxyWarning(log)
  const app = createApp({
    proxy: createApiProxy(api, sessions, hostSecret),
    sessions,
    settings,
    tokens: settings.ACCESS_TOKENS,
    assets,
    pages,
    translations,
    sitemaps: createSitemaps(api),
    log,
    metrics,
  })
  return {
    health,
    listener: createRequestListener({
      resolveContext: createContextResolver(settings, port, stopped, onUnreadableProxy),
      app,
      pages,
      handlePage,
      operatorArea: createOperatorArea({
        settings,
        api,
        hostSecret,
        templates,
        translations,
        assets,
        log,
        port,
        onUnreadableProxy,
      }),
      health,
      log,
      metrics,
      local: settings.SITE_ENV === 'local',
    }),
  }
}
