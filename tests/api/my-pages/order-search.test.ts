import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows, openStore } from '../../../api/platform/database/index.ts'
import { sizesOf } from '../../../api/orders/search-numbers.ts'
import { databases, everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { writeTestOrders } from './orders-of.ts'

it.each([
  ['Kulventil DN15', ['dn15', '15']],
  ['Kopparrör 15x1,0 hårt', ['15x1,0', '1,0']],
  ['Nippel 1/2" PN16', ['1/2"', 'pn16', '2"', '16']],
  ['Slang 12.5 m', ['12.5']],
  ['Ventil', []],
])('takes the sizes from the name %s', (name, expected) => {
  expect(sizesOf(name)).toEqual(expected)
})

describe.each(databases)('the search of orders on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    const { code } = await shop.store.db
      .selectFrom('variants')
      .select('code')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await writeTestOrders(shop.store, [
      { number: '1501', reference: 'Port 7', costCentre: 'KST 410' },
      { number: '2001', line: ['KV', 'Kulventil DN15'] },
      { number: '2002', line: ['KR', 'Kopparrör 15x1,0'] },
      { number: '2003', line: ['KR', 'Kopparrör 22x1,0'], costCentre: 'Verkstad 4' },
      { number: '2004', line: [code, 'Packning'] },
    ])
    await shop.store.db
      .updateTable('customerNumbers')
      .set({ code: 'Ventilen' })
      .where('customerId', '=', 'a')
      .where('variantId', '=', 1)
      .execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  it.each([
    ['a size beside an order whose number begins so', 'ventil 15', ['2001']],
    ['a size before further figures', 'kopparrör 15', ['2002']],
    ['a size as it is written', '15x1,0', ['2002']],
    ['a number or a size', '15', ['1501', '2001', '2002']],
    ['a size with its letters', 'dn15', ['2001']],
    ['an own number without a digit, or a name', 'ventil', ['2001', '2004']],
    ['the cost centre', 'kst 410', ['1501']],
    ['a part of the cost centre', 'verkst', ['2003']],
    ['a number of the cost centre', '410', ['1501']],
  ])('finds orders by %s (MY-9)', async (_what, search, expected) => {
    const { body } = await buyer.get(
      `/api/my-pages/order-history?sort=orderNumber&direction=asc&search=${encodeURIComponent(search)}`,
    )
    expect(body.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(expected)
  })
})

it.each(everyDatabase)('finds earlier orders by sizes and cost centres, on $name', async ({ open }) => {
  const test = await open()
  const { db } = test.store
  const names = ['Kopparrör DN15x1,0 Ø18', 'Nippel 1/2" PN16', 'Slang 12.5 m', 'Ventil']
  await writeTestOrders(test.store, [{ number: '1001', costCentre: 'KST 410' }])
  const line = { orderId: 'id-1001', variantId: 0, variantCode: '', unit: 'st', status: 'ORDERED' as const }
  const amounts = { quantity: 1, decimalPrecision: 0, unitPrice: 0, pricePer: 1, total: 0 }
  await insertRows(
    db,
    'orderLines',
    names.map((name, at) => ({ ...line, ...amounts, position: at + 1, name })),
  )
  await db.deleteFrom('orderSearchNumbers').execute()
  await db.updateTable('orders').set({ searchText: '1001' }).execute()
  await db.deleteFrom('migrations').where('name', '=', '0104-search-and-sums-of-orders').execute()

  const store = await openStore(test.settings)
  const rows = await store.db.selectFrom('orderSearchNumbers').selectAll().execute()
  const order = await store.db.selectFrom('orders').select('searchText').executeTakeFirstOrThrow()
  await store.close()
  await test.remove()
  const expected = new Set([...names.flatMap(sizesOf), 'kst 410', '410'])
  expect(rows.map(({ number }) => number).toSorted()).toEqual([...expected].toSorted())
  expect(rows.every(({ orderId, customerId }) => orderId === 'id-1001' && customerId === 'a')).toBe(true)
  expect(order.searchText).toBe('1001 kst 410')
})
