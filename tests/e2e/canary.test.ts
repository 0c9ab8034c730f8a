import { pages as pageList } from '@tradecounter/shop/page-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteKeys } from '../../api/contract/index.ts'
import { aroundCanary, showsCanary } from '../api/whole/canary-price.ts'
import { requestOf } from '../api/permissions/matrix-request.ts'
import { rows, type Row } from '../api/permissions/matrix-rows.ts'
import { pageExamples } from '../setup/page-examples.ts'
import { openCanaryShop, Reader, type CanaryShop } from './canary-shop.ts'
import { settled } from './lists.ts'
import { openChromium } from './visit.ts'

let shop: CanaryShop
beforeAll(async () => {
  shop = await openCanaryShop()
})
afterAll(() => shop.stop())

/** Addresses of every page, by page; the browser alone sees a fragment. */
const pages = (): Map<string, string[]> => {
  const { variant, product, order } = shop.known
  const examples = [
    ...pageExamples({ article: variant, category: 'valves', order, invoice: 'none' }),
    ...pageExamples({ article: product, category: 'valves', order, invoice: 'none' }),
  ].filter(({ path }) => !path.includes('#'))
  return new Map(
    [...Map.groupBy(examples, ({ page }) => page)].map(([page, own]) => [
      page,
      [...new Set(own.map(({ path }) => path))],
    ]),
  )
}
/** Public files other than pages. */
const files = ['/robots.txt', '/sitemap.xml', '/speculation.json']

/** Calls that would end the reader's session or change the customer. */
const ends = new Set([
  'POST /api/user/login',
  'POST /api/user/logout',
  'POST /api/user/endothersessions',
  'POST /api/user/changecustomer',
  'POST /api/customer/toggleTemporarilyHidePrices',
])

/** An id from the demo catalogue, where the matrix uses its own catalogue. */
function idFor({ name, id }: Row): unknown {
  if (name === 'variantCode' || name === 'items') return shop.known.variant
  if (name === ':code' || name === 'productCode') return shop.known.product
  if (name === 'orderNumber') return shop.known.order
  return id('c-ror')
}

async function askCall(reader: Reader, row: Row) {
  const asked = requestOf(row, idFor(row), {})
  const { pathname, search } = new URL(asked.url)
  return asked.method === 'POST' ? reader.post(pathname, await asked.text()) : reader.ask(pathname + search)
}

/**
 * Every page as one reader, and every call unless `calls` is empty: where the price was found, with its surrounding
 * text.
 */
async function sightings(reader: Reader, calls: readonly Row[] = rows): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const look = (what: string, text: string) => {
    if (showsCanary(text)) seen.set(what, aroundCanary(text))
  }
  for (const address of [...[...pages().values()].flat(), ...files])
    look(address, (await reader.ask(address)).text)
  const named = (await reader.ask('/sitemap.xml')).body.match(/\/sitemaps\/[\w.-]+/gu) ?? []
  expect(named.length).toBeGreaterThan(0)
  for (const address of named) {
    const { status, text } = await reader.ask(address)
    expect([address, status]).toEqual([address, 200])
    look(address, text)
  }
  for (const row of calls.filter(({ call }) => !ends.has(call)))
    look(row.call, (await askCall(reader, row)).text)
  return seen
}

const addOne = (reader: Reader) =>
  reader.post('/api/cart', JSON.stringify({ variantCode: shop.known.variant, quantity: 1 }))

