// A production host for the benches, in its own process: reports its port and its memory to its parent. With
// `--plain` it has one more page, which is only a heading: the minimum cost of any page in a browser. With `--fresh`, it caches nothing.
import { createPageTemplates } from '../../ssr/server/pages/page-template.ts'
import { createHost } from '../../ssr/server/host.ts'
import { openAssets } from '../../ssr/server/pages/assets/assets.ts'
import { createLog } from '../../ssr/server/operations/log.ts'
import { listen, createHttpServer } from '../../ssr/server/http-server.ts'
import { connectApi } from '../../ssr/server/connect-api.ts'
import { readSettings } from '../../ssr/server/settings.ts'

const cached = process.argv.includes('--cached')
const fresh = process.argv.includes('--fresh')
const plain = process.argv.includes('--plain')
const plainPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><h1>Plain page</h1></html>'
const dataDir = process.env['BENCH_DATA'] ?? 'node_modules/.cache/bench-data'
const reading = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
if ('mistakes' in reading) throw new Error(reading.mistakes.join('\n'))
const { settings } = reading
const log = createLog('silent')
const { api, hostSecret } = await connectApi(settings, log)
let port = 0
const { listener } = createHost({
  settings,
  api,
  hostSecret,
  log,
  templates: createPageTemplates(true),
  assets: openAssets('dist/client'),
  port: () => port,
  // The API's answers are cached unless `--fresh` is given: the others measure rendering, not the search.
  freshFor: { pages: cached ? 3_600_000 : 0, answers: fresh ? 0 : 3_600_000 },
})
const server = createHttpServer((incoming, outgoing) => {
  if (plain && incoming.url === '/p/plain')
    outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(plainPage)
  else void listener(incoming, outgoing)
})
server.maxRequestsPerSocket = 0
port = await listen(server, 0)
process.send?.({ port })

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rss: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 })
})
