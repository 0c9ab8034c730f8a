import { createServer } from 'node:http'
import { openStore } from '../../../../api/platform/database/index.ts'
import { realClock, serve } from '../../fixtures/shop.ts'

/** The service on its own port over the SQLite of a folder, until it is killed. Prints the port. */
const [dataDir = ''] = process.argv.slice(2)
const store = await openStore({ dataDir })
const { api } = serve(store, realClock, dataDir)

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    const body = parts.length === 0 ? null : Buffer.concat(parts).toString()
    const asked = new Request(`http://api.internal${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      body,
    })
    void api.fetch(asked).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`)
})
