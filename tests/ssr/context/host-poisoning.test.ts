import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import type { OpenHost } from '../stand-ins.ts'
import { openWholeHost, sendBytes } from '../whole-shop.ts'

/** The word that an attacker tries to bring into an answer. */
const planted = 'evil'

/** Values of `Host` that name somebody else, or look like ours to a careless reader. */
const hosts = [
  'evil.example',
  'evil.example:80',
  'EVIL.EXAMPLE',
  'evil.example.',
  'www.evil.example',
  'local.evil.localhost',
  'localhost.evil.example',
  'local.se.localhost.evil.example',
  'evil-tradecounter-se.example',
  'www.tradecounter-se.example.evil.example',
  'evil.www.tradecounter-se.example',
  'xn--evil-.example',
  '[::ffff:evil]',
  'localhost:80@evil.example',
  'localhost@evil.example',
  'evil.example@localhost',
  'localhost#evil.example',
  'localhost?evil.example',
  'localhost/evil.example',
  'localhost\\evil.example',
  'localhost, evil.example',
  'localhost evil.example',
  'localhost;evil.example',
  'localhost%00evil.example',
  'localhost%0d%0aX-Evil: 1',
  'localhost\tevil.example',
  'localhost:evil',
  'localhost:80:evil',
  'localhost:99999999999evil',
  'localhost"><script>evil()</script>',
  "localhost'evil",
  'localhost`evil`',
  '${evil}',
  '{{evil}}',
  '//evil.example',
  'http://evil.example',
  'javascript:evil',
  'evil_example',
  '-evil.example',
  'évil.example/evil',
]

/** Headers by which proxies tell of another host, each of which a visitor can send as well. */
const headers = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Host: localhost, evil.example',
  'X-Forwarded-Server: evil.example',
  'X-Forwarded-Proto: evil',
  'X-Forwarded-Port: 1evil',
  'X-Forwarded-Prefix: /evil',
  'X-Forwarded-Path: /evil',
  'X-Forwarded-Uri: /evil',
  'X-Forwarded-Scheme: evil',
  'Forwarded: for=1.2.3.4;host=evil.example;proto=https',
  'Forwarded: host="evil.example"',
  'X-Host: evil.example',
  'X-HTTP-Host-Override: evil.example',
  'X-Original-Host: evil.example',
  'X-Original-URL: /evil',
  'X-Rewrite-URL: /evil',
  'X-Real-IP: evil',
  'Base-Url: https://evil.example',
  'Http-Url: https://evil.example/',
  'Proxy-Host: evil.example',
  'Request-Uri: https://evil.example/',
  'Uri: https://evil.example/',
  'Via: 1.1 evil.example',
  'Origin: https://evil.example',
  'Referer: https://evil.example/',
]

let demo: DemoShop
let product = ''
let category = ''
beforeAll(async () => {
  demo = await openDemoShop()
  const { addresses } = (await demo.get('/api/site/addresses')).body as { addresses: string[] }
  product = addresses.find((path) => path.startsWith('/p/')) ?? ''
  category = addresses.find((path) => path.startsWith('/c/')) ?? ''
}, 120_000)
afterAll(() => demo.close())

/** Every kind of answer in which an address of the shop stands: head, structured data, redirect, file, cookie. */
const addressed = (): string[] => [
  '/',
  '/en',
  '/search?parameters.SearchPhrase=ventil',
  '/search?parameters.page=2',
  category,
  // Behind its end: a redirect.
  `${category}?parameters.page=99`,
  product,
  `/en${product}`,
  '/cart',
  '/checkout',
  '/nothing/here',
  '/%zz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/sv-SE-1.xml',
  '/fi-FI/cart',
  `/search?parameters.SearchPhrase=${product.slice(product.lastIndexOf('-') + 1)}`,
  '/bff/logout',
  '/bff/post-login-callback?login_redirect_uri=/cart',
  '/bff/post-logout-callback?logout_redirect_uri=/cart',
  '/api/site/settings',
  '/api/site/getAntiForgeryToken',
  '/pictures/none.svg',
  '/assets/none.js',
]

const send = (host: OpenHost, path: string, lines: readonly string[]): Promise<string> =>
  sendBytes(
    host.port,
    [`GET ${path} HTTP/1.1`, 'Accept: text/html', 'Connection: close', ...lines, '', ''].join('\r\n'),
  )

const statusOf = (answer: string): number => Number(answer.slice(9, 12))

/** What changes from answer to answer in any case. */
const steady = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n'))

