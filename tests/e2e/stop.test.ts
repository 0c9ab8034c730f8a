import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fewSettings } from '../setup/environment.ts'

// A service that delays its answers until released, so that requests are in flight. The host's own requests about
// changed lists are not answered.
const held: ServerResponse[] = []
const service = createServer((incoming, outgoing) => {
  if (incoming.url?.includes('/api/slow')) held.push(outgoing)
  else outgoing.writeHead(404).end()
})
const letGo = (): void => {
  for (const outgoing of held.splice(0))
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('"late"')
}
const until = async (true_: () => boolean): Promise<void> => {
  while (!true_()) await new Promise((done) => setTimeout(done, 10))
}

const folder = mkdtempSync(join(tmpdir(), 'stop-'))
let host: ChildProcess
let origin = ''

const ready = (): Promise<string> =>
  new Promise((done, fail) => {
    host.once('exit', (code) => fail(new Error(`The host ended with ${code}`)))
    host.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\/\/localhost:\d+/u.exec(chunk.toString())
      if (found) done(found[0])
    })
  })

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, done))
  const address = service.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  mkdirSync(join(folder, 'keys'))
  writeFileSync(join(folder, 'keys', 'host-secret'), 'secret')
  const args = ['--disable-warning=ExperimentalWarning', 'ssr/server/main.ts']
  host = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...fewSettings,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      API_ORIGIN: `http://localhost:${port}`,
      // Delayed requests do not time out.
      API_PATIENCE: '60',
    },
  })
  origin = await ready()
})
afterAll(() => {
  host.kill('SIGKILL')
  service.closeAllConnections()
  service.close()
  rmSync(folder, { recursive: true, force: true })
})

it('answers requests in flight after SIGTERM, accepts no new ones, and exits with 0 (reliability 4.4)', async () => {
  const ended = once(host, 'exit')
  const inFlight = Array.from({ length: 20 }, (_, at) => fetch(`${origin}/api/slow?n=${at}`))
  await until(() => held.length === inFlight.length)
  host.kill('SIGTERM')
  // The port closes first; only then are requests refused.
  let open = true
  await until(() => {
    void fetch(`${origin}/livez`, { headers: { Connection: 'close' } }).catch(() => (open = false))
    return !open
  })
  expect(host.exitCode).toBeNull()
  letGo()
  const answers = await Promise.all(inFlight)
  expect(answers.map(({ status }) => status)).toEqual(inFlight.map(() => 200))
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(inFlight.map(() => 'late'))
  expect(await ended).toEqual([0, null])
})
