import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteKey } from '@tradecounter/api/contract'
import { demoPassword } from '../../../demo/people/users.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { HostBrowser } from '../host-browser.ts'
import type { OpenHost } from '../stand-ins.ts'
import { openWholeHost } from '../whole-shop.ts'

let demo: DemoShop
let host: OpenHost
let product = ''
let article = ''
beforeAll(async () => {
  demo = await openDemoShop()
  host = await openWholeHost(demo)
  const { addresses } = (await demo.get('/api/site/addresses')).body as { addresses: string[] }
  product = addresses.find((path) => path.startsWith('/p/')) ?? ''
  const { body } = await demo.get(`/api/product/${product.slice(product.lastIndexOf('-') + 1)}`)
  article = (body as { variantList: { items: { code: string }[] } }).variantList.items[0]?.code ?? ''
}, 120_000)
afterAll(async () => {
  await host.close()
  await demo.close()
})

/** Each test opens some hundred pages. The timeout only ends a test that hangs. */
const patience = 240_000

const parser = new new JSDOM().window.DOMParser()

/** Every local address that a page links to or loads. */
function linksOf(html: string): string[] {
  const document = parser.parseFromString(html, 'text/html')
  const found = [...document.querySelectorAll('a[href], link[href], form[action], img[src]')].map(
    (element) =>
      element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src'),
  )
  return found.flatMap((address) => {
    if (address === null || /^(?:#|data:|tel:|mailto:)/u.test(address)) return []
    const url = new URL(address, 'http://localhost')
    return url.hostname.endsWith('localhost') ? [url.pathname + url.search] : []
  })
}

const mainOf = (html: string): string =>
  parser.parseFromString(html, 'text/html').querySelector('main')?.textContent ?? ''

/** Every `url` in an answer of a call, such as the menu's items. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && /^(?:url|myPageUrl|imageUrl)$/u.test(name)
      ? [inner].filter((url) => url.startsWith('/'))
      : urlsIn(inner),
  )
}

const calls = [
  '/api/site/settings',
  '/api/site/getmegamenu',
  '/api/search/quick?searchPhrase=ventil',
  '/api/user/current',
]

/** All addresses reachable from the shop's main pages. */
async function reachable(browser: HostBrowser): Promise<Set<string>> {
  const links = new Set<string>()
  for (const page of [
    '/',
    '/search?parameters.SearchPhrase=ventil',
    '/search',
    product,
    '/cart',
    '/en',
    '/nothing',
  ]) {
    const { text } = await browser.get(page, { accept: 'text/html' })
    for (const link of linksOf(text)) links.add(link)
  }
  for (const call of calls)
    for (const url of urlsIn(JSON.parse((await browser.get(call)).text))) links.add(url)
  return links
}

const kindOf = (link: string): string =>
  /^(?:\/(?:en|sv-SE|fi-FI|nn-NO))?\/(?:c\/|p\/|pictures\/|documents\/|search\?)/u.exec(link)?.[0] ?? link

/** A few of each kind of link that only differ in the article, the category or the picture. */
const fewOfEachKind = (links: Iterable<string>): string[] =>
  [...Map.groupBy(links, kindOf).values()].flatMap((kind) =>
    kind.filter((_, index) => index % Math.ceil(kind.length / 6) === 0),
  )

async function deadOf(browser: HostBrowser, links: Iterable<string>): Promise<string[]> {
  const dead = []
  for (const link of links) {
    const { status } = await browser.get(link, { accept: 'text/html' })
    if (status >= 400) dead.push(`${status} ${link}`)
  }
  return dead
}

describe.each<[SiteKey, string]>([
  ['se', 'anna'],
  ['gelia-no', 'solveig'],
  ['prevex', 'aino'],
])('every link of %s', (site, customer) => {
  const more = { host: `local.${site}.localhost` }

  it(
    'works for a visitor',
    async () => {
      const browser = new HostBrowser(host, more)
      const links = await reachable(browser)
      expect(links.size).toBeGreaterThan(80)
      expect(await deadOf(browser, fewOfEachKind(links))).toEqual([])
    },
    patience,
  )

  it(
    'works for a customer with a full cart',
    async () => {
      const browser = new HostBrowser(host, more)
      const signIn = await browser.post('/bff/login', { username: customer, password: demoPassword })
      expect(JSON.parse(signIn.text)).toEqual({ success: 'true' })
      const add = { variantCode: article, quantity: 1, listName: 'searchpage-variantlist' }
      expect((await browser.post('/api/cart', add, { 'idempotency-key': crypto.randomUUID() })).status).toBe(
        200,
      )
      const links = await reachable(browser)
      expect([...links].some((link) => link.startsWith('/my-pages/'))).toBe(true)
      expect(await deadOf(browser, fewOfEachKind(links))).toEqual([])
    },
    patience,
  )
})

it('asks only visitors on search and category pages to sign in for their benefits (SRCH-7)', async () => {
  const { body } = await demo.get('/api/site/addresses')
  const category = (body as { addresses: string[] }).addresses.find((path) => path.startsWith('/c/')) ?? ''
  const prompt = 'Logga in för att se dina priser'
  const visitor = new HostBrowser(host)
  const customer = new HostBrowser(host)
  await customer.post('/bff/login', { username: 'anna', password: demoPassword })
  for (const page of ['/search', '/search?parameters.SearchPhrase=ventil', category]) {
    expect(mainOf((await visitor.get(page)).text)).toContain(prompt)
    expect(mainOf((await customer.get(page)).text)).not.toContain(prompt)
  }
})
