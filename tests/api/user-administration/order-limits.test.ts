import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const bygget = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }

describe.each(databases)('the limits of a buyer at the checkout, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.set('2026-11-20T11:00:00.000Z')
    await shop.store.db.deleteFrom('orderLines').execute()
    await shop.store.db.deleteFrom('orders').execute()
    await shop.store.db.deleteFrom('userAddresses').execute()
    await limit({ orderLimit: null, periodLimit: null, period: '', approverId: '' })
    await buyer.post('/api/cart/emptycart')
  })
  afterEach(() => expect(shop.faults).toEqual([]))

  const limit = (values: object) =>
    shop.store.db
      .updateTable('attachments')
      .set(values)
      .where('userId', '=', 'buyer')
      .where('customerId', '=', 'a')
      .execute()
  const checkout = async (visitor = buyer) => (await visitor.get('/api/cart/checkout')).body
  const order = async (visitor = buyer, more: object = {}) => {
    const { cart } = await checkout(visitor)
    return visitor.order(cart.version, randomUUID(), more)
  }
  const sumOfCart = async (visitor = buyer): Promise<number> => (await checkout(visitor)).cart.sum

  /** Adds and orders five times. */
  const buy = async (visitor: Visitor): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) {
      await visitor.add('VALVE', 10)
      await order(visitor)
    }
  }

  it('refuse an order above the limit per order with the figures and the approver, and keep the cart', async () => {
    await buyer.add('VALVE', 10)
    const sum = await sumOfCart()
    await limit({ orderLimit: sum, approverId: 'other' })
    expect((await checkout()).approval).toBeNull()
    await limit({ orderLimit: sum - 1 })
    const approval = {
      reasons: [{ kind: 'order', limit: sum - 1, sum, spent: 0, period: '', subject: '', orders: 0 }],
      currency: 'SEK',
      steps: [],
    }
    expect((await checkout()).approval).toEqual(approval)
    const refused = await order()
    expect(refused).toMatchObject({ status: 409, body: { code: 'approvalNeeded', approval } })
    expect(await sumOfCart()).toBe(sum)
    await shop.store.db
      .insertInto('attachments')
      .values({ userId: 'other', customerId: 'a', position: 9 })
      .execute()
    await shop.store.db
      .insertInto('roleAssignments')
      .values({ userId: 'other', customerId: 'a', role: 'approver' })
      .execute()
    expect((await checkout()).approval.steps).toEqual([['User other']])
    await limit({ orderLimit: sum })
    expect((await order()).status).toBe(200)
  })

  it('count the orders of the running period in the time zone of the site, without cancelled ones', async () => {
    shop.clock.set('2026-10-31T22:30:00.000Z')
    const early = new Visitor(shop.api)
    await early.signIn('buyer')
    await early.add('VALVE', 10)
    const sum = await sumOfCart(early)
    await limit({ periodLimit: 2 * sum, period: 'month' })
    expect((await order(early, { requestedDeliveryDate: '2026-11-05' })).status).toBe(200)
    // 1 November in Sweden, while it is still October in UTC: the order above does not count.
    shop.clock.set('2026-10-31T23:30:00.000Z')
    const later = new Visitor(shop.api)
    await later.signIn('buyer')
    for (let turn = 0; turn < 2; turn++) {
      await later.add('VALVE', 10)
      expect((await order(later, { requestedDeliveryDate: '2026-11-05' })).status).toBe(200)
    }
    await later.add('VALVE', 10)
    expect((await order(later, { requestedDeliveryDate: '2026-11-05' })).body).toMatchObject({
      code: 'approvalNeeded',
      approval: { reasons: [{ kind: 'period', period: 'month', limit: 2 * sum, spent: 2 * sum, sum }] },
    })
    const { id } = await shop.store.db
      .selectFrom('orders')
      .select('id')
      .orderBy('placedAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await shop.store.db.updateTable('orders').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
    expect((await order(later, { requestedDeliveryDate: '2026-11-05' })).status).toBe(200)
  })

  it('hold when the same user orders from two sessions at once', async () => {
    await buyer.add('VALVE', 10)
    const sum = await sumOfCart()
    await limit({ periodLimit: 3 * sum, period: 'week' })
    const second = new Visitor(shop.api)
    await second.signIn('buyer')
    await Promise.all([buy(buyer), buy(second)])
    const total = async (): Promise<number> => {
      const orders = await shop.store.db.selectFrom('orders').select('sum').execute()
      return orders.reduce((spent, each) => spent + each.sum, 0)
    }
    expect(await total()).toBeLessThanOrEqual(3 * sum)
    // What both have added to the one cart may be above the limit.
    await buyer.post('/api/cart/emptycart')
    await buy(buyer)
    expect(await total()).toBe(3 * sum)
  })

  it('do not tell prices to users who see none', async () => {
    await buyer.add('VALVE', 10)
    await limit({ orderLimit: 1 })
    await shop.store.db
      .updateTable('users')
      .set({ hidePricesAvailable: 1, hidePrices: 1 })
      .where('id', '=', 'buyer')
      .execute()
    expect((await checkout()).approval.reasons).toMatchObject([{ limit: 1, sum: null, spent: null }])
    await shop.store.db.updateTable('users').set({ hidePrices: 0 }).where('id', '=', 'buyer').execute()
  })

  it('allow only the chosen delivery addresses, also for users who may type others', async () => {
    await buyer.add('VALVE', 10)
    expect(await checkout()).toMatchObject({ canTypeAddress: true })
    await shop.store.db
      .insertInto('userAddresses')
      .values({ userId: 'buyer', customerId: 'a', addressId: 'a' })
      .execute()
    const { addresses, canTypeAddress } = await checkout()
    expect(addresses.map(({ id }: { id: string }) => id)).toEqual(['a'])
    expect(canTypeAddress).toBe(false)
    expect(await order(buyer, { address: bygget })).toMatchObject({ status: 403, body: { field: 'address' } })
    const [{ id: _id, ...own }] = addresses
    expect((await order(buyer, { address: own })).status).toBe(200)
  })
})