describe('an answer in which an address of the shop stands', () => {
  let host: OpenHost
  const own: Record<string, string> = {}
  beforeAll(async () => {
    host = await openWholeHost(demo)
    for (const path of addressed()) own[path] = await send(host, path, ['Host: localhost'])
  }, 60_000)
  afterAll(() => host.close())

  it('is there to be poisoned', () => {
    expect(
      Object.values(own)
        .map(statusOf)
        .filter((status) => status === 200).length,
    ).toBeGreaterThan(10)
    expect(Object.values(own).filter((answer) => /^location: /imu.test(answer))).toHaveLength(5)
    const origin = `http://localhost:${host.port}`
    expect(Object.values(own).filter((answer) => answer.includes(origin)).length).toBeGreaterThan(10)
  })

  it.each(hosts)('is that of se or a refusal for the host %s, which it never repeats', async (name) => {
    for (const path of ['/', product, '/sitemap.xml', '/robots.txt', '/fi-FI/cart', '/api/site/settings']) {
      const answer = await send(host, path, [`Host: ${name}`])
      expect(answer.toLowerCase()).not.toContain(planted)
      expect([200, 302, 400, 421]).toContain(statusOf(answer))
      expect(answer).not.toMatch(/^set-cookie:.*domain=/imu)
    }
  })

  it('is that of se for an unknown host, whatever it is: pages, files, redirects, calls (SITE-4)', async () => {
    for (const path of addressed()) {
      const answer = await send(host, path, ['Host: evil.example'])
      expect(answer.toLowerCase()).not.toContain(planted)
      expect([path, statusOf(answer)]).toEqual([path, statusOf(own[path] ?? '')])
    }
  })

  it.each(headers)('does not hear %s', async (header) => {
    for (const path of addressed()) {
      const answer = await send(host, path, ['Host: localhost', header])
      expect(answer.toLowerCase()).not.toContain(planted)
      expect([path, statusOf(answer)]).toEqual([path, statusOf(own[path] ?? '')])
    }
  })

  it('is afterwards, for everybody else, what it was before: nothing was kept of any attack (SITE-3)', async () => {
    for (const path of addressed().filter((each) => !each.startsWith('/api/'))) {
      const again = await send(host, path, ['Host: localhost'])
      // The not-found page and pages of faults show what the request is called in the log.
      if (statusOf(again) < 400) expect(steady(again)).toBe(steady(own[path] ?? ''))
    }
  })

  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n'],
    ['no Host in HTTP/1.0', 'GET / HTTP/1.0\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n'],
    ['the same Host twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n'],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost: \r\n'],
    ['a folded Host', 'GET / HTTP/1.1\r\nHost: localhost\r\n evil.example\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost : evil.example\r\n'],
    ['a NUL in the Host', 'GET / HTTP/1.1\r\nHost: localhost\0.evil.example\r\n'],
    ['an absolute target', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['an absolute target of ours', 'GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\n'],
    ['a target without a scheme', 'GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['a target that is an authority', 'GET evil.example:80 HTTP/1.1\r\nHost: localhost\r\n'],
    ['a target with a user', 'GET @evil.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: localhost\r\n'],
    ['a tunnel', 'CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n'],
  ])('is refused to a request with %s', async (_what, request) => {
    const answer = await sendBytes(host.port, `${request}Accept: text/html\r\nConnection: close\r\n\r\n`)
    expect(answer.toLowerCase()).not.toContain(planted)
    if (answer !== '') expect([400, 421]).toContain(statusOf(answer))
  })
})

describe('in production', () => {
  let host: OpenHost
  beforeAll(async () => {
    host = await openWholeHost(demo, { SITE_ENV: 'prd' })
  })
  afterAll(() => host.close())

  it.each([...hosts, 'localhost', '127.0.0.1', 'local.se.localhost', 'test.prevex.example'])(
    'nothing at all is shown to the host %s',
    async (name) => {
      const answer = await send(host, '/', [`Host: ${name}`])
      expect([400, 421]).toContain(statusOf(answer))
      expect(answer.toLowerCase()).not.toContain(planted)
    },
  )

  it('a host of ours is shown its own addresses, with or without a port and in capitals', async () => {
    for (const name of [
      'www.prevex.example',
      'WWW.PREVEX.EXAMPLE:8443',
      'prevex.example.',
      'prevex.example',
    ]) {
      const answer = await send(host, product, [`Host: ${name}`])
      expect(statusOf(answer)).toBe(200)
      expect(answer).toContain(`<link rel="canonical" href="https://www.prevex.example${product}">`)
    }
  })
})
