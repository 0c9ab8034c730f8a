import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { emptyOrderShop, openOrderShop } from '../fixtures/order-shop.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('ordering an order again, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  const setArticle = (code: string, change: object) =>
    shop.store.db.updateTable('variants').set(change).where('code', '=', code).execute()
  beforeAll(async () => {
    shop = await openOrderShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await emptyOrderShop(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })

  /** Orders some articles, and returns the order's number. */
  const place = async (quantities: Record<string, number>, more: () => Promise<unknown> = async () => {}) => {
    for (const [code, quantity] of Object.entries(quantities)) await buyer.add(code, quantity)
    await more()
    const { body: cart } = await buyer.get('/api/cart')
    const { body } = await buyer.order(cart.version)
    return String(body.orderNumber)
  }
  const reorder = (orderNumber: string, more: object = {}) =>
    buyer.post('/api/my-pages/order/reorder', { orderNumber, ...more })
  const inCart = async (): Promise<Record<string, number>> => {
    const { body } = await buyer.get('/api/cart')
    const lines: { variantNbr: string; quantity: number }[] = body.lines
    return Object.fromEntries(lines.map(({ variantNbr, quantity }) => [variantNbr, quantity]))
  }

  it('adds its lines to those of the cart, with a result for each', async () => {
    const number = await place({ VALVE: 2, PIPE: 5 })
    await buyer.add('VALVE', 3)
    const { status, body } = await reorder(number)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, newLines: 1, cartCount: 2 })
    expect(body.results).toMatchObject([
      { position: 1, variantNumber: 'VALVE', outcome: 'added', quantity: 2, url: '/p/kulventil-VALVE' },
      { position: 2, variantNumber: 'PIPE', outcome: 'added', quantity: 5 },
    ])
    expect(await inCart()).toEqual({ VALVE: 5, PIPE: 5 })
  })

  it('adds the chosen lines only', async () => {
    const number = await place({ VALVE: 2, PIPE: 5 })
    const { body } = await reorder(number, { positions: [2] })
    expect(body.results.map(({ variantNumber }: { variantNumber: string }) => variantNumber)).toEqual([
      'PIPE',
    ])
    expect(await inCart()).toEqual({ PIPE: 5 })
  })

  it('adds chosen lines in other quantities, rounded up to whole packs', async () => {
    const number = await place({ VALVE: 2, PIPE: 5 })
    await setArticle('VALVE', { unitVolume: 4 })
    onTestFinished(async () => void (await setArticle('VALVE', { unitVolume: 1 })))
    const quantities = [
      { position: 1, quantity: 5 },
      { position: 2, quantity: 7.5 },
    ]
    const { body } = await reorder(number, { positions: [1, 2], quantities })
    expect(body.results).toMatchObject([
      { position: 1, outcome: 'changed', quantity: 8 },
      { position: 2, outcome: 'added', quantity: 7.5 },
    ])
    expect(await inCart()).toEqual({ VALVE: 8, PIPE: 7.5 })
    for (const quantity of [0, -1, 100_001])
      expect((await reorder(number, { quantities: [{ position: 1, quantity }] })).status).toBe(400)
  })

  it('rounds packs once over the lines of one article, also of one that replaces another', async () => {
    const number = await place({ 'TWIN-1': 2, VALVE: 2, 'TWIN-2': 3 })
    await setArticle('VALVE', { unitVolume: 5 })
    await setArticle('TWIN-1', { buyable: 0, replacedBy: 'VALVE' })
    await setArticle('TWIN-2', { buyable: 0, replacedBy: 'VALVE' })
    onTestFinished(async () => {
      await setArticle('VALVE', { unitVolume: 1 })
      for (const code of ['TWIN-1', 'TWIN-2']) await setArticle(code, { buyable: 1, replacedBy: null })
    })
    const { body } = await reorder(number, { positions: [1, 2] })
    expect(body.results).toMatchObject([
      { outcome: 'replaced', quantity: 5 },
      { outcome: 'changed', quantity: 0 },
    ])
    expect(await inCart()).toEqual({ VALVE: 5 })
    await buyer.post('/api/cart/emptycart')
    await reorder(number)
    expect(await inCart()).toEqual({ VALVE: 10 })
  })

  it('names every line that is added otherwise or not at all, and adds the others', async () => {
    const number = await place({ VALVE: 2, PIPE: 5, SALE: 1, 'TWIN-1': 4, 'TWIN-2': 1, '0045678': 1 }, () =>
      buyer.post('/api/cart/addtext', { text: 'Specialböj 22 mm', quantity: 1 }),
    )
    await setArticle('PIPE', { unitVolume: 30 })
    await setArticle('SALE', { buyable: 0 })
    await setArticle('TWIN-1', { buyable: 0, replacedBy: 'VALVE' })
    await setArticle('TWIN-2', { productId: 2 })
    await shop.store.db.deleteFrom('prices').where('variantId', '=', 26).execute()
    const { body } = await reorder(number)
    const results = new Map<string, object>(
      body.results.map((each: { variantNumber: string }) => [each.variantNumber, each]),
    )
    expect(results.get('VALVE')).toMatchObject({ outcome: 'added', quantity: 2, reason: null })
    expect(results.get('PIPE')).toMatchObject({ outcome: 'changed', quantity: 6 })
    expect(results.get('SALE')).toMatchObject({ outcome: 'notBuyable', reason: 'notSold', quantity: 1 })
    expect(results.get('TWIN-1')).toMatchObject({ outcome: 'replaced', replacement: 'VALVE', quantity: 4 })
    expect(results.get('TWIN-2')).toMatchObject({ outcome: 'needsConfiguration', url: '/p/skjorta-TWIN--2' })
    expect(results.get('0045678')).toMatchObject({ outcome: 'notBuyable', reason: 'noPrice' })
    expect(body.results).toHaveLength(7)
    expect(body.results[6]).toMatchObject({
      name: 'Specialböj 22 mm',
      outcome: 'notBuyable',
      reason: 'freeText',
    })
    // The replacement is the article of another line.
    expect(await inCart()).toEqual({ VALVE: 6, PIPE: 6 })
  })

  it('happens once for repeated requests with one key', async () => {
    const number = await place({ VALVE: 2 })
    const once = () =>
      buyer.post('/api/my-pages/order/reorder', { orderNumber: number }, { 'Idempotency-Key': 'again' })
    const first = await once()
    expect((await once()).body).toEqual(first.body)
    expect(await inCart()).toEqual({ VALVE: 2 })
  })

  it('adds nothing to a full cart, and says so', async () => {
    const number = await place({ VALVE: 1 })
    await buyer.add('PIPE', 5)
    const { id } = await shop.store.db.selectFrom('carts').select('id').executeTakeFirstOrThrow()
    const line = await shop.store.db.selectFrom('cartLines').selectAll().executeTakeFirstOrThrow()
    for (let at = 1; at < 5000; at += 500) {
      const many = Array.from({ length: Math.min(500, 5000 - at) }, (_, more) => ({
        ...line,
        id: `full-${at + more}`,
        cartId: id,
        configuration: `{"garmentText":"${at + more}"}`,
      }))
      await shop.store.db.insertInto('cartLines').values(many).execute()
    }
    const { status, body } = await reorder(number)
    expect([status, body.code, body.field]).toEqual([400, 'cartFull', 'orderNumber'])
  })
})
