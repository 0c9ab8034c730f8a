import { dirname, join } from 'node:path'
import { loadPasskeys } from './accounts/second-factor/passkeys.ts'
import { sessionLimitsBySite } from './accounts/sessions/session-limits.ts'
import { createDeadlineKeeper } from './approvals/deadlines.ts'
import { createRightsFollowers } from './approvals/rights-changes.ts'
import { createRequestFinder } from './attachments/requests.ts'
import { createApplicationLinkSender } from './become-a-customer/links.ts'
import { createUserImporter } from './user-administration/import-users.ts'
import { createLinkSender } from './accounts/passwords/link-requests.ts'
import { createApp } from './app.ts'
import { operatorBase, type SiteName } from './contract/index.ts'
import { createCarrierRequester } from './deliveries/service.ts'
import { listStoppedExperiments } from './experiments/service.ts'
import { createExporter } from './exports/export-job.ts'
import { exportSources } from './export-sources.ts'
import { createFeedbackReporter } from './feedback/webhook.ts'
import { startHousekeeping } from './housekeeping/housekeeping.ts'
import { createInvoiceCopier, createInvoiceMailer } from './invoices/service.ts'
import { createFileTransport, createOutbox, createSmtpTransport, type MailTransport } from './mail/service.ts'
import { monitorStorage, type StorageState } from './platform/database/storage-monitor.ts'
import { createOperatorApp } from './operator-area/app.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import type { JobHandler } from './platform/jobs/job-kind.ts'
import { countJobs, type JobCount } from './platform/jobs/store.ts'
import { openWorker } from './platform/jobs/worker.ts'
import { openKeys } from './platform/keys/keys.ts'
import type { Services } from './platform/services.ts'
import type { ServiceSettings } from './platform/service-settings.ts'
import type { SearchState } from '@tradecounter/search'
import { createPusher } from './push/service.ts'
import { canonicalOrigin, reservedHosts } from './sites/production-hosts.ts'
import { senderOf } from './sites/site-settings.ts'

/** Milliseconds after the start in which the first pages are answered. */
const quietAfterStart = 15_000

/** The commerce service: a web-standard handler. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Whether customers can be served. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and the revision of the index. */
  searching(): Promise<SearchState>
  /** Whether orders and everything else can be saved. Reads work on a full disk too. */
  storage(): Promise<StorageState>
  /** Jobs that wait, run or have failed, in the whole database. */
  jobs(): Promise<JobCount[]>
  /** Names of the experiments that operators have stopped. */
  stoppedExperiments(): Promise<readonly string[]>
  close(): Promise<void>
}

/** The parts of a service. `clock` is the machine's own by default. */
export interface ApiParts extends Pick<Services, 'store' | 'search' | 'log'> {
  settings: ServiceSettings
  clock?: () => Date
}

const localOrigin = (site: SiteName): string =>
  canonicalOrigin({ SITE_ENV: 'local', SITE_HOSTS: reservedHosts, PORT: 3000 }, site)

/** How mail leaves the service; null when it waits in the database. */
function mailTransportOf({ mail, siteOverrides }: ServiceSettings): MailTransport | null {
  if (mail === undefined) return null
  const sender = (site: SiteName) => senderOf(site, siteOverrides)
  return 'folder' in mail
    ? createFileTransport(mail.folder, sender)
    : createSmtpTransport(mail.server, sender)
}

/** The handlers of every feature's jobs. Jobs of a kind without a handler wait in the database. */
function createJobHandlers(services: Services): JobHandler[] {
  const { store, settings, fileStore } = services
  const transport = mailTransportOf(settings)
  return [
    createLinkSender(store),
    createExporter(services, exportSources),
    createRequestFinder(services),
    createApplicationLinkSender(services),
    createUserImporter(services),
    createDeadlineKeeper(services),
    createInvoiceMailer(services),
    createInvoiceCopier(services),
    createCarrierRequester(services),
    createPusher(services),
    ...createRightsFollowers(services),
    ...(transport === null ? [] : [createOutbox(store, transport, fileStore)]),
    ...(settings.feedbackWebhook === undefined
      ? []
      : [createFeedbackReporter(services, settings.feedbackWebhook)]),
  ]
}

/**
 * The service over an open store and search, which stay open when it closes. Throws if the key file cannot be read or
 * made, or if session limits exceed the maximum.
 */
export function assembleApi({ store, search, settings, log, clock = () => new Date() }: ApiParts): Api {
  const storage = monitorStorage({ store, log, clock })
  const files = settings.files ?? { folder: join(dirname(settings.keyFile), 'files') }
  const services: Services = {
    store,
    search,
    settings,
    log,
    clock,
    keys: openKeys(settings.keyFile),
    fileStore: openFileStore(files),
    fileFolder: files.folder,
    sessionLimitsOf: sessionLimitsBySite(settings.sessionLimits),
    originOf: settings.originOf ?? localOrigin,
    startJobs: () => worker.start(),
  }
  const worker = openWorker({ ...services, handlers: createJobHandlers(services), onFailure: storage.failed })
  const operatorApp = createOperatorApp(services, storage.failed)
  const app = createApp(services, { isFull: storage.failed })
  // Jobs that an earlier process has left.
  worker.start()
  const housekeeping = startHousekeeping(services, storage.failed)
  const loading = setTimeout(() => void loadPasskeys(), quietAfterStart).unref()
  return {
    fetch: async (request) =>
      (new URL(request.url).pathname.startsWith(`${operatorBase}/`) ? operatorApp : app).fetch(request),
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
    jobs: () => countJobs(store.db),
    stoppedExperiments: async () =>
      (await listStoppedExperiments(store.db)).map(({ experiment }) => experiment),
    close: async () => {
      clearTimeout(loading)
      await housekeeping.stop()
      await worker.close()
    },
  }
}
