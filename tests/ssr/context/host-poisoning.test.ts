import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../../api/contract/index.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { demoPassword } from '../../../demo/people/users.ts'
import { HostBrowser } from '../host-browser.ts'
import type { OpenHost } from '../stand-ins.ts'
import { openWholeHost, sendBytes } from '../whole-shop.ts'

/** The word that an attacker tries to plant. Long, so that random tokens never contain it. */
const planted = 'attacker'

/** Values of `Host` that name another host, or look like ours to a lenient parser. */
const hosts = [
  'attacker.example',
  'attacker.example:80',
  'ATTACKER.EXAMPLE',
  'attacker.example.',
  'www.attacker.example',
  'local.attacker.localhost',
  'localhost.attacker.example',
  'local.se.localhost.attacker.example',
  'attacker-tradecounter-se.example',
  'www.tradecounter-se.example.attacker.example',
  'attacker.www.tradecounter-se.example',
  'xn--attacker-.example',
  '[::ffff:attacker]',
  'localhost:80@attacker.example',
  'localhost@attacker.example',
  'attacker.example@localhost',
  'localhost#attacker.example',
  'localhost?attacker.example',
  'localhost/attacker.example',
  'localhost\\attacker.example',
  'localhost, attacker.example',
  'localhost attacker.example',
  'localhost;attacker.example',
  'localhost%00attacker.example',
  'localhost%0d%0aX-Attacker: 1',
  'localhost\tattacker.example',
  'localhost:attacker',
  'localhost:80:attacker',
  'localhost:99999999999attacker',
  'localhost"><script>attacker()</script>',
  "localhost'attacker",
  'localhost`attacker`',
  '${attacker}',
  '{{attacker}}',
  '//attacker.example',
  'http://attacker.example',
  'javascript:attacker',
  'attacker_example',
  '-attacker.example',
  'åttacker.example/attacker',
]

