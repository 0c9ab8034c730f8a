import { openAssets } from './assets.ts'
import { createFrames } from './frame.ts'
import { createHost } from './host.ts'
import { createLog } from './log.ts'
import { openApi } from './open-api.ts'
import { drain, ensureFree, listen, makeServer } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'
import { explain, StartFailure } from './start-failure.ts'

const clientFolder = new URL('../../dist/client/', import.meta.url).pathname

function settle(): Settings {
  const reading = readSettings(process.env)
  if ('mistakes' in reading) throw new StartFailure(reading.mistakes.join('\n'))
  return reading.settings
}

async function start(): Promise<void> {
  const settings = settle()
  const developing = process.env.NODE_ENV === 'development'
  const log = createLog(settings.LOG_LEVEL)
  await ensureFree(settings.PORT)
  const { api, hostSecret, notice } = await openApi(settings, log)
  let port = settings.PORT
  const vite = developing ? await (await import('./develop.ts')).openVite() : null
  const { listener, health } = createHost({
    settings,
    api,
    hostSecret,
    log,
    frames: createFrames(!developing),
    assets: developing ? null : openAssets(clientFolder),
    port: () => port,
    freshFor: developing ? { pages: 0, answers: 0 } : { pages: 60_000, answers: 30_000 },
  })
  const server = makeServer(vite ? vite.before(listener) : listener, settings.TRUSTED_PROXIES.length > 0)
  port = await listen(server, settings.PORT)
  process.stdout.write(`Tradecounter is ready at http://localhost:${port}\n${notice}`)

  let stoppingSince = 0
  const stop = async (): Promise<void> => {
    // Ctrl-C reaches this process twice, from the terminal and from the start command.
    if (stoppingSince > 0 && Date.now() - stoppingSince < 1000) return
    if (stoppingSince > 0) process.exit(1)
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), 25_000).unref()
    await drain(server, health, settings.SITE_ENV === 'local' ? 0 : 5000)
    await vite?.close()
    await api.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('unhandledRejection', (failure) => log.error({ err: failure }, 'unhandled rejection'))
}

try {
  await start()
} catch (failure) {
  process.stderr.write(`${explain(failure)}\n`)
  process.exit(1)
}
