// One fixed buffer over node:http: the comparison for the host's page cache. It has the bytes of the page itself,
// because the client reads other bytes faster or slower, and a slow reader makes the server write in more parts.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from '../../ssr/server/http-server.ts'

const body = readFileSync(process.argv[2] ?? '')
const server = createServer((_incoming, outgoing) => {
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
  outgoing.setHeader('Content-Length', body.length)
  outgoing.end(body)
})
const port = await listen(server, 0)
process.send?.({ port })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rss: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 })
})
