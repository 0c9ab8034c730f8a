import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const bought = async (person: Visitor) =>
  (await person.get('/api/recommendations/product?code=P1')).body.recentlyBought

/** Number of volume prices announced on the page of P1, by article. */
const volumeSteps = async (person: Visitor) =>
  (await person.get('/api/product/P1')).body.variantList.items.flatMap(
    ({ code, volumeSteps: steps }: { code: string; volumeSteps?: number }) =>
      steps === undefined ? [] : [[code, steps]],
  )

describe.each(databases)('related information of a product, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
    const { db } = shop.store
    await insertRows(db, 'warehouses', [
      { id: 'got', name: 'Göteborg', country: 'SE' },
      { id: 'osl', name: 'Oslo', country: 'NO' },
    ])
    await insertRows(db, 'stock', [
      { variantId: 1, warehouseId: 'got', type: 2, quantity: 7, firstDeliveryDate: null },
      { variantId: 1, warehouseId: 'osl', type: 3, quantity: 99, firstDeliveryDate: null },
    ])
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const priced = async (items: string[], warehouseId?: string) =>
    (await buyer.post('/api/variants/stockprices', { items, ...(warehouseId ? { warehouseId } : {}) })).body
      .items

  it('lists the warehouses of the country by name (VAR-12)', async () => {
    expect((await buyer.get('/api/warehouses')).body.warehouses).toEqual([
      { id: 'got', name: 'Göteborg' },
      { id: 'sto', name: 'Stockholm' },
    ])
  })

  it("returns the stock of the chosen warehouse besides the customer's own (VAR-12)", async () => {
    const [none] = await priced(['VALVE'])
    expect(none).toMatchObject({ stock: { warehouseId: 'sto', quantity: 40 }, localStock: null })
    const [there, unknown] = await priced(['VALVE', 'SCREW'], 'got')
    expect(there.stock).toEqual(none.stock)
    expect(there.localStock).toEqual({ type: 2, quantity: 7, firstDeliveryDate: null, warehouseId: 'got' })
    expect(unknown.localStock).toMatchObject({ type: 0, quantity: 0 })
  })

  it('returns no stock for an unknown warehouse and one of another country', async () => {
    for (const warehouse of ['osl', 'nowhere'])
      expect((await priced(['VALVE'], warehouse))[0].localStock).toBeNull()
  })

  it('returns volume prices that are cheaper than the one before, the smallest quantity first', async () => {
    const [pipe, valve] = await priced(['PIPE', 'VALVE'])
    expect(pipe.volumePrices).toEqual([
      { from: 10, price: 30_00 },
      { from: 100, price: 25_00 },
    ])
    expect(valve.volumePrices).toEqual([])
    // The page knows their number, but no price.
    expect(await volumeSteps(buyer)).toEqual([['PIPE', 2]])
    expect(await volumeSteps(new Visitor(shop.api))).toEqual([])
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    const { body } = await shy.post('/api/variants/stockprices', { items: ['PIPE'] })
    expect(body.items[0]).toMatchObject({ price: null, volumePrices: [] })
    expect(await volumeSteps(shy)).toEqual([])
  })

  it('returns accessories, alternatives and the next delivery day, also for visitors', async () => {
    const visitor = new Visitor(shop.api)
    const { body } = await visitor.get('/api/recommendations/product?code=TROUSERS')
    expect(body.accessories).toEqual([
      { code: 'P1', name: 'Kulventil', url: '/p/kulventil-P1', imageUrl: '/pictures/ball-valve/dn15.svg' },
    ])
    // P3 has been replaced and is not recommended.
    expect(body.alternatives.map(({ code }: { code: string }) => code)).toEqual(['P1'])
    expect(body.delivery).toEqual({ nextDeliveryDate: '2026-11-23', branch: '' })
    expect(body.recentlyBought).toEqual([])
    expect((await visitor.get('/api/recommendations/product?code=NOTHING')).status).toBe(404)
  })

  it("returns the customer's earlier orders to users who may see orders only", async () => {
    await buyer.add('PIPE', 5)
    const { body } = await buyer.order((await buyer.get('/api/cart')).body.version)
    expect(await bought(buyer)).toMatchObject([{ code: 'PIPE', quantity: 5, orderNumber: body.orderNumber }])
    const other = new Visitor(shop.api)
    await other.signIn('other')
    await other.add('VALVE', 1)
    await other.order((await other.get('/api/cart')).body.version)
    expect(await bought(other)).toMatchObject([{ code: 'VALVE' }])
    const idle = new Visitor(shop.api)
    await idle.signIn('idle')
    expect(await bought(idle)).toEqual([])
  })

  it('marks configurable variants and links replaced ones to their successors (VAR-1)', async () => {
    const { body } = await buyer.get('/api/product/TROUSERS')
    expect(body.variantList.items[0].configuration).toBe('required')
    expect((await buyer.get('/api/product/VALVE')).body.variantList.items[0].configuration).toBeUndefined()
    const old = (await buyer.get('/api/product/OLD')).body
    expect(old.replacedBy).toEqual([{ text: 'Kulventil', url: '/p/kulventil-P1' }])
    expect(old.variantList.items[0]).toMatchObject({
      isReplacement: true,
      replacementLink: '/p/kulventil-VALVE',
    })
    expect((await buyer.get('/api/product/P1')).body.replaces).toEqual([
      { text: 'P3', url: '/p/gammal-ventil-P3' },
    ])
  })
})
