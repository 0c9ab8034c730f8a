import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HostBrowser, openRealHost, type RealHost } from './host-browser.ts'

let real: RealHost
let browser: HostBrowser
let token: string
beforeAll(async () => {
  real = await openRealHost()
  browser = new HostBrowser(real.host)
  await browser.signIn('buyer')
  token = await browser.antiForgery()
})
afterAll(() => real.close())

/** Sends the beginning of a request, and breaks it off when the host has begun to read it. */
async function breakOff(path: string, type: string, beginning: string, reset: boolean): Promise<void> {
  const { logged, port } = real.host
  const before = logged.length
  const socket = connect(port, 'localhost')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const headers = [
    `Host: localhost:${port}`,
    `Cookie: ${browser.header}`,
    `Content-Type: ${type}`,
    'Sec-Fetch-Site: same-origin',
    `X-CSRF-Token: ${token}`,
    'Content-Length: 50000',
  ]
  await new Promise<void>((sent) => {
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${beginning}`, () => sent())
  })
  if (reset) socket.resetAndDestroy()
  else socket.end()
  // Each request has a line in the log when it has ended.
  await expect.poll(() => logged.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(before)
  socket.destroy()
}

it.each([
  ['/api/directorder/check', 'application/json', '{"encoding":"base64","content":"UEsD'],
  ['/api/files?purpose=attachment&name=a.pdf', 'application/octet-stream', '%PDF-1.7 half of it'],
  ['/api/become-a-customer/save', 'application/json', '{"values":{'],
  ['/bff/login', 'application/json', '{"username":"buyer@'],
  ['/bff/csp-report', 'application/csp-report', '{"csp-report":{'],
])(
  '20 requests that are broken off write no error: %s',
  async (path, type, beginning) => {
    const before = real.host.logged.length
    for (let at = 0; at < 20; at++) await breakOff(path, type, beginning, at % 2 === 0)
    const lines = real.host.logged
      .slice(before)
      .map((line): { level: number; err?: unknown } => JSON.parse(line))
    expect(lines.filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([])
    expect(real.shop.faults).toEqual([])
    expect(await real.shop.store.db.selectFrom('files').selectAll().execute()).toEqual([])
    expect((await browser.get('/api/user/current')).status).toBe(200)
  },
  60_000,
)
