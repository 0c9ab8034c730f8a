import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cartAddAnswerSchema,
  changeCustomerAnswerSchema,
  configurationSchema,
  directOrderAddAnswerSchema,
  directOrderCommitAnswerSchema,
  directOrderCommitListAnswerSchema,
  directOrderListSchema,
  doneSchema,
  loginAnswerSchema,
  megaMenuSchema,
  miniCartSchema,
  quickSearchSchema,
  stockPricesSchema,
  tokenAnswerSchema,
  userInfoSchema,
  variantListSchema,
} from '../../api/contract/index.ts'
import { everyDatabase } from '../api/fixtures/databases.ts'
import { password } from '../api/fixtures/people.ts'
import { hostSecret } from '../api/fixtures/shop.ts'
import { openMatrixShop, type MatrixShop } from '../api/permissions/matrix-people.ts'
import { openHost, type Answer, type OpenHost } from './stand-ins.ts'

let shop: MatrixShop
let host: OpenHost
beforeAll(async () => {
  const [{ open } = { open: undefined }] = everyDatabase
  if (open === undefined) throw new Error('There is no database to test on.')
  shop = await openMatrixShop(open)
  const api = { fetch: shop.ask, ready: () => Promise.resolve(true), close: () => Promise.resolve() }
  host = await openHost({ api, hostSecret })
})
afterAll(async () => {
  await host.close()
  await shop.close()
})

/** A browser on the shop's own pages: Accept, X-Language, and for a change JSON and the anti-forgery header. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await host.ask(path, {
      method,
      headers: {
        accept: 'application/json',
        'x-language': 'sv-SE',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-user': '?1',
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    return answer
  }

  async post(path: string, body: unknown): Promise<Answer> {
    const token = await this.ask('GET', '/api/site/getAntiForgeryToken')
    return this.ask('POST', path, body, { 'x-csrf-token': token.text })
  }

  async signIn(): Promise<this> {
    const credentials = { username: 'buyer@example.test', password }
    expect((await this.post('/bff/login', credentials)).text).toContain('"true"')
    return this
  }
}

interface Row {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** @default 200 */
  status?: number
  answer: v.GenericSchema
  /** A visitor gets the same answer. */
  forVisitors?: true
  /** A previous call: an empty list cannot be committed. */
  before?: readonly [path: string, body: unknown]
}

const anything = v.unknown()
const line = { itemId: 'line-a' }
const isActive = { isActive: false }

/** Each row of the table of spec §7, in order, as the shop calls it. */
const table: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/site/getAntiForgeryToken',
    answer: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.[0-9a-f]{32}$/u)),
    forVisitors: true,
  },
  { method: 'GET', path: '/api/track/getUserInfo', answer: userInfoSchema, forVisitors: true },
  { method: 'GET', path: '/api/track/notifyClick?ticket=p.1', answer: doneSchema, forVisitors: true },
  {
    method: 'GET',
    path: '/api/search/variants?productCode=P1&activeVariantNumber=VALVE&parameters.Facets%5Bdn%5D=15',
    answer: variantListSchema,
    forVisitors: true,
  },
  { method: 'GET', path: '/api/search/quick?searchPhrase=kul', answer: quickSearchSchema, forVisitors: true },
  { method: 'POST', path: '/oauth2/token', body: {}, answer: tokenAnswerSchema },
  {
    method: 'POST',
    path: '/api/cart',
    body: { variantCode: 'VALVE', quantity: 1, actionType: 'search', searchTerm: 'main_search_bar' },
    answer: cartAddAnswerSchema,
    forVisitors: true,
  },
  { method: 'GET', path: '/api/product/P1/configuration', answer: configurationSchema, forVisitors: true },
  { method: 'GET', path: '/api/cart/getminicart', answer: miniCartSchema, forVisitors: true },
  { method: 'GET', path: '/api/cart/getminicart?showPrices=true', answer: miniCartSchema, forVisitors: true },
  { method: 'POST', path: '/api/cart/removeitem', body: line, answer: doneSchema },
  { method: 'POST', path: '/api/cart/emptycart', body: {}, answer: doneSchema, forVisitors: true },
  {
    method: 'POST',
    path: '/api/directorder/add',
    body: { variantNumber: 'VALVE', quantity: 1 },
    answer: directOrderAddAnswerSchema,
    forVisitors: true,
  },
  {
    method: 'POST',
    path: '/api/directorder/remove',
    body: { itemId: 'item-a' },
    answer: directOrderListSchema,
  },
  { method: 'GET', path: '/api/directorder/list', answer: directOrderListSchema, forVisitors: true },
  {
    method: 'POST',
    path: '/api/directorder/clear',
    body: {},
    answer: directOrderListSchema,
    forVisitors: true,
  },
  {
    method: 'POST',
    path: '/api/directorder/commit',
    body: {},
    answer: directOrderCommitAnswerSchema,
    before: ['/api/directorder/add', { variantNumber: 'VALVE', quantity: 1 }],
  },
  {
    method: 'POST',
    path: '/api/directorder/commitlist',
    body: {},
    answer: directOrderCommitListAnswerSchema,
    forVisitors: true,
    before: ['/api/directorder/add', { variantNumber: 'VALVE', quantity: 1 }],
  },
  { method: 'GET', path: '/api/site/getmegamenu', answer: megaMenuSchema, forVisitors: true },
  {
    method: 'POST',
    path: '/api/feedback',
    body: { feedbackType: 'page', feedback: 'Bra!' },
    answer: doneSchema,
    forVisitors: true,
  },
  {
    method: 'POST',
    path: '/bff/feedback',
    body: { feedback: 'Bra!', source: 'product', siteId: 3 },
    answer: doneSchema,
    forVisitors: true,
  },
  {
    method: 'POST',
    path: '/bff/login',
    body: { username: 'buyer@example.test', password },
    answer: loginAnswerSchema,
    forVisitors: true,
  },
  { method: 'POST', path: '/bff/change-customer', body: { user: 'b' }, answer: changeCustomerAnswerSchema },
  {
    method: 'POST',
    path: '/bff/menu/my-pages',
    body: { pages: ['order-history', 'admin-punch-out'] },
    answer: v.strictObject({ pages: v.tuple([v.literal('order-history')]) }),
  },
  {
    method: 'GET',
    path: '/bff/logout?callback_url=%2Fbff%2Fpost-logout-callback&logout_redirect_uri=%2Fcart',
    status: 302,
    answer: anything,
  },
  {
    method: 'POST',
    path: '/api/variants/stockprices',
    body: { items: ['VALVE'] },
    answer: stockPricesSchema,
  },
  { method: 'POST', path: '/api/customer/toggleTemporarilyHidePrices', body: isActive, answer: doneSchema },
  { method: 'POST', path: '/api/customer/toggleMyAssortment', body: isActive, answer: doneSchema },
  { method: 'POST', path: '/api/user/logout', body: {}, status: 303, answer: anything, forVisitors: true },
  {
    method: 'POST',
    path: '/api/user/login',
    body: { username: 'buyer@example.test', password },
    answer: loginAnswerSchema,
    forVisitors: true,
  },
  {
    method: 'POST',
    path: '/api/user/changecustomer',
    body: { user: 'b' },
    answer: changeCustomerAnswerSchema,
  },
]