describe('a price of 7777.77 on everything (ACC-8)', () => {
  it('covers every page', () => {
    // The operator area has a host of its own, where no reader of a shop signs in.
    expect([...pages().keys()]).toEqual(pageList.map(({ id }) => id))
  })

  it('is shown to a customer, which fills the caches: this test can fail', async () => {
    const reader = new Reader(shop.port, 'se')
    await reader.signIn('anna')
    expect((await addOne(reader)).status).toBe(200)
    const seen = await sightings(reader)
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([
        '/cart',
        '/checkout',
        `/my-pages/order-info/${shop.known.order}`,
        'GET /api/cart',
        'POST /api/variants/stockprices',
      ]),
    )
    expect((await addOne(reader)).status).toBe(200)
  })

  it.each(siteKeys)('is never sent to visitors of %s: pages, calls, sitemap, caches', async (site) => {
    const visitor = new Reader(shop.port, site)
    // The rules of calls are the same on every site: visitors ask them on one of each currency.
    const calls = ['se', 'no', 'fi', 'dk-vvs'].includes(site) ? rows : []
    expect([...(await sightings(visitor, calls))]).toEqual([])
    const collector = new Reader(shop.port, site)
    expect((await addOne(collector)).status).toBe(200)
    for (const address of [...pages().values()].flat()) {
      expect([address, aroundCanary((await collector.ask(address)).text)]).toEqual([address, ''])
    }
  })

  it.each([
    ['se', 'anna'],
    ['no', 'ingrid'],
    ['fi', 'mikko'],
    ['dk-vvs', 'mette'],
  ])('is never sent on %s to %s, who hides prices', async (site, userName) => {
    const reader = new Reader(shop.port, site)
    await reader.signIn(userName)
    await reader.hidePrices(true)
    expect((await addOne(reader)).status).toBe(200)
    expect([...(await sightings(reader))]).toEqual([])
    // Only the prices are missing: ordering is still possible.
    for (const address of ['/', '/search', `/p/x-${shop.known.variant}`, '/cart', '/checkout']) {
      expect([address, (await reader.ask(address)).status]).toEqual([address, 200])
    }
    await addOne(reader)
    await reader.hidePrices(false)
    await addOne(reader)
    expect(aroundCanary((await reader.ask('/cart')).text)).not.toBe('')
    await reader.hidePrices(true)
    expect(aroundCanary((await reader.ask('/cart')).text)).toBe('')
  })

  it('is in no line of the log at its most detailed level', () => {
    expect(shop.written()).toContain('is ready')
    expect(aroundCanary(shop.written())).toBe('')
  })
})

describe('a price of 7777.77 in a browser (ACC-8)', () => {
  const { visit } = openChromium()

  it.each([
    ['a visitor', null],
    ['who hides prices', 'anna'],
  ])('is neither rendered, fetched, stored nor tracked for %s', async (_, userName) => {
    const origin = `http://local.se.localhost:${shop.port}`
    const { page, context } = await visit('se')
    const bodies: Promise<string>[] = []
    context.on('response', (response) => {
      const name = response.url()
      if (/\.(?:js|css|woff2|svg)$/u.test(new URL(name).pathname)) return
      bodies.push(
        response.text().then(
          (text) => `${name} ${text}`,
          () => '',
        ),
      )
    })
    await page.goto(`${origin}/cart`)
    if (userName !== null) {
      const status = await page.evaluate(async (username) => {
        let last = 0
        for (const [path, body] of [
          ['/api/user/login', { username, password: 'kaffe-paus-kl-tio' }],
          ['/api/customer/toggleTemporarilyHidePrices', { isActive: true }],
        ] as const) {
          const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
          const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
          last = (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
        }
        return last
      }, userName)
      expect(status).toBe(200)
    }
    for (const [address = ''] of pages().values()) {
      await page.goto(origin + address)
      await settled(page)
      const kept = await page.evaluate(() =>
        JSON.stringify([
          document.documentElement.outerHTML,
          Reflect.get(globalThis, 'dataLayer') ?? [],
          { ...localStorage },
          { ...sessionStorage },
          [...document.querySelectorAll('input')].map(({ value }) => value),
        ]),
      )
      expect([address, aroundCanary(kept)]).toEqual([address, ''])
    }
    for (const body of await Promise.all(bodies)) expect(aroundCanary(body)).toBe('')
    expect(bodies.length).toBeGreaterThan(10)
    await context.close()
  })
})
