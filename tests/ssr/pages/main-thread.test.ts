import type { PageId } from '@tradecounter/shop/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wideProduct } from '../../../bench/host/wide-product.ts'
import { watchMainThread } from '../../setup/main-thread.ts'
import { expectBelow } from '../../setup/measures.ts'
import { maxItems } from '../../../api/direct-order/rules.ts'
import { maxCustomerLines, maxVisitorLines } from '../../../api/carts/rules.ts'
import { pageExamples } from '../../setup/page-examples.ts'
import { type LargestShop, mostVariants, openLargestShop } from './largest-shop.ts'

/** Maximum milliseconds of CPU time of the main thread for one turn of the event loop. */
const budget = 100

/** Runs of each page, of which the fastest counts. */
const runs = 3

const longestAddress = 8000
const encode = encodeURIComponent

/** The maximum number of parameters of an address. */
function query(parameters: readonly string[]): string {
  let text = ''
  for (const [index, parameter] of parameters.entries()) {
    if (index >= 250 || text.length + parameter.length + 1 > longestAddress) break
    text += `${text === '' ? '?' : '&'}${parameter}`
  }
  return text
}

const phrase = `parameters.SearchPhrase=${encode('kulventil koppling rör slang mässing '.repeat(7).slice(0, 256))}`
const others = Array.from({ length: 250 }, (_, index) => `other${index}=${'x'.repeat(22)}`)

/** Values of all attributes in turn, then both ends of intervals. */
function filters({ facets }: LargestShop): string[] {
  const most = Math.max(...facets.map(({ values }) => values.length))
  const values = Array.from({ length: most }, (_, index) =>
    facets.flatMap(({ attributeId, values: { [index]: value } }) =>
      value === undefined ? [] : [`parameters.Facets[${encode(attributeId)}]=${encode(value)}`],
    ),
  )
  const intervals = facets
    .filter(({ values: { length } }) => length === 0)
    .flatMap(({ attributeId }) => [
      `parameters.IntervalFacets[${encode(attributeId)}].From=0`,
      `parameters.IntervalFacets[${encode(attributeId)}].To=999999999`,
    ])
  return [...intervals, ...values.flat()]
}

type Input = readonly [what: string, path: (shop: LargestShop) => string]

/** Pages with larger inputs than their address alone: the reader's own data is at its maximum in any case. */
const largest: { readonly [P in PageId]?: readonly Input[] } = {
  start: [
    ['alone', () => '/'],
    ['a long address', () => `/${query(others)}`],
  ],
  search: [
    ['all articles', () => '/search'],
    ['the longest phrase', () => `/search?${phrase}`],
    ['most filters', (shop) => `/search${query(filters(shop))}`],
    ['phrase and filters', (shop) => `/search${query([phrase, ...filters(shop)])}`],
    ['the deepest page', () => '/search?parameters.page=416'],
    ['most other parameters', () => `/search${query(others)}`],
  ],
  category: [
    ['most facets', ({ categoryPath }) => `/c/${categoryPath}`],
    ['most facets and filters', (shop) => `/c/${shop.categoryPath}${query(filters(shop))}`],
    ['the deepest page', ({ categoryPath }) => `/c/${categoryPath}?parameters.page=416`],
    ['most other parameters', ({ categoryPath }) => `/c/${categoryPath}${query(others)}`],
    ['a long path', () => `/c/${'x/'.repeat(longestAddress / 2 - 2)}x`],
  ],
  product: [
    [`${mostVariants} variants`, () => `/p/x-${wideProduct}`],
    ['a long number', () => `/p/x-${'9'.repeat(longestAddress)}`],
  ],
  confirmation: [
    ['all lines', ({ orderNumber }) => `/checkout/confirmation/${orderNumber}`],
    ['a long number', () => `/checkout/confirmation/${'9'.repeat(longestAddress)}`],
  ],
  'order-history': [
    ['first page', () => '/my-pages/order-history'],
    ['an inner page', () => '/my-pages/order-history?page=200'],
    ['the deepest page', () => '/my-pages/order-history?page=99999'],
  ],
  order: [
    ['all lines', ({ orderNumber }) => `/my-pages/order-info/${orderNumber}`],
    ['a long number', () => `/my-pages/order-info/${'9'.repeat(longestAddress)}`],
  ],
  'track-and-trace': [
    ['the form', () => '/track-and-trace'],
    ['an order', ({ orderNumber }) => `/track-and-trace?number=${orderNumber}&postalCode=12346`],
  ],
  'become-a-customer': [
    ['the form', () => '/become-a-customer/customer-account-application'],
    ['a long address', () => `/become-a-customer/customer-account-application${query(others)}`],
  ],
  'order-directly': [
    ['all items', () => '/my-pages/order-directly'],
    ['a long address', () => `/my-pages/order-directly${query(others)}`],
  ],
  'user-administration': [
    ['first page', () => '/my-pages/user-administration'],
    ['the deepest page', () => '/my-pages/user-administration?page=99999'],
    ['the form', () => '/my-pages/user-administration?view=new'],
  ],
  attestation: [
    ['first page', () => '/my-pages/attestation'],
    ['the deepest page', () => '/my-pages/attestation?page=99999'],
    ['one that is not there', () => '/my-pages/attestation?request=none'],
  ],
  'returns-and-complaints': [
    ['first page', () => '/my-pages/returns-and-complaints'],
    ['the form', () => '/my-pages/returns-and-complaints?view=new'],
  ],
  invoices: [
    ['first page', () => '/my-pages/invoices'],
    ['the deepest page', () => '/my-pages/invoices?page=99999'],
  ],
  invoice: [['a long number', () => `/my-pages/invoices/${'9'.repeat(longestAddress)}`]],
  offers: [
    ['first page', () => '/my-pages/offers'],
    ['the deepest page', () => '/my-pages/offers?page=500'],
    ['a new request', () => '/my-pages/offers?view=new'],
  ],
  'order-agreements': [
    ['first page', () => '/my-pages/order-agreements'],
    ['the deepest page', () => '/my-pages/order-agreements?page=500'],
    ['one that is not there', () => '/my-pages/order-agreements?agreement=none'],
  ],
  'not-found': [['a long address', () => `/${'x'.repeat(longestAddress)}`]],
}

