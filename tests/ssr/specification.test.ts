import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cartAddAnswerSchema,
  cartAddRequestSchema,
  changeCustomerAnswerSchema,
  configurationSchema,
  directOrderAddAnswerSchema,
  directOrderCommitAnswerSchema,
  directOrderCommitListAnswerSchema,
  directOrderItemSchema,
  directOrderListSchema,
  doneSchema,
  facetSchema,
  facetsSchema,
  facetValueSchema,
  loginAnswerSchema,
  loginSettingsSchema,
  megaMenuSchema,
  miniCartLineSchema,
  miniCartSchema,
  myPagesMenuAnswerSchema,
  quickSearchSchema,
  stockPricesSchema,
  stockSchema,
  tokenAnswerSchema,
  userInfoSchema,
  userSchema,
  variantItemSchema,
  variantListSchema,
} from '../../api/contract/index.ts'
import { databases } from '../api/fixtures/databases.ts'
import { password } from '../api/fixtures/people.ts'
import { hostSecret } from '../api/fixtures/shop.ts'
import { openMatrixShop, type MatrixShop } from '../api/permissions/matrix-people.ts'
import { openHost, type Answer, type OpenHost } from './stand-ins.ts'

let shop: MatrixShop
let host: OpenHost
beforeAll(async () => {
  const [{ open } = { open: undefined }] = databases
  if (open === undefined) throw new Error('There is no database to test on.')
  shop = await openMatrixShop(open)
  const api = { fetch: shop.ask, ready: () => Promise.resolve(true), close: () => Promise.resolve() }
  host = await openHost({ api, hostSecret })
})
afterAll(async () => {
  await host.close()
  await shop.close()
})

/** Somebody in a browser on the shop's own pages: Accept, X-Language, and on a change JSON and the anti-forgery header. */
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
  /** 200 by default. */
  status?: number
  answer: v.GenericSchema
  /** Somebody without a customer is answered the same. */
  forVisitors?: true
  /** What was called first: there is nothing to commit in an empty list. */
  before?: readonly [path: string, body: unknown]
}

const anything = v.unknown()
const line = { itemId: 'line-a' }
const isActive = { isActive: false }

/** Each row of the table of spec §7, in its order, as the shop calls it. */
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

const fieldsOf = (schema: { entries: object }): string[] => Object.keys(schema.entries)

describe('the fields of the specification (API-1)', () => {
  it.each([
    [
      'User',
      userSchema,
      'userName customerId customerEmail userId name attachedCustomers translationEnabled myPageName myPageUrl onlyMyAssortment temporarilyHidePrices',
    ],
    ['Attached customer', userSchema.entries.attachedCustomers.item, 'id name address city'],
    [
      'Only my assortment',
      userSchema.entries.onlyMyAssortment,
      'onlyMyAssortmentChecked onlyMyAssortmentOptionAvailable onlyMyAssortmentLabel',
    ],
    ['Hide prices', userSchema.entries.temporarilyHidePrices, 'checked optionAvailable label'],
    [
      'Cart add payload',
      cartAddRequestSchema,
      'variantCode quantity listName itemConfigurations print embroidery textPrint textEmbroidery logoId garmentText actionType searchTerm',
    ],
    [
      'Mini cart',
      miniCartSchema,
      'miniCartLineItems miniCartTotalSum currency showFetchPricesItems hideTotalPrice',
    ],
    [
      'Line item',
      miniCartLineSchema,
      'itemId name variantNbr quantity displayUnitCode lineItemUnitPrice lineItemTotalPrice trackingProductAttributes lineItemData',
    ],
    [
      'Line item data',
      miniCartLineSchema.entries.lineItemData,
      'imageUrl extraImageInformation url currency isFreeTextLineItem customerSpecificVariantNumber errors warnings',
    ],
    [
      'Notification',
      cartAddAnswerSchema.entries.notification,
      'type imgUrl productName article quantity unit price priceUnit',
    ],
    ['Direct order list', directOrderListSchema, 'items errorModel'],
    ['Error model', directOrderListSchema.entries.errorModel, 'errors warningNotes'],
    [
      'Direct order item',
      directOrderItemSchema,
      'itemId name displayVariantNumber variantNumber quantity lineItemData duplicateProducts',
    ],
    [
      'Direct order item data',
      directOrderItemSchema.entries.lineItemData,
      'errors warnings customerSpecificVariantNumber',
    ],
    ['Facets', facetsSchema, 'myAssortment topCategoryFacets globalFacets dynamicFacets activeFacets'],
    ['Facet', facetSchema, 'attributeId name unit values'],
    ['Facet value', facetValueSchema, 'fieldName text value type selected disabled count min max'],
    ['Stock', stockSchema, 'type quantity firstDeliveryDate warehouseId'],
    [
      'Quick search result',
      quickSearchSchema,
      'originalSearchPhrase searchPhrase didYouMean alternativeSearch suggestions productCategories categoryCards productCards hasOriginalSearchResults',
    ],
    ['Category card', quickSearchSchema.entries.categoryCards.item, 'text parentName url'],
    [
      'Product card',
      quickSearchSchema.entries.productCards.item,
      'text url imageUrl showMyAssortmentStar trackingAttributes',
    ],
    ['Login settings', loginSettingsSchema, 'show loginBlock pageLinks'],
    [
      'Login block',
      loginSettingsSchema.entries.loginBlock,
      'content userNameLabel passwordLabel loginButtonLabel errorLabel lockedOutErrorLabel currentUser logoutButtonUserInformation',
    ],
    ['Variant list', variantListSchema, 'settings items'],
    [
      'Variant item',
      variantItemSchema,
      'code originalCode customCode url ticket stock price priceUnit isCampaignPrice buyable isReplacement replacementLink isActiveVariant unitVolume decimalPrecision image productName attributes',
    ],
    ['Stock price', stockPricesSchema.entries.items.item, 'code stock price priceUnit isCampaignPrice'],
    ['My pages', myPagesMenuAnswerSchema, 'pages'],
  ])('%s', (_, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')))
  })
})
