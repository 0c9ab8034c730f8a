import { getRequestListener } from '@hono/node-server'
import { spellingOf } from '@tradecounter/api/contract'
import { createHealth } from './operations/health.ts'
import { createLog } from './operations/log.ts'
import { keepHostSecret, openHere } from './open-api.ts'
import { closeInOrder, drain, ensurePortFree, listen, createHttpServer, stopOnSignal } from './http-server.ts'
import { loadSettings } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

/** The commerce service alone, behind a port of its own, for hosts that name it in `API_ORIGIN`. */
async function start(): Promise<void> {
  const settings = loadSettings()
  // Whoever reaches the service directly is behind no host: only this machine does unless the operator says otherwise.
  const { HOST: host = '127.0.0.1' } = settings
  const log = createLog(settings.LOG_LEVEL)
  await ensurePortFree(settings.PORT, host)
  const { api } = await openHere(settings, log, keepHostSecret(settings.DATA_DIR))
  const health = createHealth(api)
  const answer = getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false })
  // Its clients are hosts, each with the requests of many people.
  const server = createHttpServer(
    (incoming, outgoing) => {
      const target = incoming.url ?? '/'
      if (health.answer(target, incoming, outgoing)) return
      if (spellingOf(target.split('?')[0] ?? '') === 'canonical') void answer(incoming, outgoing)
      else outgoing.writeHead(400, { 'Cache-Control': 'no-store', Connection: 'close' }).end()
    },
    { behindProxy: true, isProxy: () => true },
  )
  const port = await listen(server, settings.PORT, { host })
  process.stdout.write(`The commerce service is ready at http://localhost:${port}\n`)
  stopOnSignal(async () => {
    const failures = await closeInOrder([
      () => drain(server, health, settings.SITE_ENV === 'local' ? 0 : 5000),
      () => api.close(),
    ])
    for (const err of failures) log.error({ err }, 'stopping failed')
    return failures
  })
  process.on('unhandledRejection', (failure) => log.error({ err: failure }, 'unhandled rejection'))
}

try {
  await start()
} catch (failure) {
  process.stderr.write(`${explainStartFailure(failure)}\n`)
  process.exit(1)
}
