import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Api } from './assemble-api.ts'
import { pathSpellingOf } from './contract/index.ts'
import { createApi, type CreateApiOptions } from './create-api.ts'
import { readHostSecret } from './platform/host-secret.ts'
import { createNodeServer, drain, listen, stopOnSignal } from './platform/http/node-server.ts'
import { createReadiness } from './platform/http/readiness.ts'
import { createLog } from './platform/log.ts'
import { explainStartError } from './platform/start-error.ts'
import { readApiSettings } from './settings.ts'

const noStore = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const notReady = async () => ({ ready: false, text: 'not ready\n' })
const unavailable: Api['fetch'] = async () => new Response(null, { status: 503, headers: noStore })

async function start(options: Pick<CreateApiOptions, 'openDemo'>): Promise<void> {
  const settings = readApiSettings()
  // There is no authentication of callers on this port: it listens on this machine only unless the operator
  // configures another host.
  const { HOST: host = '127.0.0.1', PORT, DATA_DIR, SITE_ENV } = settings
  const log = createLog(settings.LOG_LEVEL)
  // Until the service is open, and again when it stops.
  let readiness = notReady
  let answerCall: Api['fetch'] = unavailable
  const app = new Hono()
  app.get('/livez', (c) => c.text('ok\n', 200, noStore))
  app.get('/readyz', async (c) => {
    const { ready, text } = await readiness()
    return c.text(text, ready ? 200 : 503, noStore)
  })
  app.all('*', (c) => answerCall(c.req.raw))
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createNodeServer((incoming, outgoing) => {
    // The raw target: a Request would resolve `/api/x/../cart` before anything can refuse it.
    const [path = ''] = (incoming.url ?? '/').split('?')
    if (pathSpellingOf(path) === 'canonical') void answer(incoming, outgoing)
    else outgoing.writeHead(400, { ...noStore, Connection: 'close' }).end()
  })
  // First, to report a port in use at once, because opening the service may take minutes.
  const port = await listen(server, PORT, host)
  const api = await createApi(settings, { log, hostSecret: readHostSecret(DATA_DIR), ...options })
  answerCall = api.fetch
  readiness = createReadiness(api)
  process.stdout.write(`The commerce service is ready at http://localhost:${port}\n`)
  stopOnSignal(async () => {
    readiness = notReady
    // A load balancer needs a moment to notice that this instance is not ready.
    if (SITE_ENV !== 'local') await new Promise((done) => setTimeout(done, 5000))
    await drain(server)
    await api.close()
  })
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
}

/**
 * Runs the commerce service on its own port, for hosts that set `API_ORIGIN`. Ends the process with a message if it
 * cannot start.
 */
export async function startServer(options: Pick<CreateApiOptions, 'openDemo'> = {}): Promise<void> {
  try {
    await start(options)
  } catch (failure) {
    process.stderr.write(`${explainStartError(failure)}\n`)
    process.exit(1)
  }
}
