import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling } from '../invoices/invoice-shop.ts'
import { deliverOrder } from './return-shop.ts'

describe.each(databases)('what can be returned on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const setShipment = (number: string, values: { status?: 'ON_THE_WAY'; deliveredAt: string | null }) =>
    shop.store.db.updateTable('shipments').set(values).where('number', '=', `7${number}`).execute()
  const lineOf = async (orderNumber: string, kind: string) =>
    (await buyer.get(`/api/my-pages/return/options?orderNumber=${orderNumber}&kind=${kind}`)).body.lines[0]
  const save = (orderNumber: string, kind: string, quantity: number) =>
    buyer.post('/api/my-pages/return/save', {
      send: true,
      kind,
      orderNumber,
      wanted: 'credit',
      handover: 'handIn',
      reason: 'Broken',
      description: 'Cracked',
      lines: [{ orderPosition: 1, quantity }],
    })

  it('is nothing that is still on its way, other than for a complaint', async () => {
    const order = await deliverOrder(shop, '540001', { day: '2026-11-19' })
    await setShipment(order, { status: 'ON_THE_WAY', deliveredAt: null })
    expect(await lineOf(order, 'return')).toMatchObject({ most: 0, refusal: 'notDelivered', lastDay: null })
    expect((await save(order, 'return', 1)).body).toMatchObject({ code: 'notReturnable' })
    for (const kind of ['missing', 'damaged'])
      expect(await lineOf(order, kind)).toMatchObject({ most: 10, refusal: null })
    expect((await save(order, 'missing', 2)).status).toBe(200)
  })

  it('is what has arrived of an order in two shipments', async () => {
    const order = await deliverOrder(shop, '540002', { quantity: 4, day: '2026-11-16' })
    await insertRows(shop.store.db, 'shipments', [
      {
        id: 'later-540002',
        orderId: `id-${order}`,
        number: '8540002',
        carrier: 'PostNord',
        warehouseStatus: 'HANDED_OVER',
        status: 'ON_THE_WAY',
        exception: 0,
        promisedFrom: '',
        promisedTo: '',
        createdAt: '2026-11-18T10:00:00.000Z',
        sentAt: '2026-11-19T10:00:00.000Z',
        deliveredAt: null,
      },
    ])
    const goods = { shipmentId: 'later-540002', position: 1, quantity: 6 }
    await insertRows(shop.store.db, 'shipmentLines', [goods])
    expect(await lineOf(order, 'return')).toMatchObject({ most: 4, lastDay: '2026-12-16' })
    expect((await save(order, 'return', 5)).body).toMatchObject({ code: 'tooMuch', most: 4 })
    expect((await save(order, 'return', 4)).status).toBe(200)
  })

  it('can be returned until a day in the country of the order', async () => {
    const order = await deliverOrder(shop, '540003')
    // Half past midnight in Stockholm.
    await setShipment(order, { deliveredAt: '2026-11-12T23:30:00.000Z' })
    expect(await lineOf(order, 'return')).toMatchObject({ lastDay: '2026-12-13' })
  })
})
