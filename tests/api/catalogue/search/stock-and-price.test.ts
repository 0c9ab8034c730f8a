import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assembleApi, type Api } from '../../../../api/assemble-api.ts'
import { openSearch } from '../../../../api/catalogue/search/open-search.ts'
import { customerListing } from '../../../../api/catalogue/search/customer-listing.ts'
import { prepareStock } from '../../../../api/catalogue/search/variant-tables/prepare-stock.ts'
import type { TableKind } from '../../../../api/catalogue/search/variant-tables/table.ts'
import { openVariantTables } from '../../../../api/catalogue/search/variant-tables/variant-tables.ts'
import type { ProductSearch } from '../../../../api/platform/product-search.ts'
import { announceChanges } from '../../../../api/catalogue/changes.ts'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { temporaryFolder } from '../../../search/open-index.ts'
import { databases } from '../../fixtures/databases.ts'
import { priceRow, productRow, variantRow } from '../../fixtures/goods.ts'
import { testCost } from '../../fixtures/people.ts'
import { hostSecret, openShop, type TestShop } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'

const stockRow = (variantId: number, warehouseId: string, quantity: number, type = 3) => ({
  variantId,
  warehouseId,
  type,
  quantity,
  firstDeliveryDate: null,
})

const listOf = async (visitor: Visitor, more: string) => {
  const { status, body } = await visitor.get(`/api/search?parameters.SearchPhrase=kopparr%C3%B6r${more}`)
  expect(status).toBe(200)
  return body
}

const codes = (list: { products: { variant: { code: string } }[] }) =>
  list.products.map(({ variant }) => variant.code)
const counts = (list: { facets: { inStock: { values: { value: string; count: number }[] } } }) =>
  list.facets.inStock.values.map(({ value, count }) => [value, count])

