import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fewSettings } from '../setup/environment.ts'

const large = Buffer.alloc(32 * 1024 * 1024, 'x')
const service = createServer((incoming, outgoing) => {
  if (incoming.url?.startsWith('/api/large'))
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(large)
  else outgoing.writeHead(404).end()
})
const folder = mkdtempSync(join(tmpdir(), 'stop-'))
let host: ChildProcess
let client: Socket
let port = 0

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, done))
  const address = service.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  mkdirSync(join(folder, 'keys'))
  writeFileSync(join(folder, 'keys', 'host-secret'), 'secret')
  host = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'ssr/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...fewSettings,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_ENV: 'prd',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      API_ORIGIN: origin,
      // The service does not time out while the client reads nothing.
      API_PATIENCE: '60',
    },
  })
  port = await new Promise((done, fail) => {
    host.once('exit', (code) => fail(new Error(`The host ended with ${code}`)))
    host.stdout?.on('data', (chunk: Buffer) => {
      const [, found] = /http:\/\/localhost:(\d+)/u.exec(chunk.toString()) ?? []
      if (found !== undefined) done(Number(found))
    })
  })
})
afterAll(() => {
  client.destroy()
  host.kill('SIGKILL')
  service.closeAllConnections()
  service.close()
  rmSync(folder, { recursive: true, force: true })
})

it('exits with 0 after SIGTERM in production although a client never reads its answer', async () => {
  client = connect(port, '127.0.0.1')
  client.on('error', () => undefined)
  client.write('GET /api/large HTTP/1.1\r\nHost: www.prevex.example\r\n\r\n')
  // The response has begun, and nothing more is read.
  await once(client, 'readable')
  const ended = once(host, 'exit')
  host.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 60_000)
