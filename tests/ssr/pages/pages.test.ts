import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cookieNames, sessionCookies } from '../../../ssr/server/context/cookies.ts'
import { type OpenHost, openHost, session, standInTemplates } from '../stand-ins.ts'

let host: OpenHost
beforeEach(async () => {
  host = await openHost()
})
afterEach(() => host.close())

const signedIn = { cookie: `sid=${session('anna')}` }

it('sends the same bytes and the same policy for each request of a cached page, and the same policy to a customer', async () => {
  const [first, second] = [await host.ask('/'), await host.ask('/')]
  const own = await host.ask('/', { headers: signedIn })
  expect(second.body.equals(first.body)).toBe(true)
  const policies = [first, second, own].map(({ headers }) => headers['content-security-policy'])
  expect(new Set(policies).size).toBe(1)
  expect(String(policies[0])).not.toContain('nonce')
  expect(host.rendered).toHaveLength(2)
})

it.each([
  ['br', (body: Buffer) => zlib.brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => zlib.gunzipSync(body)],
])('sends cached and personal pages as %s', async (coding, read) => {
  for (const headers of [{}, {}, signedIn]) {
    const answer = await host.ask('/', { headers: { ...headers, 'accept-encoding': coding } })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(read(answer.body).toString()).toContain('</body></html>')
  }
  expect(
    (await host.ask('/', { headers: { 'accept-encoding': `${coding};q=0` } })).headers['content-encoding'],
  ).toBeUndefined()
})

it('renders a page once for a thousand concurrent visitors', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => host.ask('/cart')))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(host.rendered).toEqual(['cart'])
})

it('caches a page by host, locale, query and flag', async () => {
  const asked = ['/search', '/search?a=1', '/en/search', '/search?featureToggle_newMenu=true']
  for (const path of [...asked, ...asked]) await host.ask(path)
  await host.ask('/search', { headers: { host: 'local.gelia-se.localhost' } })
  expect(host.rendered).toHaveLength(5)
})

it('shares a page with a visitor who has a session and an empty cart, never with a customer', async () => {
  await host.ask('/')
  expect((await host.ask('/', { headers: { cookie: `sid=${session('visitor')}` } })).text).toContain('nobody')
  expect(host.rendered).toHaveLength(1)
  const customer = await host.ask('/', { headers: signedIn })
  expect(customer.text).toContain('Anna')
  expect(customer.headers['cache-control']).toBe('private, no-store')
  expect((await host.ask('/')).text).not.toContain('Anna')
})

it('caches one not-found page for all unknown addresses', async () => {
  await host.ask('/nothing')
  expect((await host.ask('/nothing-else')).status).toBe(404)
  expect(host.rendered).toEqual(['not-found'])
})

it('escapes title and description', async () => {
  const { text } = await host.ask('/')
  expect(text).toContain('<title>&lt;start&gt; &amp; &quot;co&quot;</title>')
  expect(text).not.toContain('<script>alert(1)')
  expect(text).toContain('<link rel="alternate" hreflang="en" href="http://localhost')
})

it('declares the order of the layers before any style sheet', async () => {
  const { text } = await host.ask('/')
  expect(text.indexOf('@layer ui.reset, ui.theme, ui.component;')).toBeGreaterThan(0)
  expect(text.indexOf('@layer ui.reset')).toBeLessThan(text.indexOf('<link rel="stylesheet"'))
})

it('sends the headers of reliability 2.12 with every kind of answer', async () => {
  for (const path of ['/', '/nothing', '/assets/none.js', '/api/echo', '/robots.txt']) {
    const { headers } = await host.ask(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
    })
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined()
  }
  const production = await openHost({ environment: { SITE_ENV: 'prd' } })
  const secure = await production.ask('/', { headers: { host: 'www.prevex.example' } })
  expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
  // A plain cookie that another subdomain could have set is not a session there.
  const planted = await production.ask('/', { headers: { host: 'www.prevex.example', ...signedIn } })
  expect(planted.text).toContain('nobody')
  const [cookie = ''] = sessionCookies(session('anna'), cookieNames(true))
  const real = await production.ask('/', {
    headers: { host: 'www.prevex.example', cookie: cookie.split(';')[0] },
  })
  expect(real.text).toContain('Anna')
  await production.close()
})

it('logs one JSON line a request, without query, cookie or control characters', async () => {
  await host.ask('/cart%0d%0aforged?secret=1', { headers: { ...signedIn, 'x-csrf-token': 'canary' } })
  await expect.poll(() => host.logged).toHaveLength(1)
  const [line = ''] = host.logged
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    status: 400,
    site: 'se',
    requestId: expect.stringMatching(/^[\w-]{16}$/u),
  })
  for (const canary of ['secret', session('anna'), 'canary', '\r']) expect(line).not.toContain(canary)
})

it('renders a cached page without the session of the first visitor', async () => {
  const { fetch } = host.api
  // The person is unknown, so the page becomes public.
  host.api.fetch = (request) =>
    /current|getminicart/u.test(request.url)
      ? Promise.resolve(Response.json({ code: 'busy', message: 'no' }, { status: 500 }))
      : fetch(request)
  await host.ask('/p/kulventil-4000001', { headers: signedIn })
  const asked = host.asked.find((request) => request.url.includes('/api/product/'))
  expect(asked?.headers.get('authorization')).toBeNull()
})

it('redirects to another page, and does not cache the redirect', async () => {
  const leading = await openHost({
    templates: async () => ({
      assets: '',
      fonts: [],
      tail: '',
      renderBody: () => '',
      renderFailurePage: () => ({ title: '', body: '' }),
      answer: async () => ({ redirectTo: '/p/kulventil-4000001' }),
    }),
  })
  const answer = await leading.ask('/search?parameters.SearchPhrase=4000001')
  expect(answer.status).toBe(302)
  expect(answer.headers.location).toBe('/p/kulventil-4000001')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  await leading.close()
})

it('gives the page its address in every language of the site', async () => {
  const reported: unknown[] = []
  const { templates } = standInTemplates()
  const multilingual = await openHost({
    templates: async () => {
      const template = await templates()
      return {
        ...template,
        answer: (request) => {
          reported.push(request.context.alternates)
          return template.answer(request)
        },
      }
    },
  })
  await multilingual.ask('/en/search?parameters.SearchPhrase=kul&featureToggle_newMenu=true')
  await multilingual.ask('/en')
  await multilingual.ask('/nothing')
  expect(reported).toEqual([
    [
      { locale: 'sv-SE', href: '/search?parameters.SearchPhrase=kul' },
      { locale: 'en', href: '/en/search?parameters.SearchPhrase=kul' },
    ],
    [
      { locale: 'sv-SE', href: '/' },
      { locale: 'en', href: '/en' },
    ],
    undefined,
  ])
  await multilingual.close()
})