const read = ({ headers, text }: Answer): unknown =>
  headers['content-type']?.includes('json') ? JSON.parse(text) : text

const call = async ({ method, path, body, before }: Row, browser: Browser) => {
  if (before !== undefined) await browser.post(...before)
  return method === 'POST' ? browser.post(path, body) : browser.ask('GET', path)
}

describe('the calls of the specification, through the host (API-1)', () => {
  it.each(table)('$method $path answers a customer by its contract', async (row) => {
    const answer = await call(row, await new Browser().signIn())
    expect([answer.status, answer.text]).toEqual([row.status ?? 200, expect.any(String)])
    expect(v.safeParse(row.answer, read(answer)).issues).toBeUndefined()
  })

  it.each(table)('$method $path answers a visitor, or asks them to sign in', async (row) => {
    const answer = await call(row, new Browser())
    if (row.forVisitors) {
      expect(answer.status).toBe(row.status ?? 200)
      expect(v.safeParse(row.answer, read(answer)).issues).toBeUndefined()
    } else expect([302, 401, 404, 200]).toContain(answer.status)
  })

  it.each(table.filter(({ method }) => method === 'POST'))(
    'POST $path is refused without the anti-forgery header (ACC-7)',
    async (row) => {
      const browser = await new Browser().signIn()
      const answer = await browser.ask('POST', row.path, row.body)
      expect(answer.status).toBe(403)
    },
  )

  it('accepts only local paths as callbacks of sign-in and sign-out (ACC-3)', async () => {
    const browser = new Browser()
    for (const [name, parameter] of [
      ['post-login', 'login_redirect_uri'],
      ['post-logout', 'logout_redirect_uri'],
    ] as const) {
      const there = await browser.ask('GET', `/bff/${name}-callback?${parameter}=%2Fcart`)
      expect([there.status, there.headers.location]).toEqual([302, '/cart'])
      const away = await browser.ask('GET', `/bff/${name}-callback?${parameter}=https%3A%2F%2Fevil.example`)
      expect(away.headers.location).toBe('/')
    }
  })
})

const cachingOf = async (browser: Browser, path: string, context?: string) => {
  const { status, headers } = await browser.ask(
    'GET',
    path,
    undefined,
    context === undefined ? {} : { 'x-cache-key-context': context },
  )
  expect([status, headers.vary]).toEqual([200, 'X-Cache-Key-Context, X-Language'])
  return headers['cache-control']
}

describe('answers that browsers keep (ACC-6)', () => {
  const variants = '/api/search/variants?productCode=P1'
  const never = 'private, no-store'

  it('caches a variant list for 30 minutes, for the user and customer of the call (VAR-6)', async () => {
    const buyer = await new Browser().signIn()
    expect(await cachingOf(buyer, variants, 'user:buyer customer:a')).toBe('private, max-age=1800')
    for (const other of [undefined, '', 'customer:a', 'user:buyer customer:b', 'user:other customer:a'])
      expect(await cachingOf(buyer, variants, other)).toBe(never)
    const visitor = new Browser()
    expect(await cachingOf(visitor, variants)).toBe('private, max-age=1800')
    expect(await cachingOf(visitor, variants, 'user:buyer customer:a')).toBe(never)
  })

  it('caches the menu by customer, and the warehouses for everybody', async () => {
    const buyer = await new Browser().signIn()
    const menu = 'private, max-age=300, stale-while-revalidate=3600'
    expect(await cachingOf(buyer, '/api/site/getmegamenu', 'customer:a')).toBe(menu)
    expect(await cachingOf(buyer, '/api/site/getmegamenu')).toBe(never)
    expect(await cachingOf(new Browser(), '/api/site/getmegamenu')).toBe(menu)
    expect(await cachingOf(buyer, '/api/warehouses')).toBe('private, max-age=3600')
  })

  it('caches no errors and no session data', async () => {
    const buyer = await new Browser().signIn()
    const context = { 'x-cache-key-context': 'user:buyer customer:a' }
    for (const path of ['/api/search/variants?productCode=none', '/api/cart', '/api/user/current'])
      expect((await buyer.ask('GET', path, undefined, context)).headers['cache-control']).toMatch(/no-store/u)
  })
})
