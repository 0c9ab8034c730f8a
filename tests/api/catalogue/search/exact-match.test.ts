import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleApi, type Api } from '../../../../api/assemble-api.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { openOrderShop } from '../../fixtures/order-shop.ts'
import { databases } from '../../fixtures/databases.ts'
import { testCost } from '../../fixtures/people.ts'
import { hostSecret, type TestShop } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'
import { temporaryFolder } from '../../../search/open-index.ts'
import type { ProductSearch } from '../../../../api/catalogue/search/product-search.ts'

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

describe('Enter with an article number in the search field (SRCH-4, SRCH-12)', () => {
  const { folder, remove } = temporaryFolder()
  let shop: TestShop
  let search: ProductSearch
  let api: Api
  beforeAll(async () => {
    const [sqlite] = databases
    if (!sqlite) throw new Error('There is no database to test on.')
    shop = await openOrderShop(sqlite.open)
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
  ])('goes straight to the article with the %s number %j', async (_, written, code) => {
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

  it('shows the list if two articles have the number', async () => {
    const { goesTo, first } = await find(new Visitor(api), 'TWIN')
    expect(goesTo).toBeNull()
    expect(first.code).toMatch(/^TWIN-/u)
  })
})
