import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('lines with a locked price on $name', ({ open }) => {
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

  /** Locks the price of the cart's one line to a document that does not exist. */
  const lockToNothing = () =>
    shop.store.db
      .updateTable('cartLines')
      .set({ lockKind: 'offer', lockId: 'gone', lockPosition: 1 })
      .execute()

  it('cannot be ordered, changed or replaced when no document has the lock', async () => {
    const { body: added } = await buyer.add('VALVE', 2)
    await lockToNothing()
    const { body: cart } = await buyer.get('/api/cart')
    expect(cart).toMatchObject({
      blocked: true,
      lines: [{ lock: null, lineItemData: { errors: ['lockEnded'] } }],
    })
    expect(await buyer.order(cart.version)).toMatchObject({ status: 409, body: { code: 'notOrderable' } })
    const shown = { itemId: added.itemId, version: cart.lines[0].version }
    expect(await buyer.post('/api/cart/changequantity', { ...shown, quantity: 3 })).toMatchObject({
      status: 409,
      body: { code: 'lineLocked' },
    })
    expect(await buyer.post('/api/cart/replaceitem', shown)).toMatchObject({
      status: 409,
      body: { code: 'lineLocked' },
    })
    expect((await buyer.post('/api/cart/removeitem', { itemId: added.itemId })).status).toBe(200)
  })

  it('are apart from lines of the same article at the price of the day', async () => {
    await buyer.add('VALVE', 2)
    await lockToNothing()
    await buyer.add('VALVE', 5)
    await buyer.add('VALVE', 1)
    const { body: cart } = await buyer.get('/api/cart')
    expect(
      cart.lines.map(
        ({ quantity, lineItemData }: { quantity: number; lineItemData: { errors: string[] } }) => [
          quantity,
          lineItemData.errors,
        ],
      ),
    ).toEqual([
      [2, ['lockEnded']],
      [6, []],
    ])
  })
})