/** Every page: those without an entry above by their addresses. */
const inputs = new Map<PageId, readonly Input[]>(
  [
    ...Map.groupBy(
      pageExamples({ article: wideProduct, category: 'x', order: '9', invoice: '9' }).filter(
        ({ path }) => !path.includes('#'),
      ),
      ({ page }) => page,
    ),
  ].map(([page, examples]) => [page, largest[page] ?? examples.map(({ path }): Input => [path, () => path])]),
)

describe('every page with the largest input that it accepts', () => {
  let shop: LargestShop
  beforeAll(async () => {
    // Figures of React's development build do not apply to the shop.
    expect(process.env.NODE_ENV).toBe('production')
    shop = await openLargestShop()
  })
  afterAll(() => shop?.close())

  const read = async (
    who: 'customer' | 'visitor',
    path: string,
  ): Promise<{ status: number; text: string }> => {
    const answer = await shop[who].get(path)
    return answer.headers.location === undefined ? answer : shop[who].get(answer.headers.location)
  }

  it('covers readers with the largest carts and orders', async () => {
    const json = async (who: 'customer' | 'visitor', path: string): Promise<unknown> =>
      JSON.parse((await read(who, path)).text)
    expect(await json('customer', '/api/cart')).toMatchObject({ lineCount: maxCustomerLines })
    expect(await json('visitor', '/api/cart')).toMatchObject({ lineCount: maxVisitorLines })
    const order = await json('customer', `/api/my-pages/order?orderNumber=${shop.orderNumber}`)
    expect(order).toMatchObject({ lineCount: maxCustomerLines })
    expect(await json('customer', '/api/directorder/list')).toHaveProperty('items.length', maxItems)
    const { text } = await read('customer', `/p/x-${wideProduct}`)
    expect(text.match(/<th scope="row"/gu)?.length).toBeGreaterThanOrEqual(mostVariants)
  })

  const cases = [...inputs].flatMap(([page, of]) =>
    of.flatMap(([what, path]) =>
      (['customer', 'visitor'] as const).map((who) => ({ page, what, who, path })),
    ),
  )

  it.each(cases)(
    'of $page ($what) for a $who, blocks the main thread for less than 100 ms (ACC-12)',
    async ({ who, path }) => {
      const address = path(shop)
      // The first rendering compiles the page's code, once per process.
      expect([200, 404]).toContain((await read(who, address)).status)
      const turns: number[] = []
      // A garbage collection counts for the turn in which it happens and not for the page: the fastest run counts.
      for (let run = 0; run < runs; run += 1)
        turns.push((await watchMainThread(() => read(who, address))).longestTurn)
      expectBelow(Math.min(...turns), budget)
    },
  )
})
