import { getRequestListener } from '@hono/node-server'
import { createHealth } from './health.ts'
import { createLog } from './log.ts'
import { keepHostSecret, openHere } from './open-api.ts'
import { drain, ensureFree, listen, makeServer, stopOnSignal } from './serve.ts'
import { settle } from './settings.ts'
import { explain } from './start-failure.ts'

/** The commerce service alone, behind a port of its own, for hosts that name it in `API_ORIGIN`. */
async function start(): Promise<void> {
  const settings = settle()
  // Whoever reaches the service directly is behind no host: only this machine does unless the operator says otherwise.
  const { HOST: host = '127.0.0.1' } = settings
  const log = createLog(settings.LOG_LEVEL)
  await ensureFree(settings.PORT, host)
  const { api } = await openHere(settings, log, keepHostSecret(settings.DATA_DIR))
  const health = createHealth(api)
  const answer = getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false })
  const server = makeServer((incoming, outgoing) => {
    if (!health.answer(incoming.url ?? '/', incoming, outgoing)) void answer(incoming, outgoing)
  }, true)
  const port = await listen(server, settings.PORT, { host })
  process.stdout.write(`The commerce service is ready at http://localhost:${port}\n`)
  stopOnSignal(async () => {
    await drain(server, health, settings.SITE_ENV === 'local' ? 0 : 5000)
    await api.close()
  })
  process.on('unhandledRejection', (failure) => log.error({ err: failure }, 'unhandled rejection'))
}

try {
  await start()
} catch (failure) {
  process.stderr.write(`${explain(failure)}\n`)
  process.exit(1)
}
