import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Assets } from '../../../ssr/server/pages/assets/assets.ts'
import { listen, createHttpServer } from '../../../ssr/server/http-server.ts'
import { type Answer, type OpenHost, openHost } from '../stand-ins.ts'

const assets: Assets = (path) =>
  path === '/assets/a.js'
    ? {
        body: Buffer.from('1'),
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      }
    : null

let host: OpenHost
let failing: OpenHost
let production: OpenHost
beforeAll(async () => {
  host = await openHost({ assets })
  failing = await openHost({
    templates: () => Promise.reject(new Error('no frame')),
  })
  production = await openHost({
    assets,
    environment: { SITE_ENV: 'prd', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' },
  })
})
afterAll(() => Promise.all([host.close(), failing.close(), production.close()]))

/** Exactly as in docs/reliability.md. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(), clipboard-read=(), clipboard-write=(self), serial=(), hid=()',
  'x-permitted-cross-domain-policies': 'none',
}
const noDocument =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const document = (more = ''): string =>
  `default-src 'none'; script-src 'self' 'sha256-6YiG4K3XXzY83c2ZFGsIjVsFG3+AoP+s0ztvrCwAqpY='; style-src 'self' 'sha256-yT6QR01MhPAiwX5iKMJ3V8mipKAd1sY4nDdJaGnZ8j4='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types push-worker${more}; report-uri /bff/csp-report; report-to csp`

/** Checks the headers common to all responses, and that none reveals the software. */
function expectEverywhere({ headers }: Answer): void {
  expect(headers).toMatchObject(everywhere)
  expect(Object.keys(headers).filter((name) => /^(?:server|x-powered-by|via)$|version/u.test(name))).toEqual(
    [],
  )
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  const type = headers['content-type'] ?? ''
  // JSON has no charset: it is UTF-8 by definition.
  if (/^text\/|javascript|xml/u.test(type)) expect(type).toMatch(/; ?charset=utf-8$/iu)
}

const html = { accept: 'text/html' }
const post = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-csrf-token': 'token',
}

const documents: [string, number, () => Promise<Answer>][] = [
  ['a page', 200, () => host.ask('/search')],
  ['a page from the cache', 200, () => host.ask('/search')],
  ['a page without body', 200, () => host.ask('/search', { method: 'HEAD' })],
  ['a compressed page', 200, () => host.ask('/search', { headers: { 'accept-encoding': 'br' } })],
  [
    'a compressed page from the cache',
    200,
    () => host.ask('/search', { headers: { 'accept-encoding': 'br' } }),
  ],
  ['not found', 404, () => host.ask('/no/such/page')],
  ['a refused address of a reader', 400, () => host.ask('/%zz', { headers: html })],
]
const others: [string, number, () => Promise<Answer>][] = [
  ['a script', 200, () => host.ask('/assets/a.js')],
  ['a file that is not there', 404, () => host.ask('/assets/b.js')],
  ['a path like a file', 404, () => host.ask('/cart.css')],
  ['a call', 200, () => host.ask('/api/echo')],
  ['a call that is not there', 404, () => host.ask('/api/none')],
  ['a change', 200, () => host.ask('/api/user/login', { method: 'POST', headers: post, body: '{}' })],
  [
    'a refused change',
    403,
    () =>
      host.ask('/api/echo', {
        method: 'POST',
        headers: { ...post, 'sec-fetch-site': 'cross-site' },
        body: '{}',
      }),
  ],
  ['a preflight', 403, () => host.ask('/api/echo', { method: 'OPTIONS' })],
  ['a wrong method', 405, () => host.ask('/', { method: 'PUT' })],
  ['a refused address of a program', 400, () => host.ask('/%zz')],
  ['an address that is too long', 414, () => host.ask(`/${'x'.repeat(8200)}`)],
  [
    'too many header fields',
    431,
    () =>
      host.ask('/', {
        headers: ['Host', 'localhost', ...Array.from({ length: 120 }, (_, at) => [`x-${at}`, '1']).flat()],
      }),
  ],
  ['a locale that leads on', 302, () => host.ask('/fi-FI/cart')],
  ['a way back from signing in', 302, () => host.ask('/bff/post-login-callback')],
  ['robots.txt', 200, () => host.ask('/robots.txt')],
  ['whether it lives', 200, () => host.ask('/livez')],
  ['whether it is ready', 200, () => host.ask('/readyz')],
  ['translations', 200, () => host.ask('/translations/manifest.json')],
]

describe('security headers (reliability 2.12)', () => {
  it.each(documents)('%s (%i) is a document with a policy of its own', async (_, status, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expectEverywhere(answer)
    expect(answer.headers['content-security-policy']).toBe(document())
    expect(answer.headers['reporting-endpoints']).toBe('csp="/bff/csp-report"')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('an internal error (500) is a document too', async () => {
    const answer = await failing.ask('/')
    expect(answer.status).toBe(500)
    expectEverywhere(answer)
  })

  it.each(others)('%s (%i) has a policy that allows nothing', async (_, status, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expectEverywhere(answer)
    expect(answer.headers['content-security-policy']).toBe(noDocument)
  })

  it.each([
    ['/', document],
    ['/assets/a.js', () => noDocument],
    ['/api/none', () => noDocument],
    ['/fi-FI/cart', () => noDocument],
  ] as const)('sends HSTS when the proxy reports TLS: %s', async (path, policy) => {
    const headers = { host: 'www.prevex.example', 'x-forwarded-proto': 'https' }
    const answer = await production.ask(path, { headers })
    expectEverywhere(answer)
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
    expect(answer.headers['content-security-policy']).toBe(policy('; upgrade-insecure-requests'))
  })
})

/** The server's response on a connection on which this was sent before `then`. */
async function saidBelowRequests(sent: string, then?: (socket: Socket, server: Server) => void) {
  const server = createHttpServer(() => {})
  const port = await listen(server, 0)
  const accepted = new Promise<Socket>((done) => server.once('connection', done))
  let text = ''
  const socket = connect(port, 'localhost', () => socket.write(sent))
  socket.on('data', (chunk) => (text += chunk.toString()))
  const closed = new Promise((done) => socket.on('close', done))
  const theirs = await accepted
  await expect.poll(() => theirs.bytesRead).toBe(sent.length)
  then?.(theirs, server)
  await closed
  await new Promise((done) => server.close(done))
  return text
}

const late = (socket: Socket, server: Server) =>
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)

it('sends the headers on answers below the level of requests too', async () => {
  const answer = await saidBelowRequests('NOT HTTP\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u)
  for (const [name, value] of Object.entries(everywhere)) {
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`)
  }
})

it('answers half a request that took too long, and closes an unused connection silently', async () => {
  expect(await saidBelowRequests('GET / HTTP/1.1\r\nHost:', late)).toMatch(/^HTTP\/1\.1 408 /u)
  expect(await saidBelowRequests('', late)).toBe('')
})
