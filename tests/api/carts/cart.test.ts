import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('the cart on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
  })

  it('answers an addition with the cart notice (CART-1, CART-2)', async () => {
    const { status, body } = await buyer.add(
      'VALVE',
      2,
      {},
      { listName: 'searchpage', searchTerm: 'kulventil' },
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      cartCount: 1,
      itemId: expect.any(String),
      quantity: 2,
      notification: {
        type: 'Cart',
        successMessage: 'Tillagd i varukorgen',
        imgUrl: '/pictures/ball-valve/dn15.svg',
        productName: 'Kulventil',
        article: 'VALVE',
        quantity: 2,
        unit: 'st',
        price: 259_00,
        unitPrice: 129_50,
        priceUnit: 'st',
        currency: 'SEK',
      },
    })
  })

  it('rounds to the precision and snaps up to the pack (VAR-7)', async () => {
    expect((await buyer.add('PIPE', 2.51)).body.quantity).toBe(2.5)
    expect((await buyer.add('PIPE', 2.56)).body.quantity).toBe(5)
    expect((await buyer.add('SCREW', 251)).body.quantity).toBe(500)
    const refused = await buyer.add('VALVE', 0.4)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'quantityInvalid', field: 'quantity' })
  })

  it('accepts quantities from 1, or from the pack if it is smaller', async () => {
    const { db } = shop.store
    const pack = (unitVolume: number) =>
      db.updateTable('variants').set({ unitVolume }).where('code', '=', 'PIPE').execute()
    const refusal = { status: 400, body: { code: 'quantityInvalid', field: 'quantity' } }
    expect(await buyer.add('VALVE', 0.6)).toMatchObject(refusal)
    expect(await buyer.add('PIPE', 0.9)).toMatchObject(refusal)
    await pack(5)
    expect(await buyer.add('PIPE', 0.4)).toMatchObject(refusal)
    const { body } = await buyer.add('PIPE', 0.5)
    expect(body.quantity).toBe(0.5)
    const change = { itemId: body.itemId, version: 1, quantity: 0.4 }
    expect(await buyer.post('/api/cart/changequantity', change)).toMatchObject(refusal)
    await pack(25)
  })

  it('adds up quantities of the same article', async () => {
    await buyer.add('VALVE', 2)
    await buyer.add('VALVE', 3)
    const { body } = await buyer.get('/api/cart')
    expect(body.lines.map((line: { quantity: number }) => line.quantity)).toEqual([5])
  })

  it('prices lines by the price unit, and adds freight and VAT', async () => {
    await buyer.add('SCREW', 250)
    await buyer.add('PIPE', 2.5)
    const { body } = await buyer.get('/api/cart')
    // 250 at 45,99 per hundred is 114,975; 2,5 m at 33,33 is 83,325.
    expect(body.lines.map((line: { lineItemTotalPrice: number }) => line.lineItemTotalPrice)).toEqual([
      114_98, 83_33,
    ])
    expect(body).toMatchObject({ sum: 198_31, freight: 195_00, vat: 98_33, total: 491_64, currency: 'SEK' })
    expect(body.lines[1]).toMatchObject({
      unitVolume: 2.5,
      decimalPrecision: 1,
      stock: { type: 2, quantity: 12.5 },
    })
  })

  it('shows a visitor a purchase list without prices or stock (CART-5)', async () => {
    const visitor = new Visitor(shop.api)
    const added = await visitor.add('VALVE', 1)
    expect(added.body.notification.price).toBeNull()
    const { body } = await visitor.get('/api/cart')
    expect(body).toMatchObject({ sum: null, freight: null, vat: null, total: null })
    expect(body.lines[0]).toMatchObject({ lineItemUnitPrice: null, lineItemTotalPrice: null, stock: null })
    const mini = await visitor.get('/api/cart/getminicart?showPrices=true')
    expect(mini.body).toMatchObject({
      miniCartTotalSum: null,
      hideTotalPrice: true,
      showFetchPricesItems: false,
    })
  })

  it('returns mini cart prices only on request (CART-4)', async () => {
    await buyer.add('VALVE', 2)
    const without = await buyer.get('/api/cart/getminicart')
    expect(without.body).toMatchObject({
      miniCartTotalSum: null,
      showFetchPricesItems: true,
      hideTotalPrice: false,
    })
    expect(without.body.miniCartLineItems[0].lineItemUnitPrice).toBeNull()
    const priced = await buyer.get('/api/cart/getminicart?showPrices=true')
    expect(priced.body).toMatchObject({ miniCartTotalSum: 259_00, showFetchPricesItems: false })
    expect(priced.body.miniCartLineItems[0]).toMatchObject({
      lineItemUnitPrice: 129_50,
      trackingProductAttributes: { itemId: 'VALVE' },
      lineItemData: { customerSpecificVariantNumber: 'EGEN-1', url: '/p/kulventil-VALVE' },
    })
  })

  it('hides every amount from users who hide prices (ACC-8)', async () => {
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    const added = await shy.add('VALVE', 1)
    expect(added.body.notification.price).toBeNull()
    const { body } = await shy.get('/api/cart')
    expect(body).toMatchObject({ sum: null, total: null })
    expect(body.lines[0]).toMatchObject({ lineItemUnitPrice: null, stock: { type: 3, quantity: 40 } })
    await shy.post('/api/cart/emptycart')
  })

  it('returns 409 with the current cart when a changed line has another version', async () => {
    const { body: added } = await buyer.add('VALVE', 2)
    await buyer.add('VALVE', 1)
    const stale = await buyer.post('/api/cart/changequantity', {
      itemId: added.itemId,
      quantity: 9,
      version: 1,
    })
    expect(stale.status).toBe(409)
    expect(stale.body.cart.lines[0]).toMatchObject({ quantity: 3, version: 2 })
    const changed = await buyer.post('/api/cart/changequantity', {
      itemId: added.itemId,
      quantity: 9,
      version: 2,
    })
    expect(changed.status).toBe(200)
    expect((await buyer.get('/api/cart')).body.lines[0]).toMatchObject({ quantity: 9, version: 3 })
  })

  it('removes one line and empties the cart (CART-6)', async () => {
    const { body: first } = await buyer.add('VALVE', 2)
    await buyer.add('PIPE', 5)
    expect((await buyer.post('/api/cart/removeitem', { itemId: first.itemId })).status).toBe(200)
    expect((await buyer.get('/api/cart')).body.lines).toHaveLength(1)
    expect((await buyer.post('/api/cart/removeitem', { itemId: first.itemId })).status).toBe(404)
    await buyer.post('/api/cart/emptycart')
    expect((await buyer.get('/api/cart')).body.lines).toEqual([])
  })

  it('refuses unknown articles and those that cannot be bought (VAR-9)', async () => {
    expect(await buyer.add('NOTHING', 1)).toMatchObject({ status: 404, body: { field: 'variantCode' } })
    expect(await buyer.add('GONE', 1)).toMatchObject({ status: 400, body: { code: 'notBuyable' } })
  })

  it("refuses changes of another owner's lines", async () => {
    const { body: added } = await buyer.add('VALVE', 2)
    const other = new Visitor(shop.api)
    await other.signIn('other')
    await other.add('VALVE', 1)
    expect((await other.post('/api/cart/removeitem', { itemId: added.itemId })).status).toBe(404)
    const changed = await other.post('/api/cart/changequantity', {
      itemId: added.itemId,
      quantity: 1,
      version: 1,
    })
    expect(changed.status).toBe(404)
    expect((await buyer.get('/api/cart')).body.lines[0].quantity).toBe(2)
    await other.post('/api/cart/emptycart')
  })

  it('sums concurrent additions of one article', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.add('VALVE', 1)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const { body } = await buyer.get('/api/cart')
    expect(body.lines).toHaveLength(1)
    expect(body.lines[0].quantity).toBe(20)
  })

  it('executes an addition once per idempotency key', async () => {
    const key = { 'Idempotency-Key': 'a1b2c3d4e5f60718' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.add('VALVE', 3, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(4)
    expect((await buyer.get('/api/cart')).body.lines[0].quantity).toBe(3)
    expect((await buyer.add('VALVE', 4, key)).status).toBe(422)
  })

  it('stores no answer of a refused addition: it can be corrected under the same key', async () => {
    const key = { 'Idempotency-Key': 'refused-then-right' }
    expect((await buyer.add('GONE', 1, key)).status).toBe(400)
    expect((await buyer.add('VALVE', 1, key)).status).toBe(200)
  })

  it('merges the purchase list into the cart at sign-in without loss or duplicates (CART-7)', async () => {
    await buyer.add('VALVE', 2)
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 3)
    await visitor.add('PIPE', 2.5)
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/cart')
    expect(
      body.lines.map((line: { variantNbr: string; quantity: number }) => [line.variantNbr, line.quantity]),
    ).toEqual([
      ['VALVE', 5],
      ['PIPE', 2.5],
    ])
    await visitor.post('/api/user/logout')
    expect((await visitor.get('/api/cart')).body.lines).toEqual([])
  })

  it('applies the campaign price only within its days', async () => {
    await buyer.add('SALE', 1)
    expect((await buyer.get('/api/cart')).body.sum).toBe(40_00)
    shop.clock.set('2026-12-01T12:00:00Z')
    const later = new Visitor(shop.api)
    await later.signIn('buyer')
    expect((await later.get('/api/cart')).body.sum).toBe(50_00)
    shop.clock.set('2026-11-20T11:00:00Z')
  })
})
