import { join } from 'node:path'
import { sessionLimitsBySite } from './accounts/sessions/session-limits.ts'
import type { Api } from './assemble-api.ts'
import { checkProductionData } from './check-production-data.ts'
import { ensureWritableFolder } from './platform/data-folder.ts'
import { openStore, type Store } from './platform/database/index.ts'
import { tokenKeyFile } from './platform/keys/keys.ts'
import type { Logger } from './platform/log.ts'
import type { ServiceSettings } from './platform/services.ts'
import { StartError } from './platform/start-error.ts'
import { openSearch, SynonymMistakes } from './catalogue/search/index.ts'
import { storeSettingsOf, type ApiSettings } from './settings.ts'
import { readSiteOverrides } from './sites/settings-files.ts'

/** The settings that the assembled service reads. */
export type CreateApiSettings = Pick<
  ApiSettings,
  'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL' | 'SITE_ENV' | 'SESSION_LIMITS'
>

/** What the demo adds to the settings of the service. */
export type DemoPart = Partial<ServiceSettings>

export interface CreateApiOptions {
  log: Logger
  /** The secret that hosts show in `X-Host-Secret`. */
  hostSecret: string
  /** Opens the demo on the store. Called only when `SITE_ENV` is `local`, before the search index is opened. */
  openDemo?: (store: Store, dataDir: string) => Promise<DemoPart>
}

/** Mail goes to the operator's server, locally into files; anywhere else it waits in the database for a server. */
function mailSettings(
  { SMTP_URL: server, SITE_ENV, DATA_DIR }: CreateApiSettings,
  log: Logger,
): Pick<ServiceSettings, 'mail'> {
  if (server !== undefined) return { mail: { server } }
  if (SITE_ENV === 'local') return { mail: { folder: join(DATA_DIR, 'mail') } }
  log.warn('SMTP_URL is not set: mail to customers waits in the database')
  return {}
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
  const store = await openStore(storeSettingsOf(settings))
  try {
    const demo = environment === 'local' ? await openDemo?.(store, dataDir) : undefined
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
        siteOverrides,
        ...mailSettings(settings, log),
        pictureFolder: join(dataDir, 'pictures'),
        documentFolder: join(dataDir, 'documents'),
        ...demo,
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
