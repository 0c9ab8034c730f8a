import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from './fixtures/databases.ts'
import { openShop, type TestShop } from './fixtures/shop.ts'
import { Visitor } from './fixtures/visitor.ts'

const chosen = {
  name: 'Kim Lund',
  mobile: '+46 70-123 45 67',
  language: 'en',
  orderMail: true,
  answerMail: false,
  callBackMail: true,
  approvalMail: true,
  offerMail: true,
  returnMail: true,
  shipmentMail: false,
  delayMail: false,
  invoiceMail: true,
  branchId: '',
  addressId: '',
  reference: 'Kim',
  project: 'Servicebilen',
}

describe.each(databases)('my account on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  const address = '/api/my-pages/my-account/settings'
  const summary = async () => (await buyer.get('/api/my-pages/order-summary')).body
  const place = async () => {
    await buyer.add('VALVE', 1)
    const { body: cart } = await buyer.get('/api/cart')
    return String((await buyer.order(cart.version)).body.orderNumber)
  }
  const setOrder = (number: string, change: object) =>
    shop.store.db.updateTable('orders').set(change).where('number', '=', number).execute()
  /** Who follows an order. */
  const followersOf = async (number: string) => {
    const rows = await shop.store.db
      .selectFrom('followedOrders')
      .innerJoin('orders', 'orders.id', 'followedOrders.orderId')
      .select('followedOrders.userId')
      .where('orders.number', '=', number)
      .execute()
    return rows.map(({ userId }) => userId)
  }
  const countMails = async () => (await shop.store.db.selectFrom('mails').select('id').execute()).length
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.store.db.deleteFrom('orderDefaults').execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
  })

  it('counts open orders by status with the next delivery, and has the five latest orders', async () => {
    await shop.store.db.deleteFrom('orderLines').execute()
    await shop.store.db.deleteFrom('orders').execute()
    expect(await summary()).toEqual({ open: [], latest: [] })
    const numbers: string[] = []
    for (let at = 0; at < 7; at += 1) numbers.push(await place())
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = numbers
    await setOrder(first, { status: 'DELIVERED' })
    // The day that was wished for is no promise.
    await setOrder(second, { status: 'ON_THE_WAY', requestedDeliveryDate: '2026-11-21' })
    await setOrder(third, { status: 'ON_THE_WAY' })
    await setOrder(fourth, { status: 'BACKORDER_LISTED' })
    await setOrder(fifth, { status: 'CANCELLED' })
    const promise = async (number: string, promisedDate: string) =>
      shop.store.db
        .updateTable('orderLines')
        .set({ promisedDate, status: 'ORDERED' })
        .where('orderId', '=', (eb) => eb.selectFrom('orders').select('id').where('number', '=', number))
        .execute()
    const ship = async (number: string, status: 'ON_THE_WAY' | 'DELIVERED', promisedTo: string) => {
      const order = shop.store.db.selectFrom('orders').select('id').where('number', '=', number)
      const { id: orderId } = await order.executeTakeFirstOrThrow()
      await shop.store.db
        .insertInto('shipments')
        .values({
          id: `${orderId}-${status}`,
          orderId,
          number: `${number}-${status}`,
          carrier: 'dhl',
          warehouseStatus: 'PACKED',
          status,
          exception: 0,
          promisedFrom: '',
          promisedTo,
          createdAt: '2026-11-20T08:00:00.000Z',
          sentAt: null,
          deliveredAt: null,
        })
        .execute()
    }
    await promise(second, '2026-11-28')
    // The rest of an order with goods under way is not what comes next.
    await promise(third, '2026-11-24')
    await ship(third, 'DELIVERED', '2026-11-22T12:00:00.000Z')
    // Half past midnight in Stockholm.
    await ship(third, 'ON_THE_WAY', '2026-11-26T23:30:00.000Z')
    // A day that has passed is no next delivery: the goods are late.
    await promise(fourth, '2026-11-02')
    await promise(fifth, '2026-11-23')
    await promise(numbers[5] ?? '', '2026-12-01')
    await promise(numbers[6] ?? '', '')
    const { open: counts, latest } = await summary()
    expect(counts).toEqual([
      { status: 'ORDERED', count: 2, nextDelivery: '2026-12-01' },
      { status: 'ON_THE_WAY', count: 2, nextDelivery: '2026-11-27' },
      { status: 'BACKORDER_LISTED', count: 1, nextDelivery: null },
    ])
    expect(latest.map(({ nextDelivery }: { nextDelivery: string }) => nextDelivery)).toEqual([
      '',
      '2026-12-01',
      '2026-11-23',
      '',
      '2026-11-27',
    ])
    expect(latest.map(({ late }: { late: boolean }) => late)).toEqual([false, false, false, true, false])
    expect(latest.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(
      numbers.toReversed().slice(0, 5),
    )
  })

  it('saves what the user chooses, and new orders for this customer begin with it', async () => {
    const { body: before } = await buyer.get(address)
    expect(before).toMatchObject({ name: 'User buyer', mobile: '', orderMail: true, reference: '' })
    expect(before).toMatchObject({ delayMail: true, invoiceMail: false })
    const addressId = before.addresses.at(-1).id
    const branchId = before.branches[0].id
    const { status, body } = await buyer.post('/api/my-pages/my-account/savesettings', {
      ...chosen,
      addressId,
      branchId,
    })
    expect([status, body]).toEqual([200, { ...before, ...chosen, addressId, branchId }])
    expect((await buyer.get(address)).body).toEqual(body)
    await buyer.add('VALVE', 1)
    const { body: checkout } = await buyer.get('/api/cart/checkout')
    expect(checkout.contact).toMatchObject({ name: 'Kim Lund', phone: '+46 70-123 45 67' })
    expect(checkout.defaults).toEqual({ addressId, branchId, reference: 'Kim', project: 'Servicebilen' })
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect((await buyer.get(address)).body).toMatchObject({ name: 'Kim Lund', reference: '', addressId: '' })
    await buyer.post('/api/user/changecustomer', { user: 'a' })
  })

  it.each([
    ['name', ''],
    ['mobile', 'ring mig'],
    ['reference', 'x'.repeat(41)],
    ['branchId', 'nowhere'],
    ['addressId', 'of-another'],
  ])('refuses a wrong %s with its field, and saves nothing', async (field, value) => {
    const { body: before } = await buyer.get(address)
    const { status, body } = await buyer.post('/api/my-pages/my-account/savesettings', {
      ...chosen,
      project: 'Nytt',
      [field]: value,
    })
    expect([status, body.field]).toEqual([400, field])
    expect((await buyer.get(address)).body).toEqual(before)
  })

  it('sends no order confirmation to a user who does not want it', async () => {
    await buyer.post('/api/my-pages/my-account/savesettings', { ...chosen, orderMail: false })
    const before = await countMails()
    await place()
    expect(await countMails()).toBe(before)
    expect((await buyer.get('/api/user/current')).body.orderMail).toBe(false)
    await buyer.post('/api/my-pages/my-account/savesettings', chosen)
    await place()
    expect(await countMails()).toBe(before + 1)
  })

  it('lets users follow the deliveries of new orders who have chosen that, which nobody has at first', async () => {
    const { body: before } = await buyer.get(address)
    expect([before.shipmentMail, await followersOf(await place())]).toEqual([false, []])
    await buyer.post('/api/my-pages/my-account/savesettings', { ...chosen, shipmentMail: true })
    expect(await followersOf(await place())).toEqual(['buyer'])
    await buyer.post('/api/my-pages/my-account/savesettings', chosen)
    expect(await followersOf(await place())).toEqual([])
  })
})
