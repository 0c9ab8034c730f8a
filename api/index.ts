import type { SiteName } from './contract/index.ts'
import { fileCourier, openPost, smtpCourier, type Courier } from './mail/index.ts'
import { makeApp } from './platform/app.ts'
import { openKeys } from './platform/keys/keys.ts'
import { settleSessionLimits } from './accounts/sessions/settle-session-limits.ts'
import type { ApiSettings, Services } from './platform/services.ts'
import { type StorageState, watchStorage } from './platform/storage-watch.ts'
import type { SearchState } from '@tradecounter/search'
import { senderOf } from './sites/site-settings.ts'
import { cleanUp } from './platform/database/clean-up.ts'
import { removeIdleVisitors } from './accounts/sessions/idle-visitors.ts'

export type { ApiSettings, SessionLimitsBySite } from './platform/services.ts'
export { readOwnSettings, SettingsMistakes } from './sites/settings-file.ts'
export { catalogueVersion, commandWaitMs, openStore, readCatalogueFact } from './platform/database/index.ts'
export type { StorageState } from './platform/storage-watch.ts'
export { hasUsers } from './accounts/people-store.ts'
export type { SearchState } from '@tradecounter/search'
export type { Store, StoreSettings } from './platform/database/index.ts'

/** What the service is made of. `clock` tells the time, the machine's own by default. */
export interface ApiOptions extends Pick<Services, 'store' | 'search' | 'log'> {
  settings: ApiSettings
  clock?: () => Date
}

/** The commerce service: a web-standard handler. `close` ends its own work; store and search stay their owner's. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Answers false while no customer could be served. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and the revision that they are of. */
  searching(): SearchState
  /** Whether orders and everything else can be saved. While they cannot, readers are served all the same. */
  storage(): Promise<StorageState>
  close(): Promise<void>
}

const housekeepingMs = 3_600_000
const visitorsMs = 600_000

/** What takes the shop's mail out of the house; null when nothing does. */
function courierOf({ mail, ownSettings }: ApiSettings): Courier | null {
  if (mail === undefined) return null
  const sender = (site: SiteName) => senderOf(site, ownSettings)
  return 'folder' in mail ? fileCourier(mail.folder, sender) : smtpCourier(mail.server, sender)
}

/** Makes the service over an open store and search. Throws when the key file cannot be read or made, or a session could live too long. */
export function createApi({ store, search, settings, log, clock = () => new Date() }: ApiOptions): Api {
  const post = openPost(store, courierOf(settings), clock, log)
  const storage = watchStorage({ store, log, clock })
  const services: Services = {
    store,
    search,
    settings,
    log,
    clock,
    keys: openKeys(settings.keyFile),
    sessionLimitsOf: settleSessionLimits(settings.sessionLimits),
    sendMail: post.send,
  }
  const app = makeApp(services, { isFull: storage.failed })
  let housework: Promise<void> = Promise.resolve()
  // What an earlier process has left.
  post.send()
  const timer = setInterval(() => {
    post.send()
    housework = cleanUp(store.db, clock()).catch((err: unknown) => {
      storage.failed(err)
      log.error({ err }, 'housekeeping failed')
    })
  }, housekeepingMs)
  timer.unref()
  let removal: Promise<unknown> = Promise.resolve()
  const visitorTimer = setInterval(() => {
    removal = removeIdleVisitors(store, clock(), services.sessionLimitsOf).catch((err: unknown) => {
      storage.failed(err)
      log.error({ err }, 'removing idle visitors failed')
    })
  }, visitorsMs)
  visitorTimer.unref()
  return {
    fetch: async (request) => app.fetch(request),
    ready: async () => {
      try {
        await store.db.selectFrom('migrations').select('name').limit(1).execute()
        return true
      } catch {
        return false
      }
    },
    searching: () => search.state(),
    storage: storage.state,
    close: async () => {
      clearInterval(timer)
      clearInterval(visitorTimer)
      await Promise.all([housework, removal])
      await post.close()
    },
  }
}
