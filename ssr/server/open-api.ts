import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createApi, openStore, readOwnSettings, SettingsMistakes, type ApiSettings } from '@tradecounter/api'
import { openSearch, SynonymMistakes } from '@tradecounter/api/search'
import { type Api, remoteApi } from './bff/api-service.ts'
import { demoNotice, loadDemoWhenEmpty } from './demo.ts'
import { checkOutsideLocal } from './outside-local.ts'
import type { Logger } from './operations/log.ts'
import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

interface OpenApi {
  api: Api
  /** What the service knows this host by. */
  hostSecret: string
  /** Lines for whoever has started the shop. */
  notice: string
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Makes a folder and those above it, one by one: where none can be made, Node's own way of doing so never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (failure) {
    // Another program may have made it in this moment.
    if (!existsSync(folder)) throw failure
  }
}

function makeDataDir(folder: string): void {
  try {
    makeFolder(resolve(folder))
    // Tried rather than asked: an administrator is told that every folder can be written to.
    rmdirSync(mkdtempSync(join(folder, '.try-')))
  } catch {
    throw new StartFailure(`The folder ${folder} cannot be written to: set DATA_DIR to one that can.`)
  }
}

/** Where the first key of access tokens lies; those that follow lie beside it. */
export const tokenKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'token.pem')

/** What the operator settles of sites, or the reasons not to start. */
function ownSettingsIn(dataDir: string): ReturnType<typeof readOwnSettings> {
  try {
    return readOwnSettings(dataDir)
  } catch (failure) {
    throw failure instanceof SettingsMistakes ? new StartFailure(failure.message) : failure
  }
}

/**
 * Where mail to customers goes: to the operator's server, else locally into files. Anywhere else it waits in the
 * database for a server to be named.
 */
function mailOf({ SMTP_URL: server, SITE_ENV, DATA_DIR }: Settings, log: Logger): Pick<ApiSettings, 'mail'> {
  if (server !== undefined) return { mail: { server } }
  if (SITE_ENV === 'local') return { mail: { folder: join(DATA_DIR, 'mail') } }
  log.warn('SMTP_URL is not set: mail to customers waits in the database')
  return {}
}

/** The commerce service in this process, which knows its hosts by `hostSecret`. */
export async function openHere(settings: Settings, log: Logger, hostSecret: string): Promise<OpenApi> {
  makeDataDir(settings.DATA_DIR)
  const dataDir = settings.DATA_DIR
  // Before what takes time: mistakes are told at once.
  const ownSettings = ownSettingsIn(dataDir)
  const store = await openStore(settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDir })
  const local = settings.SITE_ENV === 'local'
  if (local) await loadDemoWhenEmpty(store, say)
  else await checkOutsideLocal(store, settings.SITE_ENV, log)
  const notice = local ? await demoNotice(store) : ''
  const search = await openSearch({ dataDir, store, log }).catch((failure: unknown) => {
    throw failure instanceof SynonymMistakes ? new StartFailure(failure.message) : failure
  })
  const api = createApi({
    store,
    search,
    log,
    settings: {
      keyFile: tokenKeyFile(dataDir),
      hostSecret,
      sessionLimits: settings.SESSION_LIMITS,
      ownSettings,
      ...mailOf(settings, log),
      pictureFolder: join(dataDir, 'pictures'),
      documentFolder: join(dataDir, 'documents'),
    },
  })
  return {
    hostSecret,
    notice,
    api: {
      fetch: api.fetch,
      ready: api.ready,
      searching: async () => api.searching(),
      storage: api.storage,
      close: async () => {
        await api.close()
        await search.close()
        await store.close()
      },
    },
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url')
const hostSecretFile = (dataDir: string): string => join(dataDir, 'keys', 'host-secret')

/** The secret that hosts elsewhere show to the service of this folder; made when there is none. */
export function keepHostSecret(dataDir: string): string {
  makeDataDir(join(dataDir, 'keys'))
  const file = hostSecretFile(dataDir)
  if (!existsSync(file)) writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

function openThere(origin: string, { DATA_DIR: dataDir, API_PATIENCE }: Settings): OpenApi {
  const file = hostSecretFile(dataDir)
  try {
    return { api: remoteApi(origin, API_PATIENCE), hostSecret: readFileSync(file, 'utf8').trim(), notice: '' }
  } catch {
    throw new StartFailure(
      `${file} cannot be read: it must hold the secret that the service at ${origin} knows this host by.`,
    )
  }
}

/** The commerce service of this copy: behind `API_ORIGIN` when that is set, else in this process. */
export const openApi = async (settings: Settings, log: Logger): Promise<OpenApi> =>
  settings.API_ORIGIN ? openThere(settings.API_ORIGIN, settings) : openHere(settings, log, newSecret())
