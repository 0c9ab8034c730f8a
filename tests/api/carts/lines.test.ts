import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('a line of the cart on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
  })

  const cart = async () => (await buyer.get('/api/cart')).body
  const mark = (itemId: string, version: number, note: string, goodsMark = '') =>
    buyer.post('/api/cart/markline', { itemId, version, note, goodsMark })

  it('passes its note and goods mark to the order', async () => {
    const { body: added } = await buyer.add('VALVE', 1)
    expect((await mark(added.itemId, 1, '  Till köket ', 'Plan 2')).status).toBe(200)
    const marked = await cart()
    expect(marked.lines[0]).toMatchObject({ note: 'Till köket', goodsMark: 'Plan 2', version: 2 })
    const { body } = await buyer.order(marked.version)
    const order = await buyer.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)
    expect(order.body.lines[0]).toMatchObject({ note: 'Till köket', goodsMark: 'Plan 2' })
  })

  it('returns 409 with the current cart when a marked line has another version', async () => {
    const { body: added } = await buyer.add('VALVE', 1)
    await buyer.add('VALVE', 1)
    const stale = await mark(added.itemId, 1, 'x')
    expect(stale.status).toBe(409)
    expect(stale.body.cart.lines[0]).toMatchObject({ quantity: 2, note: '', version: 2 })
    expect((await mark('none', 1, 'x')).status).toBe(404)
    expect((await mark(added.itemId, 2, 'x'.repeat(201))).status).toBe(400)
  })

  it('keeps both notes when the purchase list has the same article (CART-7)', async () => {
    const { body: added } = await buyer.add('VALVE', 1)
    await mark(added.itemId, 1, 'Kök', 'Plan 1')
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 2, {}, { note: 'Bad', goodsMark: 'Plan 1' })
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/cart')
    expect(body.lines).toMatchObject([{ quantity: 3, note: 'Kök / Bad', goodsMark: 'Plan 1' }])
  })

  it('reports moved and summed lines only to the session that signed in (CART-7)', async () => {
    await buyer.add('VALVE', 1)
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 2)
    await visitor.add('PIPE', 2.5)
    await visitor.add('SCREW', 250)
    expect((await visitor.get('/api/cart')).body.merged).toBeNull()
    await visitor.signIn('buyer')
    expect((await visitor.get('/api/cart')).body.merged).toEqual({ moved: 2, summed: 1, listed: 0 })
    expect((await cart()).merged).toBeNull()
    const again = new Visitor(shop.api)
    await again.signIn('buyer')
    expect((await again.get('/api/cart')).body.merged).toBeNull()
  })

  it("reports stock warnings and the article's successor", async () => {
    await buyer.add('TROUSERS', 5, {}, { itemConfigurations: { leg: 'long' } })
    await buyer.add('OLD', 3)
    await buyer.add('VALVE', 40)
    const { lines } = await cart()
    expect(lines[0].lineItemData.warnings).toEqual(['partlyInStock'])
    expect(lines[0].stock).toMatchObject({ quantity: 4, firstDeliveryDate: '2026-12-01' })
    expect(lines[1].lineItemData.warnings).toEqual(['replaced', 'notInStock'])
    expect(lines[1].replacement).toEqual({ code: 'VALVE', name: 'Kulventil', url: '/p/kulventil-VALVE' })
    expect(lines[2].lineItemData.warnings).toEqual([])
    const visitor = new Visitor(shop.api)
    await visitor.add('TROUSERS', 500, {}, { itemConfigurations: { leg: 'long' } })
    expect((await visitor.get('/api/cart')).body.lines[0].lineItemData.warnings).toEqual([])
  })

  it("is replaced by the article's successor once per idempotency key", async () => {
    const { body: added } = await buyer.add('OLD', 4, {}, { note: 'Kök' })
    await buyer.add('PIPE', 2.5)
    const key = { 'Idempotency-Key': 'replace-once' }
    const ask = () => buyer.post('/api/cart/replaceitem', { itemId: added.itemId, version: 1 }, key)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cart()).lines).toMatchObject([
      { variantNbr: 'VALVE', quantity: 6, note: 'Kök' },
      { variantNbr: 'PIPE', quantity: 2.5 },
    ])
    const { body: valve } = await buyer.add('VALVE', 1)
    expect((await buyer.post('/api/cart/replaceitem', { itemId: valve.itemId, version: 2 })).status).toBe(404)
  })

  it('is saved in a favourite list while the cart stays', async () => {
    const save = (name: string) =>
      buyer.post('/api/cart/savelist', { name }, { 'Idempotency-Key': `list-${name}` })
    expect((await save('Tom')).status).toBe(409)
    await buyer.add('PIPE', 5)
    await buyer.add('VALVE', 2)
    const answers = await Promise.all([save('Bilen'), save('Bilen')])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ name: 'Bilen', lineCount: 2 })
    const items = await shop.store.db
      .selectFrom('listItems')
      .innerJoin('lists', 'lists.id', 'listItems.listId')
      .select(['listItems.variantId', 'listItems.quantity', 'lists.customerId'])
      .where('lists.name', '=', 'Bilen')
      .orderBy('position')
      .execute()
    expect(items).toEqual([
      { variantId: 2, quantity: 50, customerId: 'a' },
      { variantId: 1, quantity: 2, customerId: 'a' },
    ])
    expect((await cart()).lines).toHaveLength(2)
  })

  it('is saved under a name of one line, of at most 255 characters', async () => {
    const save = (name: string) =>
      buyer.post('/api/cart/savelist', { name }, { 'Idempotency-Key': randomUUID() })
    await buyer.add('VALVE', 2)
    expect((await save('Bil\n4')).body.name).toBe('Bil 4')
    expect((await save('x'.repeat(255))).status).toBe(200)
    expect(await save('x'.repeat(256))).toMatchObject({ status: 400, body: { field: 'name' } })
  })

  it('has the price of its quantity, never a dearer volume price', async () => {
    const sums: number[] = []
    for (const quantity of [7.5, 10, 50, 100]) {
      await buyer.post('/api/cart/emptycart')
      const { body } = await buyer.add('PIPE', quantity)
      const { sum } = await cart()
      expect(body.notification.price).toBe(sum)
      sums.push(sum)
    }
    // 7,5 at 33,33 is 249,975; from 10 m on 30,00; the step at 50 m is more expensive and does not count; from 100
    // m on 25,00.
    expect(sums).toEqual([249_98, 300_00, 1_500_00, 2_500_00])
  })

  it("belongs to one customer: the user's other customers have their own carts", async () => {
    await buyer.add('VALVE', 3)
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect((await cart()).lines).toEqual([])
    await buyer.add('PIPE', 2.5)
    await buyer.post('/api/user/changecustomer', { user: 'a' })
    expect((await cart()).lines).toMatchObject([{ variantNbr: 'VALVE', quantity: 3 }])
  })
})