describe.each(databases)('lists of a customer by stock and price, on $name', ({ open }) => {
  const { folder, remove } = temporaryFolder()
  let shop: TestShop
  let search: ProductSearch
  let api: Api
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    const ids = [201, 202, 203, 204]
    await insertRows(
      db,
      'products',
      ids.map((id) => productRow(id, `Q${id}`, `ror-${id}`, { family: 'pipe', brand: `B${id % 2}` })),
    )
    await insertRows(
      db,
      'texts',
      ids.map((id) => ({ owner: `product:${id}`, field: 'name', language: 'sv', text: `Kopparrör ${id}` })),
    )
    await insertRows(db, 'variants', [
      variantRow(2011, 'R201-A', { productId: 201, position: 0 }),
      variantRow(2012, 'R201-B', { productId: 201, position: 1 }),
      variantRow(2021, 'R202', { productId: 202 }),
      // For a hundred: 0,90 each.
      variantRow(2031, 'R203', { productId: 203, pricePer: 100 }),
      variantRow(2041, 'R204', { productId: 204 }),
    ])
    await insertRows(db, 'prices', [
      priceRow(2011, 'se-list', 70_00),
      priceRow(2012, 'se-list', 20_00),
      priceRow(2021, 'se-list', 90_00, 30_00),
      priceRow(2031, 'se-list', 90_00),
      priceRow(2011, 'se-low', 5_00),
      priceRow(2021, 'se-low', 4_00),
    ])
    await insertRows(db, 'warehouses', [
      { id: 'gbg', name: 'Göteborg', country: 'SE', street: '', postalCode: '', city: '' },
      { id: 'osl', name: 'Oslo', country: 'NO', street: '', postalCode: '', city: '' },
    ])
    await insertRows(db, 'stock', [
      stockRow(2011, 'sto', 0, 1),
      stockRow(2012, 'sto', 7),
      stockRow(2021, 'sto', 0, 1),
      stockRow(2031, 'sto', 40, 2),
      stockRow(2021, 'gbg', 3),
      stockRow(2041, 'osl', 9),
      // Blocked goods are not in stock (spec §3).
      stockRow(2041, 'sto', 9, 5),
    ])
    search = await openSearch({ dataDir: folder, store: shop.store, pollIntervalMs: 50 })
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

  const as = async (name: string) => {
    const visitor = new Visitor(api)
    await visitor.signIn(name)
    return visitor
  }
  const inStock = '&parameters.Facets%5BinStock%5D='
  const sort = '&parameters.Sort='

  it('are narrowed to what the own warehouse or a branch has in stock, shown as that article (FILT-1)', async () => {
    const buyer = await as('buyer')
    const all = await listOf(buyer, '')
    expect(all.total).toBe(4)
    const mine = await listOf(buyer, `${inStock}mine`)
    expect(codes(mine).toSorted()).toEqual(['R201-B', 'R203'])
    expect(mine.products.map(({ variantCount }: { variantCount: number }) => variantCount)).toEqual([1, 1])
    expect(codes(await listOf(buyer, `${inStock}gbg`))).toEqual(['R202'])
    for (const list of [all, mine])
      expect(counts(list)).toEqual([
        ['', 4],
        ['mine', 2],
        ['gbg', 1],
      ])
    expect(mine.facets.inStock.name).toBe('I lager')
    expect(mine.facets.inStock.values[1].text).toMatch(/^Mitt lager \(.+\)$/u)
    expect(mine.facets.activeFacets).toMatchObject([{ attributeId: 'inStock', values: [{ value: 'mine' }] }])
  })

  it('count other facets as narrowed, and narrow the variants of a row', async () => {
    const buyer = await as('buyer')
    const mine = await listOf(buyer, `${inStock}mine`)
    const brand = mine.facets.globalFacets.find(
      ({ attributeId }: { attributeId: string }) => attributeId === 'brand',
    )
    expect(
      brand.values.map(({ text, count }: { text: string; count: number }) => [text, count]),
    ).toContainEqual(['B1', 2])
    const { body } = await buyer.get(
      `/api/search/variants?productCode=Q201&activeVariantNumber=R201-A${inStock}mine`,
    )
    expect(body.items.map(({ code }: { code: string }) => code)).toEqual(['R201-B'])
  })

  it('are sorted by the price of one unit that the customer has today, campaigns included (SRCH-6)', async () => {
    const buyer = await as('buyer')
    // 0,90, 20,00, 30,00 in a campaign, none.
    const ascending = await listOf(buyer, `${sort}PriceAsc`)
    expect([ascending.sort, codes(ascending)]).toEqual(['PriceAsc', ['R203', 'R201-B', 'R202', 'R204']])
    // 70,00 of the dearer article, 30,00, 0,90, none.
    expect(codes(await listOf(buyer, `${sort}PriceDesc`))).toEqual(['R201-A', 'R202', 'R203', 'R204'])
  })

  it('are sorted by the stock of the own warehouse, or of the one they are narrowed to', async () => {
    const buyer = await as('buyer')
    expect(codes(await listOf(buyer, `${sort}StockDesc`)).slice(0, 2)).toEqual(['R203', 'R201-B'])
    const branch = await listOf(buyer, `${sort}StockDesc${inStock}gbg`)
    expect([branch.sort, codes(branch)]).toEqual(['StockDesc', ['R202']])
  })

  it('go by the branch that the user has chosen for orders, and show its stock, unless another one is chosen', async () => {
    const { db } = shop.store
    const buyer = await as('buyer')
    const chosen = async (branchId: string) => {
      await db.deleteFrom('orderDefaults').execute()
      await insertRows(db, 'orderDefaults', [
        { userId: 'buyer', customerId: 'a', branchId, addressId: '', reference: '', project: '' },
      ])
    }
    const localOf = async (more: object = {}) => {
      const { body } = await buyer.post('/api/variants/stockprices', { items: ['R202'], ...more })
      const [{ localStock }] = body.items
      return localStock && [localStock.warehouseId, localStock.quantity]
    }
    expect(await localOf()).toBeNull()
    await chosen('gbg')
    const mine = await listOf(buyer, `${inStock}mine`)
    expect(codes(mine)).toEqual(['R202'])
    expect(counts(mine).slice(0, 2)).toEqual([
      ['', 4],
      ['mine', 1],
    ])
    expect(mine.facets.inStock.values[1].text).toBe('Mitt lager (Göteborg)')
    expect(codes(await listOf(buyer, `${sort}StockDesc`))[0]).toBe('R202')
    expect(await localOf()).toEqual(['gbg', 3])
    expect(await localOf({ warehouseId: 'sto' })).toEqual(['sto', 0])
    // The customer's own warehouse is shown anyway, and one of another country is nobody's choice here.
    await chosen('sto')
    expect([await localOf(), codes(await listOf(buyer, `${inStock}mine`)).length]).toEqual([null, 2])
    await chosen('osl')
    expect([await localOf(), codes(await listOf(buyer, `${inStock}mine`)).length]).toEqual([null, 2])
    await db.deleteFrom('orderDefaults').execute()
  })

  it('go by the price group of the customer that the user acts for', async () => {
    const buyer = await as('buyer')
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect(codes(await listOf(buyer, `${sort}PriceAsc`)).slice(0, 2)).toEqual(['R202', 'R201-A'])
  })

  it('say nothing of stock and prices to a visitor, who gets the list without them', async () => {
    const visitor = new Visitor(api)
    const list = await listOf(visitor, `${inStock}mine${sort}PriceAsc`)
    const plain = await listOf(visitor, '')
    expect(list.facets.inStock).toBeNull()
    expect([list.sort, list.total, codes(list)]).toEqual(['Relevance', 4, codes(plain)])
    expect(list.facets.activeFacets).toEqual([])
    const { body } = await visitor.get(
      `/api/search/variants?productCode=Q201&activeVariantNumber=R201-A${inStock}mine`,
    )
    expect(body.items).toHaveLength(2)
  })

  it('are not sorted by price for a user who hides prices, but by stock', async () => {
    const shy = await as('shy')
    const byPrice = await listOf(shy, `${sort}PriceAsc`)
    expect([byPrice.sort, codes(byPrice)]).toEqual(['Relevance', codes(await listOf(shy, ''))])
    expect((await listOf(shy, `${sort}StockDesc`)).sort).toBe('StockDesc')
  })

  it('list nothing under a warehouse that the site does not have, as under any unknown value', async () => {
    const list = await listOf(await as('buyer'), `${inStock}osl`)
    expect(list.total).toBe(0)
  })

  it('come from a thread of its own for a large catalogue', async () => {
    const { db } = shop.store
    await insertRows(db, 'variants', [variantRow(90_000, 'FAR', { productId: 204 })])
    await insertRows(db, 'stock', [stockRow(90_000, 'sto', 4)])
    const tables = openVariantTables(shop.store, { warn: () => undefined })
    try {
      const stock = await tables.table({ kind: 'stock', warehouses: ['gbg', 'sto'] }, 10_000)
      expect([2011, 2012, 2021, 2041, 90_000].map((id) => stock?.numbers[id])).toEqual([0, 2, 1, 0, 2])
      const prices = await tables.table({ kind: 'price', priceGroup: 'se-list', day: '2026-11-10' }, 10_000)
      expect([2012, 2021, 2031, 2041].map((id) => prices?.numbers[id])).toEqual([2000, 3000, 90, NaN])
      const later = await tables.table({ kind: 'price', priceGroup: 'se-list', day: '2026-12-01' }, 10_000)
      expect(later?.numbers[2021]).toBe(9000)
    } finally {
      await tables.close()
      await db.deleteFrom('stock').where('variantId', '=', 90_000).execute()
      await db.deleteFrom('variants').where('id', '=', 90_000).execute()
    }
  })

  it('wait for no table of stock after a start: those of all branches are read beside it', async () => {
    const asked: TableKind[] = []
    const tables = {
      table: (kind: TableKind) => Promise.resolve(void asked.push(kind)).then(() => null),
      close: () => Promise.resolve(),
    }
    const start = new AbortController()
    await prepareStock(shop.store.db, tables, start.signal)
    const prepared = asked.splice(0)
    expect(new Set(prepared.map((kind) => JSON.stringify(kind))).size).toBe(prepared.length)
    const branches = ['sto', 'gbg'].map((id) => ({ id, name: id }))
    const terms = { priceGroup: null, day: '2026-11-10', warehouseId: 'sto', branches }
    await customerListing(tables, terms, { sort: 'Relevance', stock: undefined })
    expect(asked).toHaveLength(1)
    expect(prepared).toContainEqual(asked[0])
    start.abort()
    await prepareStock(shop.store.db, tables, start.signal)
    expect(asked).toHaveLength(1)
  })

  it('follow changes of stock and prices without a restart', async () => {
    const { db } = shop.store
    const buyer = await as('buyer')
    await db
      .updateTable('stock')
      .set({ quantity: 5, type: 3 })
      .where('variantId', '=', 2021)
      .where('warehouseId', '=', 'sto')
      .execute()
    await db
      .updateTable('prices')
      .set({ amount: 1_00, campaignAmount: null })
      .where('variantId', '=', 2021)
      .where('priceGroup', '=', 'se-list')
      .execute()
    await db.deleteFrom('prices').where('variantId', '=', 2031).execute()
    await db.transaction().execute(async (trx) => {
      await announceChanges(trx, 'stock', [202])
      await announceChanges(trx, 'price', [202, 203])
    })
    await vi.waitFor(async () => {
      expect(codes(await listOf(buyer, `${inStock}mine`)).toSorted()).toEqual(['R201-B', 'R202', 'R203'])
      expect(codes(await listOf(buyer, `${sort}PriceAsc`))).toEqual(['R202', 'R201-B', 'R203', 'R204'])
    }, 5000)
  })
})
