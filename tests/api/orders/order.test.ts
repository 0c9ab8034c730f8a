import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { priceRow } from '../fixtures/goods.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { PatientVisitor } from '../fixtures/patient-visitor.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('an order on $name', ({ open }) => {
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

  const cartVersion = async (): Promise<number> => (await buyer.get('/api/cart')).body.version
  const orderCount = async (): Promise<number> => (await buyer.get('/api/my-pages/order-history')).body.total

  it('has the lines and amounts of the cart, which is empty afterwards (CART-7)', async () => {
    await buyer.add('VALVE', 2)
    await buyer.add('SCREW', 250)
    const { body: cart } = await buyer.get('/api/cart')
    const placed = await buyer.order(cart.version)
    expect(placed.status).toBe(200)
    expect(placed.body.orderNumber).toMatch(/^10\d{6}$/u)
    expect((await buyer.get('/api/cart')).body).toMatchObject({ lines: [], version: cart.version + 1 })
    const { body: order } = await buyer.get(`/api/my-pages/order?orderNumber=${placed.body.orderNumber}`)
    const { sum, freight, vat, total } = cart
    expect(order).toMatchObject({
      sum,
      freight,
      vat,
      total,
      reference: 'Per',
      status: 'ORDERED',
      lineCount: 2,
    })
    expect(order.orderedBy).toBe('User buyer')
    expect(order.address).toEqual({
      name: 'Bygget',
      street: 'Byggvägen 2',
      postalCode: '123 46',
      city: 'Solna',
    })
    expect(order.lines).toMatchObject([
      { variantNbr: 'VALVE', name: 'Kulventil', quantity: 2, unitPrice: 129_50, totalPrice: 259_00 },
      { variantNbr: 'SCREW', quantity: 250, unitPrice: 45_99, priceUnit: '100 st', totalPrice: 114_98 },
    ])
  })

  it('is placed once per idempotency key for concurrent requests (CART-8)', async () => {
    await buyer.add('VALVE', 1)
    const version = await cartVersion()
    const before = await orderCount()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buyer.order(version, 'one-key-for-all')),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(7)
    expect(await orderCount()).toBe(before + 1)
  })

  it('is placed once per cart version with different keys (CART-8)', async () => {
    await buyer.add('VALVE', 1)
    const version = await cartVersion()
    const before = await orderCount()
    const eager = new PatientVisitor(shop.api)
    await eager.signIn('buyer')
    const answers = await Promise.all(Array.from({ length: 8 }, () => eager.order(version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    expect(await orderCount()).toBe(before + 1)
  })

  it('returns 409 for a cart that has changed since it was shown, also after an earlier order', async () => {
    await buyer.add('VALVE', 1)
    const version = await cartVersion()
    await buyer.add('VALVE', 1)
    const stale = await buyer.order(version)
    expect(stale.status).toBe(409)
    expect(stale.body.cart.lines[0].quantity).toBe(2)
    expect((await buyer.order(stale.body.cart.version)).status).toBe(200)
    await buyer.add('PIPE', 5)
    expect((await buyer.order(stale.body.cart.version)).status).toBe(409)
  })

  it('requires a key, lines, prices and a delivery day', async () => {
    const version = await cartVersion()
    expect((await buyer.order(version)).status).toBe(409)
    await buyer.add('VALVE', 1)
    const filled = await cartVersion()
    const { 'Idempotency-Key': _, ...noKey } = { 'Idempotency-Key': '' }
    const address = { name: 'N', street: 'S', postalCode: '1', city: 'C' }
    const request = { cartVersion: filled, address, reference: 'R', requestedDeliveryDate: '2026-11-25' }
    expect(await buyer.post('/api/cart/order', request, noKey)).toMatchObject({
      status: 400,
      body: { field: 'Idempotency-Key' },
    })
    for (const requestedDeliveryDate of [
      '2026-11-20',
      '2026-11-22',
      '2026-12-24',
      '2026-02-31',
      '2028-01-10',
    ]) {
      expect(await buyer.order(filled, undefined, { requestedDeliveryDate })).toMatchObject({
        status: 400,
        body: { field: 'requestedDeliveryDate' },
      })
    }
    // It has a price while it is added, and none when it is ordered.
    expect(await buyer.add('BARE', 1)).toMatchObject({ status: 400, body: { code: 'noPrice' } })
    await insertRows(shop.store.db, 'prices', [priceRow(5, 'se-list', 10_00)])
    await buyer.add('BARE', 1)
    await shop.store.db.deleteFrom('prices').where('variantId', '=', 5).execute()
    expect(await buyer.order(await cartVersion())).toMatchObject({
      status: 409,
      body: { code: 'notOrderable', field: 'lines.1' },
    })
  })

  it('numbers orders of each site without gaps, also concurrently', async () => {
    const other = new Visitor(shop.api)
    await other.signIn('other')
    const numbers: number[] = []
    for (const person of [buyer, other, buyer, other]) {
      await person.add('VALVE', 1)
      const { body } = await person.get('/api/cart')
      numbers.push(Number((await person.order(body.version)).body.orderNumber))
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3])
    const norse = new Visitor(shop.api, 'no')
    await norse.signIn('norse')
    await norse.add('VALVE', 1)
    const { body } = await norse.get('/api/cart')
    expect(body.currency).toBe('NOK')
    expect((await norse.order(body.version)).body.orderNumber).toBe('11000001')
  })

  it('is visible to its customer only: others get the same 404 as for an unknown order', async () => {
    await buyer.add('VALVE', 1)
    const { body } = await buyer.order(await cartVersion())
    const other = new Visitor(shop.api)
    await other.signIn('other')
    const theirs = await other.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)
    const none = await other.get('/api/my-pages/order?orderNumber=99999999')
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(none.body)
  })

  it('requires a signed-in user; the checkout has addresses and delivery days', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 1)
    expect((await visitor.order(1)).status).toBe(401)
    expect((await visitor.get('/api/cart/checkout')).status).toBe(401)
    const { body } = await buyer.get('/api/cart/checkout')
    expect(body.firstDeliveryDate).toBe('2026-11-23')
    expect(body.closedDates).toEqual(
      expect.arrayContaining(['2026-11-28', '2026-12-24', '2026-12-25', '2027-01-01']),
    )
    expect(body.addresses.map(({ id }: { id: string }) => id)).toEqual(['a', 'site-1'])
  })

  it('pages the history newest first', async () => {
    const { body } = await buyer.get('/api/my-pages/order-history?page=1')
    const times = body.orders.map(({ placedAt }: { placedAt: string }) => placedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(body.total).toBeGreaterThan(3)
    expect((await buyer.get('/api/my-pages/order-history?page=2')).body.orders).toEqual([])
    expect((await buyer.get('/api/my-pages/order-history?page=501')).status).toBe(400)
  })

  it('shows no history without perm:viewOrderHistory (ACC-9)', async () => {
    const idle = new Visitor(shop.api)
    await idle.signIn('idle')
    expect((await idle.get('/api/my-pages/order-history')).status).toBe(403)
    const menu = await idle.post('/api/my-pages/menu', { pages: ['order-history', 'download', 'nonsense'] })
    expect(menu.body.pages).toEqual(['download'])
    const full = await buyer.post('/api/my-pages/menu', { pages: ['order-history', 'invoices', 'reports'] })
    expect(full.body.pages).toEqual(['order-history', 'reports'])
  })
})
