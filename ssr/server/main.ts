import { join } from 'node:path'
import { openOperatorPort } from './operations/operator-port.ts'
import { createLog } from './operations/log.ts'
import { closeInOrder, drain, ensurePortFree, listen, createHttpServer, stopOnSignal } from './http-server.ts'
import { warnOfMissingSettings } from './operations/missing-settings.ts'
import { listenAddressOf, loadSettings, type Settings } from './settings.ts'
import { createProxyCheck } from './context/proxy-check.ts'
import { explainStartError } from '@tradecounter/api/start-error'

const clientFolder = new URL('../../dist/client/', import.meta.url).pathname

/** Loads the code that renders pages, by `import()` so that the search threads start in parallel. */
async function loadHost(settings: Settings, developing: boolean) {
  const [{ createHost }, { createPageTemplates }, { createIntegrityTagger }, { openAssets }] =
    await Promise.all([
      import('./host.ts'),
      import('./pages/page-template.ts'),
      import('./pages/assets/integrity.ts'),
      import('./pages/assets/assets.ts'),
    ])
  const templates = developing
    ? createPageTemplates(false)
    : createPageTemplates(true, createIntegrityTagger(clientFolder))
  const assets = developing ? null : openAssets(clientFolder, join(settings.DATA_DIR, 'assets'))
  return { createHost, templates, assets }
}

async function start(): Promise<void> {
  const settings = loadSettings()
  const developing = process.env.NODE_ENV === 'development'
  const log = createLog(settings.LOG_LEVEL)
  if (settings.SECURITY_EXPIRES !== undefined && settings.SECURITY_EXPIRES <= new Date())
    log.warn('SECURITY_EXPIRES is past: /.well-known/security.txt is not served')
  warnOfMissingSettings(settings, log)
  const host = listenAddressOf(settings)
  await ensurePortFree(settings.PORT, host)
  const operatorPort =
    settings.METRICS_PORT === undefined ? null : await openOperatorPort(settings.METRICS_PORT, host)
  const { connectApi } = await import('./connect-api.ts')
  const [{ createHost, templates, assets }, { api, hostSecret, notice }] = await Promise.all([
    loadHost(settings, developing),
    connectApi(settings, log),
  ])
  // Not earlier: while a catalogue loads, this process is too busy to receive the answer in time.
  const { openTranslations } = await import('./translations/translations.ts')
  const translations = openTranslations({
    log,
    address: settings.TRANSLATIONS_URL,
    folder: join(settings.DATA_DIR, 'translations'),
  })
  await translations.ready()
  let port = settings.PORT
  const { listener, health } = createHost({
    settings,
    api,
    hostSecret,
    log,
    translations,
    ...(operatorPort === null ? {} : { metrics: operatorPort.metrics }),
    templates,
    assets,
    port: () => port,
    freshFor: developing ? { pages: 0, answers: 0 } : { pages: 60_000, answers: 30_000 },
  })
  let handle = listener
  const server = createHttpServer((...both) => handle(...both), {
    behindProxy: settings.TRUSTED_PROXIES.length > 0,
    isProxy: createProxyCheck(settings.TRUSTED_PROXIES),
  })
  if (developing) handle = (await (await import('./dev-server.ts')).startDevServer(server)).before(listener)
  port = await listen(server, settings.PORT, { host })
  operatorPort?.serving({ health, server, jobs: async () => (await api.jobs?.()) ?? [] })
  process.stdout.write(`Tradecounter is ready at http://localhost:${port}\n${notice}`)

  const { startArchive } = await import('./pages/assets/asset-archive.ts')
  const archive = developing
    ? null
    : startArchive(clientFolder, join(settings.DATA_DIR, 'assets'), (failure) =>
        log.error({ err: failure }, 'the files of this release could not be kept'),
      )

  stopOnSignal(async () => {
    // A developer waits for the next start, and closing Vite may take many seconds.
    if (developing) return []
    const failures = await closeInOrder([
      () => drain(server, health, settings.SITE_ENV === 'local' ? 0 : 5000),
      () => translations.close(),
      () => archive?.stop(),
      () => api.close(),
      () => operatorPort?.close(),
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
