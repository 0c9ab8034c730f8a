import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleApi, type Api } from '../../../../api/assemble-api.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { openOrderShop } from '../../fixtures/order-shop.ts'
import { everyDatabase } from '../../fixtures/databases.ts'
import { testCost } from '../../fixtures/people.ts'
import { hostSecret, type TestShop } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'
import { temporaryFolder } from '../../../search/open-index.ts'
import type { ProductSearch } from '../../../../api/platform/product-search.ts'

const find = async (visitor: Visitor, written: string) => {
  const phrase = encodeURIComponent(written)
  const { body } = await visitor.get(`/api/search?parameters.SearchPhrase=${phrase}`)
  const quick = await visitor.get(`/api/search/quick?searchPhrase=${phrase}`)
  return {
    goesTo: body.exactMatchUrl,
    first: body.products[0]?.variant,
    card: quick.body.productCards[0]?.trackingAttributes.itemId,
  }
}

const near = async (visitor: Visitor) => {
  const { body } = await visitor.get('/api/search?parameters.SearchPhrase=EGEN-20017')
  const quick = await visitor.get('/api/search/quick?searchPhrase=EGEN-20017')
  return [...body.nearNumbers, ...quick.body.nearNumbers].length
}

describe('Enter with an article number in the search field (SRCH-4, SRCH-12)', () => {
  const { folder, remove } = temporaryFolder()
  let shop: TestShop
  let search: ProductSearch
  let api: Api
  beforeAll(async () => {
    const [sqlite] = everyDatabase
    if (!sqlite) throw new Error('There is no database to test on.')
    shop = await openOrderShop(sqlite.open)
    await insertRows(shop.store.db, 'customerNumbers', [
      { customerId: 'a', variantId: 23, code: 'EGEN-20077' },
    ])
    await insertRows(shop.store.db, 'assortments', [{ customerId: 'a', productId: 2 }])
    search = await openSearch({ dataDir: folder, store: shop.store })
    api = assembleApi({
      store: shop.store,
      search,
      settings: { keyFile: join(folder, 'key.pem'), hostSecret, passwordCost: testCost },
      clock: shop.clock.now,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
  })
  afterAll(async () => {
    await api.close()
    await search.close()
    await shop.close()
    remove()
  })

  const buyer = async () => {
    const visitor = new Visitor(api)
    await visitor.signIn('buyer')
    return visitor
  }

  it.each([
    ['own', 'VALVE', 'VALVE'],
    ['own, written otherwise', 'va.l-ve', 'VALVE'],
    ['original', 'm/valve', 'VALVE'],
    ["customer's own", 'egen 1', 'VALVE'],
    ['EAN', '7330417 000123', '0045678'],
    ['own with its leading zeros', '00 45678', '0045678'],
    ['own without them', '45678', '0045678'],
  ])('opens the article with the %s number %j', async (_, written, code) => {
    const { goesTo, first, card } = await find(await buyer(), written)
    expect(first.code).toBe(code)
    expect(goesTo).toBe(first.url)
    expect(card).toBe(code)
  })

  it("uses a customer's own number for that customer only", async () => {
    const other = new Visitor(api)
    await other.signIn('other')
    for (const somebody of [other, new Visitor(api)]) {
      expect(await find(somebody, 'EGEN-1')).toEqual({ goesTo: null, first: undefined, card: undefined })
    }
  })

  it.each([
    ['a wrong digit', '0045778', '0045678'],
    ['two digits swapped', '0045687', '0045678'],
    ['a missing digit', '004568', '0045678'],
    ['a digit too many', '00456788', '0045678'],
    ['a wrong digit in an EAN', '7330417000723', '0045678'],
  ])(
    'offers the article for %s by number and name, in list, quick search and direct order',
    async (_, written, code) => {
      const visitor = new Visitor(api)
      const phrase = encodeURIComponent(written)
      const { body: list } = await visitor.get(`/api/search?parameters.SearchPhrase=${phrase}`)
      const { body: quick } = await visitor.get(`/api/search/quick?searchPhrase=${phrase}`)
      const { body: typed } = await visitor.get(`/api/directorder/suggest?text=${phrase}`)
      expect(list.nearNumbers).toMatchObject([{ variantNumber: code, name: expect.stringMatching(/\S/u) }])
      expect(list.exactMatchUrl).toBeNull()
      expect(quick.nearNumbers).toMatchObject([
        {
          trackingAttributes: { itemId: code },
          text: list.nearNumbers[0].name,
          url: list.nearNumbers[0].url,
        },
      ])
      expect(quick.hasOriginalSearchResults).toBe(false)
      expect(typed.items).toMatchObject([{ variantNumber: code }])
    },
  )

  it("offers a customer's own number to that customer only", async () => {
    expect(await near(await buyer())).toBe(2)
    const other = new Visitor(api)
    await other.signIn('other')
    expect(await near(other)).toBe(0)
    expect(await near(new Visitor(api))).toBe(0)
  })

  it('offers nothing outside the assortment to a buyer who sees only that', async () => {
    const { db } = shop.store
    await db.updateTable('users').set({ onlyMyAssortmentAvailable: 1, onlyMyAssortment: 1 }).execute()
    try {
      const visitor = await buyer()
      const { body } = await visitor.get('/api/search?parameters.SearchPhrase=7330417000723')
      const quick = await visitor.get('/api/search/quick?searchPhrase=7330417000723')
      const typed = await visitor.get('/api/directorder/suggest?text=7330417000723')
      expect([body.nearNumbers, quick.body.nearNumbers, typed.body.items]).toEqual([[], [], []])
    } finally {
      await db.updateTable('users').set({ onlyMyAssortmentAvailable: 0, onlyMyAssortment: 0 }).execute()
    }
  })

  it('leads from quick search to the article of a whole number', async () => {
    const { body } = await (await buyer()).get('/api/search/quick?searchPhrase=7330417000123')
    expect(body.exactMatchUrl).toBe(body.productCards[0].url)
    expect(body.nearNumbers).toEqual([])
    const several = await new Visitor(api).get('/api/search/quick?searchPhrase=TWIN')
    expect(several.body.exactMatchUrl).toBeNull()
  })

  it('shows the list if two articles have the number', async () => {
    const { goesTo, first } = await find(new Visitor(api), 'TWIN')
    expect(goesTo).toBeNull()
    expect(first.code).toMatch(/^TWIN-/u)
  })
})
