import { join } from 'node:path'
import { sessionLimitsBySite } from './accounts/sessions/session-limits.ts'
import type { Api } from './assemble-api.ts'
import { readIdentificationUrl } from './become-a-customer/identification/setting.ts'
import { createHttpRegister } from './become-a-customer/register/http-register.ts'
import { checkProductionData } from './check-production-data.ts'
import { parseWebhookAddress } from './platform/webhooks/webhook-address.ts'
import { operatorOriginOf } from './operator-area/operator-host.ts'
import { ensureWritableFolder } from './platform/writable-folder.ts'
import { pushSetting } from './push/push-settings.ts'
import { openStore, type Store } from './platform/database/index.ts'
import { tokenKeyFile } from './platform/keys/keys.ts'
import type { Logger } from './platform/log.ts'
import type { ServiceSettings } from './platform/service-settings.ts'
import type { OriginOf } from './platform/services.ts'
import { StartError } from './platform/start-error.ts'
import { openSearch, SynonymMistakes } from './catalogue/search/index.ts'
import { canonicalOrigin, storeSettingsOf, type ApiSettings } from './settings.ts'
import { parseOwnMenus } from './sites/own-menus.ts'
import { readSiteOverrides } from './sites/settings-files.ts'

/** The settings that the assembled service reads. */
export type CreateApiSettings = Pick<
  ApiSettings,
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'PORT'
  | 'SITE_HOSTS'
  | 'SMTP_URL'
  | 'S3_URL'
  | 'AUDIT_DAYS'
  | 'OPERATOR_HOST'
  | 'CARRIER_SECRETS'
  | 'CARRIER_REQUESTS'
  | 'FEEDBACK_WEBHOOK'
  | 'PUSH_PUBLIC_KEY'
  | 'PUSH_PRIVATE_KEY'
  | 'PUSH_CONTACT'
  | 'PUSH_SERVICES'
  | 'IDENTIFICATION_URL'
  | 'COMPANY_REGISTER_URL'
  | 'SITE_ENV'
  | 'SESSION_LIMITS'
>

/** What the demo adds to the settings of the service. */
export type DemoPart = Partial<ServiceSettings>

/** With what the demo is opened. */
export interface DemoContext {
  store: Store
  dataDir: string
  /** Origin of a site, for links in mails. */
  originOf: OriginOf
}

export interface CreateApiOptions {
  log: Logger
  /** The secret that hosts send in `X-Host-Secret`. */
  hostSecret: string
  /** Opens the demo on the store. Called only when `SITE_ENV` is `local`, before the search index is opened. */
  openDemo?: (context: DemoContext) => Promise<DemoPart>
}

/** Mail goes to the operator's server, locally into files; otherwise it waits in the database for a server. */
function mailSettings(
  { SMTP_URL: server, SITE_ENV, DATA_DIR }: CreateApiSettings,
  log: Logger,
): Pick<ServiceSettings, 'mail'> {
  if (server !== undefined) return { mail: { server } }
  if (SITE_ENV === 'local') return { mail: { folder: join(DATA_DIR, 'mail') } }
  log.warn('SMTP_URL is not set: mail to customers waits in the database')
  return {}
}

/** Where feedback is reported, if the operator has settled it. */
function feedbackWebhookSetting({
  FEEDBACK_WEBHOOK: address,
}: CreateApiSettings): Pick<ServiceSettings, 'feedbackWebhook'> {
  const feedbackWebhook = address === undefined ? null : parseWebhookAddress(address)
  return feedbackWebhook === null ? {} : { feedbackWebhook }
}

/** Where carriers take requests, if the operator has settled it. */
const carrierRequestsSetting = ({
  CARRIER_REQUESTS: carrierRequests,
}: CreateApiSettings): Pick<ServiceSettings, 'carrierRequests'> =>
  carrierRequests.size === 0 ? {} : { carrierRequests }

/** The origin of the operator area, where there is one. */
function operatorOriginSetting(settings: CreateApiSettings): Pick<ServiceSettings, 'operatorOrigin'> {
  const operatorOrigin = operatorOriginOf(settings)
  return operatorOrigin === null ? {} : { operatorOrigin }
}

/** The provider of e-identification and the register of companies, where there are any. */
function applicationSettings({
  IDENTIFICATION_URL: provider,
  COMPANY_REGISTER_URL: register,
}: CreateApiSettings): Pick<ServiceSettings, 'identification' | 'companyRegister'> {
  const identification = provider === undefined ? null : readIdentificationUrl(provider)
  return {
    ...(identification === null ? {} : { identification }),
    ...(register === undefined ? {} : { companyRegister: createHttpRegister(register) }),
  }
}

/**
 * Assembles the whole commerce service: database, search index, keys, mail and housekeeping. `close` ends all of it.
 * Throws a StartError when a setting or a file cannot be used.
 */
export async function createApi(
  settings: CreateApiSettings,
  { log, hostSecret, openDemo }: CreateApiOptions,
): Promise<Api> {
  const { DATA_DIR: dataDir, SITE_ENV: environment } = settings
  ensureWritableFolder(dataDir)
  // Checked before the slow steps, so that mistakes are reported at once.
  const siteOverrides = readSiteOverrides(dataDir)
  sessionLimitsBySite(settings.SESSION_LIMITS)
  const push = pushSetting(settings)
  const originOf: OriginOf = (site) => canonicalOrigin(settings, site)
  const store = await openStore(storeSettingsOf(settings))
  try {
    const demo = environment === 'local' ? await openDemo?.({ store, dataDir, originOf }) : undefined
    if (environment !== 'local') await checkProductionData(store, environment, log)
    // The routes are loaded while the threads of the search start.
    const [search, { assembleApi }] = await Promise.all([
      openSearch({ dataDir, store, log }).catch((failure: unknown) => {
        throw failure instanceof SynonymMistakes ? new StartError(failure.message) : failure
      }),
      import('./assemble-api.ts'),
    ])
    const api = assembleApi({
      store,
      search,
      log,
      settings: {
        keyFile: tokenKeyFile(dataDir),
        hostSecret,
        sessionLimits: settings.SESSION_LIMITS,
        originOf,
        siteOverrides,
        ownMenus: await parseOwnMenus(siteOverrides),
        ...operatorOriginSetting(settings),
        ...mailSettings(settings, log),
        files: { folder: join(dataDir, 'files'), s3Url: settings.S3_URL },
        auditDays: settings.AUDIT_DAYS,
        carrierSecrets: settings.CARRIER_SECRETS,
        ...feedbackWebhookSetting(settings),
        pictureFolder: join(dataDir, 'pictures'),
        documentFolder: join(dataDir, 'documents'),
        ...demo,
        ...carrierRequestsSetting(settings),
        ...push,
        ...applicationSettings(settings),
      },
    })
    return {
      ...api,
      close: async () => {
        await api.close()
        await search.close()
        await store.close()
      },
    }
  } catch (cause) {
    await store.close()
    throw cause
  }
}
