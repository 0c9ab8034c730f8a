import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/people/users.ts'
import { openDemoShop, type DemoShop } from '../api/catalogue/search/demo-shop.ts'
import { HostBrowser } from './host-browser.ts'
import type { OpenHost } from './stand-ins.ts'
import { openWholeHost } from './whole-shop.ts'

type Json = Record<string, unknown>

/** What stands at a path of an answer: `items.0` is the first of a list. */
function at(value: unknown, path: string): unknown {
  let found = value
  for (const name of path === '' ? [] : path.split('.')) {
    found = typeof found === 'object' && found !== null ? (found as Json)[name] : undefined
  }
  return found
}

let demo: DemoShop
let host: OpenHost
/** Answers of the host to a buyer on se, by a name of this test. */
const answers: Record<string, unknown> = {}

beforeAll(async () => {
  demo = await openDemoShop()
  host = await openWholeHost(demo)
  const buyer = new HostBrowser(host, { host: 'local.se.localhost' })
  await buyer.post('/bff/login', { username: 'anna', password: demoPassword })
  const get = async (path: string): Promise<unknown> => JSON.parse((await buyer.get(path)).text)
  const post = async (path: string, body: object): Promise<unknown> =>
    JSON.parse((await buyer.post(path, body, { 'idempotency-key': crypto.randomUUID() })).text)

  answers['settings'] = await get('/api/site/settings')
  answers['menu'] = await get('/api/site/getmegamenu')
  answers['user'] = await get('/api/user/current')
  answers['search'] = await get('/api/search?parameters.SearchPhrase=kulventil')
  answers['quick'] = await get('/api/search/quick?searchPhrase=ventil')
  answers['misspelt'] = await get('/api/search/quick?searchPhrase=kulvetnil')
  answers['partlyFound'] = await get('/api/search/quick?searchPhrase=kulventil%20arbetsjacka')
  answers['myPages'] = await post('/bff/menu/my-pages', { pages: ['order-history'] })
  const variantCode = String(at(answers['search'], 'products.0.variant.code'))
  answers['variants'] = await get(
    `/api/search/variants?productCode=${String(at(answers['search'], 'products.0.code'))}`,
  )
  answers['stockPrices'] = await post('/api/variants/stockprices', { items: [variantCode] })
  answers['added'] = await post('/api/cart', { variantCode, quantity: 1 })
  answers['miniCart'] = await get('/api/cart/getminicart?showPrices=true')
  await post('/api/directorder/add', { variantNumber: variantCode, quantity: 2 })
  answers['directOrder'] = await get('/api/directorder/list')
  const configured = await demo.store.db
    .selectFrom('configuredProducts')
    .innerJoin('variants', 'variants.productId', 'configuredProducts.productId')
    .select('variants.code')
    .where('variants.buyable', '=', 1)
    .orderBy('variants.id')
    .execute()
  for (const { code } of configured) {
    const configuration = await get(`/api/product/${code}/configuration`)
    if (at(configuration, 'configurations.0.options.0') === undefined) continue
    answers['configuration'] = configuration
    answers['configuredCode'] = code
    break
  }
}, 120_000)
afterAll(async () => {
  await host.close()
  await demo.close()
})

