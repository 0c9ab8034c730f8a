import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  categoryResultSchema,
  quickSearchSchema,
  searchResultSchema,
  startPageSchema,
  tokenAnswerSchema,
  userSchema,
  type Facets,
} from '../../../api/contract/index.ts'
import { createSession } from '../../../api/accounts/sessions/store.ts'
import { openDemoShop, type DemoShop } from './search/demo-shop.ts'

let shop: DemoShop
/** Codes of the products in the assortment of anna's customer. */
let mine: Set<string>
let ask: Awaited<ReturnType<typeof signedIn>>

/** A signed-in user at a customer, as the host would identify it. */
async function signedIn(userId: string, customerId: string) {
  const post = async (path: string, body: object, headers: Record<string, string>) =>
    shop.api.fetch(
      new Request(`http://api.internal${path}`, {
        method: 'POST',
        headers: { 'X-Site': 'se', 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  const session = await createSession(shop.store.db, { site: 'se', userId, customerId }, new Date())
  const opened = await post('/api/user/session', { session }, { 'X-Host-Secret': 'secret' })
  const { access_token: token } = v.parse(tokenAnswerSchema, await opened.json())
  const bearer = { 'X-Site': 'se', 'X-Language': 'sv-SE', Authorization: `Bearer ${token}` }
  const get = (path: string) => shop.api.fetch(new Request(`http://api.internal${path}`, { headers: bearer }))
  const antiForgery = await (await get('/api/site/getAntiForgeryToken')).text()
  return {
    read: async <S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> =>
      v.parse(schema, await (await get(path)).json()),
    toggle: async (name: 'toggleTemporarilyHidePrices' | 'toggleMyAssortment', isActive: boolean) => {
      const answer = await post(
        `/api/customer/${name}`,
        { isActive },
        { ...bearer, 'X-CSRF-Token': antiForgery },
      )
      return { status: answer.status, body: await answer.json() }
    },
  }
}

beforeAll(async () => {
  shop = await openDemoShop()
  const rows = await shop.store.db
    .selectFrom('assortments')
    .innerJoin('products', 'products.id', 'assortments.productId')
    .select('code')
    .where('customerId', '=', 'c-ror')
    .execute()
  mine = new Set(rows.map(({ code }) => code))
  ask = await signedIn('u-anna', 'c-ror')
})
afterAll(() => shop.close())

const everyValue = (facets: Facets) =>
  [...facets.topCategoryFacets, ...facets.globalFacets, ...facets.dynamicFacets].flatMap(
    ({ values }) => values,
  )

describe('only my assortment (ACC-8)', () => {
  beforeAll(async () => {
    expect(await ask.toggle('toggleMyAssortment', true)).toEqual({ status: 200, body: { success: true } })
  })

  it('is a state: switching it on twice is the same as once', async () => {
    expect(await ask.toggle('toggleMyAssortment', true)).toEqual({ status: 200, body: { success: true } })
    const { onlyMyAssortment } = await ask.read(userSchema, '/api/user/current')
    expect(onlyMyAssortment).toMatchObject({
      onlyMyAssortmentChecked: true,
      onlyMyAssortmentOptionAvailable: true,
    })
  })

  it('limits the whole search, page by page', async () => {
    const first = await ask.read(searchResultSchema, '/api/search')
    expect(first.total).toBe(mine.size)
    const codes: string[] = []
    for (let page = 1; page <= Math.ceil(first.total / first.pageSize); page++) {
      const { products } = await ask.read(searchResultSchema, `/api/search?parameters.page=${page}`)
      codes.push(...products.map(({ code }) => code))
    }
    expect(new Set(codes)).toEqual(mine)
  })

  it('limits facet counts, which equal the number of results', async () => {
    const { facets, total } = await ask.read(searchResultSchema, '/api/search')
    expect(facets.myAssortment).toBeNull()
    expect(facets.activeFacets).toEqual([])
    const values = everyValue(facets).filter(({ type }) => type !== 2)
    expect(values.length).toBeGreaterThan(10)
    expect(values.every(({ count }) => count > 0 && count <= total)).toBe(true)
    for (const { fieldName, value, count } of values.slice(0, 25)) {
      const query = `${encodeURIComponent(fieldName)}=${encodeURIComponent(value)}`
      const narrowed = await ask.read(searchResultSchema, `/api/search?${query}`)
      expect([fieldName, value, narrowed.total]).toEqual([fieldName, value, count])
      expect(narrowed.products.every(({ code }) => mine.has(code))).toBe(true)
    }
  })

  it('limits categories and their subcategories, without empty ones', async () => {
    const { categories } = await ask.read(startPageSchema, '/api/site/start')
    expect(categories.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(mine.size)
    for (const { url, count } of categories) {
      const category = await ask.read(categoryResultSchema, `/api/category?path=${url.slice('/c/'.length)}`)
      expect([url, category.result.total]).toEqual([url, count])
      expect(category.subCategories.every((below) => below.count > 0)).toBe(true)
      expect(category.result.products.every(({ code }) => mine.has(code))).toBe(true)
    }
  })

  it('limits the product rows of the start page', async () => {
    const { shelves } = await ask.read(startPageSchema, '/api/site/start')
    const shown = shelves.flatMap(({ products }) => products.map(({ code }) => code))
    expect(shown.filter((code) => !mine.has(code))).toEqual([])
  })

  it.each(['kul', 'rör', 'ven', 'kop', 'skr', 'kab', 'bat', 'han'])(
    'narrows what the search field shows for %s: cards, categories and suggestions that find something',
    async (phrase) => {
      const quick = await ask.read(
        quickSearchSchema,
        `/api/search/quick?searchPhrase=${encodeURIComponent(phrase)}`,
      )
      expect(quick.productCards.every(({ showMyAssortmentStar }) => showMyAssortmentStar)).toBe(true)
      for (const { url } of quick.suggestions) {
        const list = await ask.read(searchResultSchema, `/api${url}`)
        expect([url, list.total]).toEqual([url, expect.toSatisfy((total: number) => total > 0)])
      }
      for (const { url } of [...quick.categoryCards, ...quick.productCategories]) {
        const [, path = ''] = /^\/c\/([^?]+)/u.exec(url) ?? []
        const { result } = await ask.read(categoryResultSchema, `/api/category?path=${path}`)
        expect([url, result.total]).toEqual([url, expect.toSatisfy((total: number) => total > 0)])
      }
    },
  )

  it('finds only article numbers of the assortment', async () => {
    const variants = await shop.store.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['variants.code', 'products.code as product'])
      .execute()
    const own = variants.find(({ product }) => mine.has(product))
    const other = variants.find(({ product }) => !mine.has(product))
    const found = await ask.read(searchResultSchema, `/api/search?parameters.SearchPhrase=${own?.code}`)
    expect(found.exactMatchUrl).toContain(own?.code)
    const missed = await ask.read(searchResultSchema, `/api/search?parameters.SearchPhrase=${other?.code}`)
    expect(missed).toMatchObject({ exactMatchUrl: null })
    expect(missed.products.every(({ code }) => mine.has(code))).toBe(true)
    const quick = await ask.read(quickSearchSchema, `/api/search/quick?searchPhrase=${other?.code}`)
    expect(
      quick.productCards.filter(({ trackingAttributes }) => trackingAttributes.itemId === other?.code),
    ).toEqual([])
  })

  it('shows everything again, with the assortment as a filter, when it is switched off', async () => {
    await ask.toggle('toggleMyAssortment', false)
    const { total, facets } = await ask.read(searchResultSchema, '/api/search')
    expect(total).toBeGreaterThan(mine.size)
    expect(facets.myAssortment?.values[0]?.count).toBe(mine.size)
    await ask.toggle('toggleMyAssortment', true)
  })

  it('has no effect for customers without an assortment', async () => {
    await shop.store.db.deleteFrom('assortments').where('customerId', '=', 'c-vvs').execute()
    const elsewhere = await signedIn('u-anna', 'c-vvs')
    const { onlyMyAssortment } = await elsewhere.read(userSchema, '/api/user/current')
    expect(onlyMyAssortment).toMatchObject({
      onlyMyAssortmentChecked: false,
      onlyMyAssortmentOptionAvailable: false,
    })
    expect((await elsewhere.read(searchResultSchema, '/api/search')).total).toBeGreaterThan(mine.size)
    expect((await elsewhere.toggle('toggleMyAssortment', true)).status).toBe(403)
  })
})

describe('the toggles of a user (ACC-8)', () => {
  it('are refused for users who do not have them', async () => {
    const olof = await signedIn('u-olof', 'c-ror')
    expect(await olof.toggle('toggleMyAssortment', true)).toMatchObject({
      status: 403,
      body: { code: 'notOffered' },
    })
    const { onlyMyAssortment } = await olof.read(userSchema, '/api/user/current')
    expect(onlyMyAssortment.onlyMyAssortmentChecked).toBe(false)
  })

  it('apply in every session of the user only', async () => {
    await ask.toggle('toggleTemporarilyHidePrices', true)
    const second = await signedIn('u-anna', 'c-kust')
    const olof = await signedIn('u-olof', 'c-ror')
    const checked = async (who: typeof ask) =>
      (await who.read(userSchema, '/api/user/current')).temporarilyHidePrices.checked
    expect([await checked(ask), await checked(second), await checked(olof)]).toEqual([true, true, false])
    await second.toggle('toggleTemporarilyHidePrices', false)
    expect(await checked(ask)).toBe(false)
  })
})
