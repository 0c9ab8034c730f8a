import type { RequestListener } from 'node:http'
import { availableParallelism } from 'node:os'
import type { Route } from '@tradecounter/shop/core'
import { type Api, createAsking } from './bff/api-client.ts'
import { createApp } from './app.ts'
import type { Assets } from './pages/assets/assets.ts'
import type { Frame } from './pages/page-template.ts'
import { createHealth, type Health } from './operations/health.ts'
import { followCatalogue } from './pages/page-cache/catalogue-changes.ts'
import { createListener } from './request-listener.ts'
import type { Logger } from './operations/log.ts'
import { type Measures, noMeasures } from './operations/metrics.ts'
import { createPageSender } from './pages/page-handler.ts'
import { createPages } from './pages/page-renderer.ts'
import { createPassThrough } from './bff/api-proxy.ts'
import { createPeople } from './context/user-context.ts'
import type { RenderLimits } from './pages/render-queue.ts'
import { createSessions } from './context/sessions.ts'
import type { Settings } from './settings.ts'
import { createSitemaps } from './operations/sitemaps.ts'
import { createReception } from './context/request-context.ts'
import { type HostWords, openWords } from './translations/translations.ts'

export interface HostOptions {
  settings: Settings
  api: Api
  /** What the api knows this host by. */
  hostSecret: string
  frames: (route: Route) => Promise<Frame>
  /** Null while developing. */
  assets: Assets | null
  log: Logger
  /** The shop's own words when absent. */
  words?: HostWords
  /** Nothing is counted when absent. */
  measures?: Measures
  /** The port that is listened on. */
  port: () => number
  /** Milliseconds that visitors' pages and answers are used again; 0 while developing. */
  freshFor: { pages: number; answers: number }
  /** By the machine when absent. */
  renders?: RenderLimits
}

/** A host without its sockets: what `serve` listens with and what tests ask. */
export interface Host {
  listener: RequestListener
  health: Health
}

const pageCacheBytes = 16 * 1024 * 1024

/**
 * Pages in the making: two per core where the service works in this process, more where a page mostly waits for one that
 * works elsewhere. What waits longer than 64 others is refused (reliability 4.4).
 */
const rendersOf = ({ API_ORIGIN }: Settings): RenderLimits => ({
  running: API_ORIGIN === undefined ? 2 * availableParallelism() : 32,
  waiting: 64,
})

/** Puts the host together. Everything it knows comes in here. */
export function createHost({
  settings,
  api,
  hostSecret,
  frames,
  assets,
  log,
  words = openWords({ log }),
  measures = noMeasures,
  port,
  freshFor,
  renders = rendersOf(settings),
}: HostOptions): Host {
  const asking = createAsking(api, freshFor.answers)
  const sessions = createSessions(api, hostSecret)
  const pages = createPages({
    asking,
    frames,
    words,
    cacheBytes: pageCacheBytes,
    freshFor: freshFor.pages,
    tokens: settings.ACCESS_TOKENS,
    measures,
    renders,
  })
  words.onChange(() => pages.clear())
  if (freshFor.pages > 0) {
    followCatalogue(api, () => {
      asking.forget()
      pages.clear()
    })
  }
  const sendPage = createPageSender(pages, createPeople(sessions, asking))
  const health = createHealth(api, asking.standsIn)
  const app = createApp({
    passThrough: createPassThrough(api, sessions, hostSecret),
    sessions,
    settings,
    tokens: settings.ACCESS_TOKENS,
    assets,
    pages,
    words,
    sitemaps: createSitemaps(api),
    log,
    measures,
  })
  return {
    health,
    listener: createListener({
      receive: createReception(settings, port),
      app,
      pages,
      sendPage,
      health,
      log,
      measures,
      local: settings.SITE_ENV === 'local',
    }),
  }
}