describe('the fields of the specification in the answers of the host (API-1)', () => {
  it.each([
    [
      'User',
      'user',
      '',
      'userName customerId customerEmail userId name attachedCustomers translationEnabled myPageName myPageUrl onlyMyAssortment temporarilyHidePrices',
    ],
    ['Attached customer', 'user', 'attachedCustomers.0', 'id name address city'],
    [
      'Only my assortment',
      'user',
      'onlyMyAssortment',
      'onlyMyAssortmentChecked onlyMyAssortmentOptionAvailable onlyMyAssortmentLabel',
    ],
    ['Hide prices', 'user', 'temporarilyHidePrices', 'checked optionAvailable label'],
    [
      'Mini cart',
      'miniCart',
      '',
      'miniCartLineItems miniCartTotalSum currency showFetchPricesItems hideTotalPrice',
    ],
    [
      'Line item',
      'miniCart',
      'miniCartLineItems.0',
      'itemId name variantNbr quantity displayUnitCode lineItemUnitPrice lineItemTotalPrice trackingProductAttributes lineItemData',
    ],
    [
      'Line item data',
      'miniCart',
      'miniCartLineItems.0.lineItemData',
      'imageUrl extraImageInformation url currency isFreeTextLineItem customerSpecificVariantNumber errors warnings',
    ],
    [
      'Notification',
      'added',
      'notification',
      'type successMessage imgUrl productName article quantity unit price priceUnit',
    ],
    ['Direct order list', 'directOrder', '', 'items errorModel'],
    ['Error model', 'directOrder', 'errorModel', 'errors warningNotes'],
    [
      'Direct order item',
      'directOrder',
      'items.0',
      'itemId name displayVariantNumber variantNumber quantity lineItemData duplicateProducts',
    ],
    [
      'Direct order item data',
      'directOrder',
      'items.0.lineItemData',
      'errors warnings customerSpecificVariantNumber',
    ],
    ['Configuration', 'configuration', 'configurations.0', 'optionId description quantity name options'],
    [
      'Option of a configuration',
      'configuration',
      'configurations.0.options.0',
      'productId name description',
    ],
    ['Facets', 'search', 'facets', 'myAssortment topCategoryFacets globalFacets dynamicFacets activeFacets'],
    ['Facet', 'search', 'facets.dynamicFacets.0', 'attributeId name unit values'],
    [
      'Facet value',
      'search',
      'facets.dynamicFacets.0.values.0',
      'fieldName text value type selected disabled count min max',
    ],
    ['Stock', 'stockPrices', 'items.0.stock', 'type quantity firstDeliveryDate warehouseId'],
    ['Top menu', 'settings', 'topMenu.0', 'title url html subItems'],
    ['Footer menu', 'settings', 'footerMenu.0', 'title url html subItems'],
    ['Item of the footer menu', 'settings', 'footerMenu.0.subItems.0', 'title url html subItems'],
    ['Category tree', 'menu', '0', 'name url subCategories'],
    [
      'Quick search result',
      'quick',
      '',
      'originalSearchPhrase searchPhrase didYouMean alternativeSearch suggestions productCategories categoryCards productCards hasOriginalSearchResults',
    ],
    ['Suggestion', 'quick', 'suggestions.0', 'text url'],
    ['Category of a suggestion', 'quick', 'productCategories.0', 'text url'],
    ['Category card', 'quick', 'categoryCards.0', 'text parentName url'],
    ['Product card', 'quick', 'productCards.0', 'text url imageUrl showMyAssortmentStar trackingAttributes'],
    ['Item of a product card', 'quick', 'productCards.0.trackingAttributes', 'itemId'],
    ['Did you mean', 'misspelt', 'didYouMean', 'text url'],
    ['Alternative search', 'partlyFound', 'alternativeSearch', 'text url'],
    ['Login settings', 'settings', 'login', 'show loginBlock pageLinks'],
    [
      'Login block',
      'settings',
      'login.loginBlock',
      'content userNameLabel passwordLabel loginButtonLabel errorLabel lockedOutErrorLabel currentUser logoutButtonUserInformation',
    ],
    ['Page link', 'settings', 'login.pageLinks.0', 'url title'],
    ['Variant list', 'variants', '', 'settings items'],
    [
      'Variant item',
      'variants',
      'items.0',
      'code originalCode customCode url ticket stock price priceUnit isCampaignPrice buyable isReplacement replacementLink isActiveVariant unitVolume decimalPrecision image productName attributes',
    ],
    ['Image of a variant', 'variants', 'items.0.image', 'url'],
    ['Stock price', 'stockPrices', 'items.0', 'code stock price priceUnit isCampaignPrice'],
    ['My pages', 'myPages', '', 'pages'],
  ])('%s', (_, answer, path, fields) => {
    const found = at(answers[answer], path)
    expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('Menus: the entry of the salesperson, and the html of editors', () => {
    const menu = answers['menu'] as Json[]
    const own = menu.find((node) => node['isMySalesmanPage'] === true)
    expect(own).toMatchObject({ url: '/my-pages/my-sales-person', subCategories: [] })
    expect(own?.['salesMan']).toMatchObject({ name: expect.any(String), telephoneNumber: expect.any(String) })
    const texts = menu.flatMap((node) => [node, ...(node['subCategories'] as Json[])])
    expect(texts.find((node) => Array.isArray(node['html']))?.['html']).toEqual(
      expect.arrayContaining([expect.anything()]),
    )
  })

  it('Variant list: a title for each attribute, with value, unit and isUnit', () => {
    const headers = at(answers['variants'], 'settings.headers') as Json
    const attributes = at(answers['variants'], 'items.0.attributes') as Json
    expect(Object.keys(headers).length).toBeGreaterThan(0)
    for (const key of Object.keys(headers))
      expect(Object.keys((attributes[key] ?? {}) as Json)).toEqual(
        expect.arrayContaining(['value', 'unit', 'isUnit']),
      )
  })

  it('Search: the parameters of a form without script sort and narrow the answer', async () => {
    const visitor = new HostBrowser(host, { host: 'local.se.localhost' })
    const search = async (query: string): Promise<Json> =>
      JSON.parse((await visitor.get(`/api/search?parameters.SearchPhrase=ventil${query}`)).text) as Json
    const namesOf = (answer: Json) => (answer['products'] as Json[]).map((product) => product['name'])
    const sorted = await search('&sort-radio=AlphabeticalDesc')
    expect(namesOf(sorted)).toEqual(namesOf(await search('&parameters.Sort=AlphabeticalDesc')))
    expect(namesOf(sorted)).not.toEqual(namesOf(await search('&parameters.Sort=AlphabeticalAsc')))
    const all = await search('')
    const interval = (at(all, 'facets.dynamicFacets') as Json[]).find(
      (facet) =>
        at(facet, 'values.0.type') === 2 &&
        Number(at(facet, 'values.0.min')) < Number(at(facet, 'values.0.max')),
    )
    const [id, least] = [String(interval?.['attributeId']), Number(at(interval, 'values.0.min'))]
    const narrowed = await search(`&IntervalFacets_max_${id}=${least}`)
    expect(narrowed['total']).toBeGreaterThan(0)
    expect(narrowed['total']).toBeLessThan(Number(all['total']))
    const written = await search(`&parameters.IntervalFacets[${id}].To=${least}`)
    expect(narrowed['total']).toBe(written['total'])
  })

  it('Configuration: the chosen product of each option comes back with the line', async () => {
    const buyer = new HostBrowser(host, { host: 'local.se.localhost' })
    const configurations = at(answers['configuration'], 'configurations') as Json[]
    const itemConfigurations = Object.fromEntries(
      configurations.map((option) => [option['optionId'], at(option, 'options.0.productId')]),
    )
    const code = String(answers['configuredCode'])
    const added = await buyer.post('/api/cart', { variantCode: code, quantity: 1, itemConfigurations })
    expect([added.status, added.text]).toEqual([200, expect.any(String)])
    const cart: unknown = JSON.parse((await buyer.get('/api/cart')).text)
    expect(at(cart, 'lines.0.choices.itemConfigurations')).toEqual(itemConfigurations)
  })
})
