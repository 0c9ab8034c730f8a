import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyFollowers } from '../../../api/deliveries/follow.ts'
import { addShipment } from '../../../api/deliveries/service.ts'
import { answerOrder } from '../../../api/order-info/comments.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { databases } from '../fixtures/databases.ts'
import { originOf } from '../fixtures/origin.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { writeTestOrders } from './orders-of.ts'

const numbersOf = (body: { orders: { orderNumber: string }[] }) =>
  body.orders.map(({ orderNumber }) => orderNumber)
const clock = () => new Date('2026-05-12T10:00:00Z')

describe.each(databases)('orders of colleagues on $name', ({ open }) => {
  let shop: TestShop
  let fitter: Visitor
  const mailsAbout = async (number: string) =>
    (await shop.store.db.selectFrom('mails').selectAll().execute()).filter((mail) =>
      JSON.stringify(mail).includes(number),
    )

  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'roles', [{ role: 'fitter' }])
    await insertRows(
      db,
      'rolePermissions',
      [
        'perm:seePrices',
        'perm:order',
        'perm:viewOrderHistory',
        'perm:viewOrderAgreements',
        'perm:offers',
        'perm:returns',
        'perm:manageLists',
      ].map((permission) => ({ role: 'fitter', permission })),
    )
    await db.deleteFrom('roleAssignments').where('userId', '=', 'shy').execute()
    await insertRows(db, 'roleAssignments', [{ userId: 'shy', customerId: 'c', role: 'fitter' }])
    await insertRows(db, 'attachments', [{ userId: 'shy', customerId: 'a', position: 2 }])
    await insertRows(db, 'roleAssignments', [{ userId: 'shy', customerId: 'a', role: 'fitter' }])
    await writeTestOrders(shop.store, [
      { number: '5001', customerId: 'c', userId: 'shy', reference: 'Own 77', line: ['VV15', 'Kulventil'] },
      {
        number: '7701',
        customerId: 'c',
        userId: 'other',
        street: 'Hamngatan 7',
        line: ['VV15', 'Kulventil'],
      },
      { number: '5003', customerId: 'c', userId: '', channel: 'branch', line: ['VV15', 'Kulventil'] },
      { number: '8001', customerId: 'a', userId: 'buyer' },
      { number: '8002', customerId: 'a', userId: 'shy' },
    ])
    await insertRows(
      db,
      'orderLines',
      ['id-5001', 'id-7701', 'id-5003'].map((orderId) => ({
        orderId,
        position: 1,
        variantId: 0,
        variantCode: '',
        name: 'Kulventil',
        quantity: 1,
        decimalPrecision: 0,
        unit: 'st',
        unitPrice: 0,
        pricePer: 1,
        total: 0,
        status: 'ORDERED' as const,
      })),
    )
    await inTransaction({ store: shop.store, clock }, (context) =>
      addShipment(context, originOf, {
        orderId: 'id-7701',
        number: 'NOTE-1',
        carrier: 'dhl',
        warehouseStatus: 'PACKED',
        promisedFrom: '',
        promisedTo: '',
        lines: [],
        parcels: [],
      }),
    )
    await insertRows(
      db,
      'returns',
      ['5001', '7701'].map((orderNumber) => ({
        id: `return-${orderNumber}`,
        number: `R-${orderNumber}`,
        customerId: 'c',
        userId: 'other',
        site: 'se' as const,
        kind: 'damaged' as const,
        state: 'received' as const,
        orderId: `id-${orderNumber}`,
        orderNumber,
        invoiceNumber: '',
        wanted: 'replacement' as const,
        handover: 'handIn',
        reason: 'Trasig',
        description: '',
        contactName: '',
        contactPhone: '',
        feeThousandths: 0,
        replacementOrderNumber: '5003',
        version: 1,
        createdAt: '2026-05-11T10:00:00.000Z',
        changedAt: '2026-05-11T10:00:00.000Z',
        searchText: '',
      })),
    )
    fitter = new Visitor(shop.api)
    await fitter.signIn('shy')
  })
  afterAll(() => shop.close())

  it('are in no list, summary or filter of a user without the permission (MY-3)', async () => {
    for (const query of ['', 'orderedBy=all', 'search=VV15', 'search=Kulventil', 'print=1']) {
      const { body } = await fitter.get(`/api/my-pages/order-history?${query}`)
      expect(numbersOf(body)).toEqual(['5001'])
      expect(body.total).toBe(1)
      expect(body.addresses).toEqual(['123 46 Byggvägen 2'])
    }
    const { body: found } = await fitter.get('/api/my-pages/order-history/addresses?search=hamngatan')
    expect(found).toEqual({ addresses: [], more: false })
    // The number of a colleague's order does not decide how a word is understood.
    expect(numbersOf((await fitter.get('/api/my-pages/order-history?search=77')).body)).toEqual(['5001'])
    expect(numbersOf((await fitter.get('/api/my-pages/order-history?search=7701')).body)).toEqual([])
    const { body } = await fitter.get('/api/my-pages/order-summary')
    expect(body.open).toMatchObject([{ status: 'ORDERED', count: 1 }])
    expect(body.latest).toMatchObject([{ orderNumber: '5001' }])
  })

  it('are in no export of such a user', async () => {
    for (const rows of ['orders', 'lines']) {
      const { body: file } = await fitter.get(
        `/api/my-pages/order-history/export?format=csv&rows=${rows}&orderedBy=all`,
      )
      expect(String(file)).toContain('5001')
      expect(String(file)).not.toMatch(/7701|5003/u)
    }
  })

  it.each(['7701', '5003'])('has 404 for everything about order %s', async (orderNumber) => {
    const of = `orderNumber=${orderNumber}`
    for (const call of [
      `order?${of}`,
      `order/sheet?${of}`,
      `order/customer?${of}`,
      `order/deliverynote?${of}&number=NOTE-1`,
      `return/options?${of}&kind=return`,
    ])
      expect([call, (await fitter.get(`/api/my-pages/${call}`)).status]).toEqual([call, 404])
    for (const [call, more] of [
      ['change', { version: 0, all: true }],
      ['comment', { content: 'Ring' }],
      ['follow', { follow: true }],
      ['reorder', {}],
      ['savelist', { name: 'Bilen' }],
    ] as const) {
      const { status } = await fitter.post(
        `/api/my-pages/order/${call}`,
        { orderNumber, ...more },
        { 'Idempotency-Key': `${call}-${orderNumber}-of-a-colleague` },
      )
      expect([call, status]).toEqual([call, 404])
    }
    expect((await fitter.get('/api/my-pages/order?orderNumber=5001')).status).toBe(200)
  })

  const openOrders = async () => ({
    list: Object.fromEntries(
      (await fitter.get('/api/my-pages/returns')).body.returns.map(
        (row: { number: string; openOrders: string[] }) => [row.number, row.openOrders],
      ),
    ),
    record: (await fitter.get('/api/my-pages/return?number=R-5001')).body.openOrders,
  })

  it('are named by other records, but not to open', async () => {
    expect(await openOrders()).toEqual({ list: { 'R-5001': ['5001'], 'R-7701': [] }, record: ['5001'] })
  })

  it('offers the switch to another customer for own orders there only', async () => {
    const address = '/api/my-pages/order/customer?orderNumber='
    expect((await fitter.get(`${address}8001`)).status).toBe(404)
    expect((await fitter.get(`${address}8002`)).body.customer).toMatchObject({ id: 'a' })
  })

  it('are told about in no mail to a user who has lost the permission', async () => {
    await insertRows(shop.store.db, 'followedOrders', [{ orderId: 'id-7701', userId: 'shy' }])
    await insertRows(shop.store.db, 'orderComments', [
      {
        id: 'asked',
        orderId: 'id-7701',
        userId: 'shy',
        userName: 'Shy',
        content: 'Ring',
        createdAt: '2026-05-12T09:00:00.000Z',
      },
    ])
    await inTransaction({ store: shop.store, clock }, async (context) => {
      await notifyFollowers(
        context,
        originOf,
        { orderId: 'id-7701', number: 'NOTE-1' },
        {
          news: 'DELIVERED',
          notified: new Set(),
        },
      )
      expect(await answerOrder(context, originOf, { orderNumber: '7701', content: 'Ja' })).toBe(false)
    })
    expect(await mailsAbout('7701')).toEqual([])
  })

  it('are shown again with the permission, at the next call', async () => {
    await insertRows(shop.store.db, 'rolePermissions', [
      { role: 'fitter', permission: 'perm:viewCustomerOrders' },
    ])
    const { body } = await fitter.get('/api/my-pages/order-history?sort=orderNumber')
    expect(numbersOf(body)).toEqual(['5001', '5003', '7701'])
    expect((await fitter.get('/api/my-pages/order?orderNumber=7701')).status).toBe(200)
    expect(await openOrders()).toEqual({
      list: { 'R-5001': ['5001'], 'R-7701': ['7701'] },
      record: ['5001', '5003'],
    })
    expect((await fitter.get('/api/my-pages/order/customer?orderNumber=8001')).body.customer).toMatchObject({
      id: 'a',
    })
  })
})