/** Headers by which proxies forward the original host, which visitors can send as well. */
const headers = [
  'X-Forwarded-Host: attacker.example',
  'X-Forwarded-Host: localhost, attacker.example',
  'X-Forwarded-Server: attacker.example',
  'X-Forwarded-Proto: attacker',
  'X-Forwarded-Port: 1attacker',
  'X-Forwarded-Prefix: /attacker',
  'X-Forwarded-Path: /attacker',
  'X-Forwarded-Uri: /attacker',
  'X-Forwarded-Scheme: attacker',
  'Forwarded: for=1.2.3.4;host=attacker.example;proto=https',
  'Forwarded: host="attacker.example"',
  'X-Host: attacker.example',
  'X-HTTP-Host-Override: attacker.example',
  'X-Original-Host: attacker.example',
  'X-Original-URL: /attacker',
  'X-Rewrite-URL: /attacker',
  'X-Real-IP: attacker',
  'Base-Url: https://attacker.example',
  'Http-Url: https://attacker.example/',
  'Proxy-Host: attacker.example',
  'Request-Uri: https://attacker.example/',
  'Uri: https://attacker.example/',
  'Via: 1.1 attacker.example',
  'Origin: https://attacker.example',
  'Referer: https://attacker.example/',
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

/** Every call that answers a visitor with JSON. */
const visitorCalls = allCalls
  .filter(({ method, rule, answer }) => method === 'GET' && rule === 'public' && 'kind' in answer)
  .map(({ path }) => path.replaceAll(/:\w+/gu, 'x'))

/** Every kind of answer that contains an address of the shop: head, structured data, redirect, file, cookie. */
const addressed = (): string[] => [
  '/',
  '/en',
  '/search?parameters.SearchPhrase=ventil',
  '/search?parameters.page=2',
  category,
  // Beyond its last page: a redirect.
  `${category}?parameters.page=99`,
  product,
  `/en${product}`,
  '/cart',
  '/checkout',
  '/become-a-customer/customer-account-application',
  '/nothing/here',
  '/%zz',
  ...publicPages,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/sv-SE-1.xml',
  '/fi-FI/cart',
  `/search?parameters.SearchPhrase=${product.slice(product.lastIndexOf('-') + 1)}`,
  '/bff/logout',
  '/bff/post-login-callback?login_redirect_uri=/cart',
  '/bff/post-logout-callback?logout_redirect_uri=/cart',
  ...visitorCalls,
  '/api/site/getAntiForgeryToken',
  '/pictures/none.svg',
  '/assets/none.js',
]

/** Pages that visitors get: those of the customer without a session, and the ones outside /my-pages/. */
const publicPages = [
  '/track-and-trace',
  '/track-and-trace?number=1&postalCode=11743',
  '/become-a-customer/customer-account-application',
  '/become-a-customer/customer-account-application?tab=terms',
]
/** Pages of an administrator, who signs in before they are asked for. */
const ownPages = [
  '/my-pages',
  '/my-pages/my-account',
  '/my-pages/my-account/settings',
  '/en/my-pages/company-information',
  '/my-pages/user-administration',
]

const send = (host: OpenHost, path: string, lines: readonly string[]): Promise<string> =>
  sendBytes(
    host.port,
    [`GET ${path} HTTP/1.1`, 'Accept: text/html', 'Connection: close', ...lines, '', ''].join('\r\n'),
  )

const statusOf = (answer: string): number => Number(answer.slice(9, 12))

/** An answer without the parts that always differ. */
const steady = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n'))

describe('an answer that contains an address of the shop', () => {
  let host: OpenHost
  const own: Record<string, string> = {}
  beforeAll(async () => {
    host = await openWholeHost(demo)
    for (const path of addressed()) own[path] = await send(host, path, ['Host: localhost'])
  }, 60_000)
  afterAll(() => host.close())

  it('exists for every kind of answer', () => {
    expect(
      Object.values(own)
        .map(statusOf)
        .filter((status) => status === 200).length,
    ).toBeGreaterThan(10)
    expect(Object.values(own).filter((answer) => /^location: /imu.test(answer))).toHaveLength(5)
    const origin = `http://localhost:${host.port}`
    expect(Object.values(own).filter((answer) => answer.includes(origin)).length).toBeGreaterThan(10)
  })

  it.each(hosts)(
    'has the address of se or a refusal for the host %s, never the host itself',
    async (name) => {
      for (const path of ['/', product, '/sitemap.xml', '/robots.txt', '/fi-FI/cart', '/api/site/settings']) {
        const answer = await send(host, path, [`Host: ${name}`])
        expect(answer.toLowerCase()).not.toContain(planted)
        expect([200, 302, 400, 421]).toContain(statusOf(answer))
        expect(answer).not.toMatch(/^set-cookie:.*domain=/imu)
      }
    },
  )

  it('has the address of se for an unknown host: pages, files, redirects, calls (SITE-4)', async () => {
    for (const path of addressed()) {
      const answer = await send(host, path, ['Host: attacker.example'])
      expect(answer.toLowerCase()).not.toContain(planted)
      expect([path, statusOf(answer)]).toEqual([path, statusOf(own[path] ?? '')])
    }
  })

  it.each(headers)('ignores %s', async (header) => {
    for (const path of addressed()) {
      const answer = await send(host, path, ['Host: localhost', header])
      expect(answer.toLowerCase()).not.toContain(planted)
      expect([path, statusOf(answer)]).toEqual([path, statusOf(own[path] ?? '')])
    }
  })

  it('is unchanged for others afterwards: no attack was cached (SITE-3)', async () => {
    for (const path of addressed().filter((each) => !each.startsWith('/api/'))) {
      const again = await send(host, path, ['Host: localhost'])
      // The not-found page and error pages contain the request's id.
      if (statusOf(again) < 400) expect(steady(again)).toBe(steady(own[path] ?? ''))
    }
  })

  it('has the address of se for a signed-in user too, whatever the host and the headers', async () => {
    const browser = new HostBrowser(host)
    const answer = await browser.post('/bff/login', { username: 'olof', password: demoPassword })
    expect(JSON.parse(answer.text)).toEqual({ success: 'true' })
    const cookie = `Cookie: ${browser.header}`
    const origin = `http://localhost:${host.port}`
    for (const path of ownPages) {
      const plain = await send(host, path, ['Host: localhost', cookie])
      expect([path, statusOf(plain)]).toEqual([path, path === '/my-pages' ? 302 : 200])
      if (path !== '/my-pages') expect(plain).toContain(`${origin}${path}`)
      // All headers at once: rendering these pages once for each would take minutes.
      for (const attack of [['Host: attacker.example'], ['Host: localhost', ...headers]]) {
        const attacked = await send(host, path, [...attack, cookie])
        expect(attacked.toLowerCase()).not.toContain(planted)
        expect([path, statusOf(attacked)]).toEqual([path, statusOf(plain)])
      }
    }
  })

  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n'],
    ['no Host in HTTP/1.0', 'GET / HTTP/1.0\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: attacker.example\r\n'],
    ['the same Host twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n'],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost: \r\n'],
    ['a folded Host', 'GET / HTTP/1.1\r\nHost: localhost\r\n attacker.example\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost : attacker.example\r\n'],
    ['a NUL in the Host', 'GET / HTTP/1.1\r\nHost: localhost\0.attacker.example\r\n'],
    ['an absolute target', 'GET http://attacker.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['an absolute target of ours', 'GET http://localhost/ HTTP/1.1\r\nHost: attacker.example\r\n'],
    ['a target without a scheme', 'GET //attacker.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['a target that is an authority', 'GET attacker.example:80 HTTP/1.1\r\nHost: localhost\r\n'],
    ['a target with a user', 'GET @attacker.example/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: localhost\r\n'],
    ['a tunnel', 'CONNECT attacker.example:80 HTTP/1.1\r\nHost: attacker.example\r\n'],
  ])('is refused to a request with %s', async (_what, request) => {
    const answer = await sendBytes(host.port, `${request}Accept: text/html\r\nConnection: close\r\n\r\n`)
    expect(answer.toLowerCase()).not.toContain(planted)
    if (answer !== '') expect([400, 421]).toContain(statusOf(answer))
  })
})

describe('the origin that the service makes links of mails and redirect addresses from', () => {
  const seen: (string | null)[] = []
  let host: OpenHost
  beforeAll(async () => {
    host = await openWholeHost(demo, {}, (request) => {
      if (new URL(request.url).pathname.startsWith('/api/become-a-customer/'))
        seen.push(request.headers.get('x-origin'))
      return demo.api.fetch(request)
    })
  })
  afterAll(() => host.close())

  it.each(['attacker.example', 'attacker.example:80', 'local.attacker.localhost'])(
    'is that of the shop for the host %s',
    async (name) => {
      seen.length = 0
      const path = '/api/become-a-customer/application'
      await send(host, path, ['Host: localhost'])
      await send(host, path, [`Host: ${name}`])
      await send(host, path, ['Host: localhost', `X-Origin: https://${name}`])
      await send(host, path, ['Host: localhost', `X-Forwarded-Host: ${name}`])
      expect(seen).toHaveLength(4)
      expect(new Set(seen)).toEqual(new Set([`http://localhost:${host.port}`]))
    },
  )
})

describe('in production', () => {
  let host: OpenHost
  beforeAll(async () => {
    host = await openWholeHost(demo, { SITE_ENV: 'prd' })
  })
  afterAll(() => host.close())

  it.each([...hosts, 'localhost', '127.0.0.1', 'local.se.localhost', 'test.prevex.example'])(
    'the host %s is refused',
    async (name) => {
      const answer = await send(host, '/', [`Host: ${name}`])
      expect([400, 421]).toContain(statusOf(answer))
      expect(answer.toLowerCase()).not.toContain(planted)
    },
  )

  it('an own host gets its own addresses, with or without a port and in capitals', async () => {
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
