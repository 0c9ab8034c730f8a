import { sessionLimitsBySite } from './accounts/sessions/session-limits.ts'
import { createApp } from './app.ts'
import type { SiteName } from './contract/index.ts'
import { startHousekeeping } from './housekeeping/housekeeping.ts'
import { createFileTransport, createSmtpTransport, openOutbox, type MailTransport } from './mail/index.ts'
import { monitorStorage, type StorageState } from './platform/database/storage-monitor.ts'
import { openKeys } from './platform/keys/keys.ts'
import type { Services, ServiceSettings } from './platform/services.ts'
import type { SearchState } from '@tradecounter/search'
import { senderOf } from './sites/site-settings.ts'

/** The commerce service: a web-standard handler. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Whether customers can be served. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and the revision of the index. */
  searching(): Promise<SearchState>
  /** Whether orders and everything else can be saved. Reads work on a full disk too. */
  storage(): Promise<StorageState>
  close(): Promise<void>
}

/** The parts of a service. `clock` is the machine's own by default. */
export interface ApiParts extends Pick<Services, 'store' | 'search' | 'log'> {
  settings: ServiceSettings
  clock?: () => Date
}

/** How mail leaves the service; null when it waits in the database. */
function mailTransportOf({ mail, siteOverrides }: ServiceSettings): MailTransport | null {
  if (mail === undefined) return null
  const sender = (site: SiteName) => senderOf(site, siteOverrides)
  return 'folder' in mail
    ? createFileTransport(mail.folder, sender)
    : createSmtpTransport(mail.server, sender)
}

/**
 * The service over an open store and search, which stay open when it closes. Throws if the key file cannot be read or
 * made, or if session limits exceed the maximum.
 */
export function assembleApi({ store, search, settings, log, clock = () => new Date() }: ApiParts): Api {
  const outbox = openOutbox(store, mailTransportOf(settings), clock, log)
  const storage = monitorStorage({ store, log, clock })
  const services: Services = {
    store,
    search,
    settings,
    log,
    clock,
    keys: openKeys(settings.keyFile),
    sessionLimitsOf: sessionLimitsBySite(settings.sessionLimits),
    sendMail: outbox.send,
  }
  const app = createApp(services, { isFull: storage.failed })
  // Mail that an earlier process has left.
  outbox.send()
  const housekeeping = startHousekeeping(services, storage.failed)
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
    searching: async () => search.state(),
    storage: storage.state,
    close: async () => {
      await housekeeping.stop()
      await outbox.close()
    },
  }
}
