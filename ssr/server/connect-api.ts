import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@tradecounter/api/start-error'
import { type Api, remoteApi } from './bff/api-service.ts'
import type { Logger } from './operations/log.ts'
import type { Settings } from './settings.ts'

/** The commerce service of this host. */
interface ConnectedApi {
  api: Api
  /** The secret that this host sends to the service in `X-Host-Secret`. */
  hostSecret: string
  /** Output for the terminal: the demo users of a local shop. */
  notice: string
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

function connectRemote(origin: string, { DATA_DIR, API_PATIENCE }: Settings): ConnectedApi {
  const file = join(DATA_DIR, 'keys', 'host-secret')
  try {
    return { api: remoteApi(origin, API_PATIENCE), hostSecret: readFileSync(file, 'utf8').trim(), notice: '' }
  } catch {
    throw new StartError(
      `${file} cannot be read: it must hold the secret that the service at ${origin} knows this host by.`,
    )
  }
}

/** The commerce service behind `API_ORIGIN` if set, otherwise a new one in this process. */
export async function connectApi(settings: Settings, log: Logger): Promise<ConnectedApi> {
  if (settings.API_ORIGIN !== undefined) return connectRemote(settings.API_ORIGIN, settings)
  const { createApi } = await import('@tradecounter/api')
  const hostSecret = randomBytes(32).toString('base64url')
  let notice = ''
  const api = await createApi(settings, {
    log,
    hostSecret,
    openDemo: async (context) => {
      // The only import of the demo.
      const { openDemo } = await import('@tradecounter/demo')
      const demo = await openDemo({ ...context, log: print })
      notice = demo.notice
      const { notice: _notice, ...part } = demo
      return part
    },
  })
  return { api, hostSecret, notice }
}
