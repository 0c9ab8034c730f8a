import { join } from 'node:path'
import { openAssets } from './pages/assets/assets.ts'
import { explainStartError } from '@tradecounter/api/start-error'
import { connectApi } from './connect-api.ts'
import { createPageTemplates } from './pages/page-template.ts'
import { createHost } from './host.ts'
import { createLog } from './operations/log.ts'
import { closeInOrder, drain, listen, stopOnSignal, ensurePortFree, createHttpServer } from './http-server.ts'
import { createProxyCheck } from './context/trusted-proxies.ts'
import { createIntegrityTagger } from './pages/assets/integrity.ts'
import { openOperatorPort } from './operations/operator-port.ts'
import { startArchive } from './pages/assets/asset-archive.ts'
import { loadSettings } from './settings.ts'
import { openTranslations } from './translations/translations.ts'

const clientFolder = new URL('../../dist/client/', import.meta.url).pathname

async function start(): Promise<void> {
  const settings = loadSettings()
  const developing = process.env.NODE_ENV === 'development'
  const log = createLog(settings.LOG_LEVEL)
  if (settings.SECURITY_EXPIRES !== undefined && settings.SECURITY_EXPIRES <= new Date())
    log.warn('SECURITY_EXPIRES is past: /.well-known/security.txt is not served')
  await ensurePortFree(settings.PORT, settings.HOST)
  const second =
    settings.METRICS_PORT === undefined ? null : await openOperatorPort(settings.METRICS_PORT, settings.HOST)
  const { api, hostSecret, notice } = await connectApi(settings, log)
  // Not before: loading a catalogue would keep this process too busy to hear the answer in time.
  const translations = openTranslations({
    log,
    address: settings.TRANSLATIONS_URL,
    folder: join(settings.DATA_DIR, 'words'),
  })
  await translations.ready()
  const keptFolder = join(settings.DATA_DIR, 'assets')
  const keeping = developing
    ? null
    : startArchive(clientFolder, keptFolder, (failure) =>
        log.error({ err: failure }, 'the files of this release could not be kept'),
      )
  let port = settings.PORT
  const { listener, health } = createHost({
    settings,
    api,
    hostSecret,
    log,
    translations,
    ...(second === null ? {} : { metrics: second.metrics }),
    templates: developing
      ? createPageTemplates(false)
      : createPageTemplates(true, createIntegrityTagger(clientFolder)),
    assets: developing ? null : openAssets(clientFolder, keptFolder),
    port: () => port,
    freshFor: developing ? { pages: 0, answers: 0 } : { pages: 60_000, answers: 30_000 },
  })
  let answer = listener
  const server = createHttpServer((...both) => answer(...both), {
    behindProxy: settings.TRUSTED_PROXIES.length > 0,
    isProxy: createProxyCheck(settings.TRUSTED_PROXIES),
  })
  if (developing) answer = (await (await import('./dev-server.ts')).startVite(server)).before(listener)
  port = await listen(server, settings.PORT, { host: settings.HOST })
  second?.serving({ health, server })
  process.stdout.write(`Tradecounter is ready at http://localhost:${port}\n${notice}`)

  stopOnSignal(async () => {
    // Who develops waits for the next start; Vite alone may take many seconds to close.
    if (developing) return []
    const failures = await closeInOrder([
      () => drain(server, health, settings.SITE_ENV === 'local' ? 0 : 5000),
      () => translations.close(),
      () => keeping?.stop(),
      () => api.close(),
      () => second?.close(),
    ])
    for (const err of failures) log.error({ err }, 'stopping failed')
    return failures
  })
  process.on('unhandledRejection', (failure) => log.error({ err: failure }, 'unhandled rejection'))
}

try {
  await start()
} catch (failure) {
  process.stderr.write(`${explainStartError(failure)}\n`)
  process.exit(1)
}
