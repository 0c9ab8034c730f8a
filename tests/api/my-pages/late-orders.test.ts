import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryStatus, ShipmentStatus } from '../../../api/contract/index.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { writeTestOrders } from './orders-of.ts'

/** Lines of ten pieces: their status, the promised day, and how many were cancelled. */
type Line = [status: DeliveryStatus, promisedDate: string, cancelled?: number]
/** A parcel: its status, and until when it is promised alone. */
type Parcel = [status: ShipmentStatus, promisedTo: string]
/** A shipment of some of the first line: its status, until when it is promised, how many it has, and its parcels. */
type Shipment = [status: ShipmentStatus, promisedTo: string, quantity: number, parcels?: Parcel[]]

/** The tests' clock begins at noon on 20 November 2026. */
const orders: Record<string, { lines: Line[]; shipments?: Shipment[]; late: boolean; next: string }> = {
  'nothing was sent': { lines: [['ORDERED', '2026-11-18']], late: true, next: '' },
  'other goods are still to come': {
    lines: [
      ['ORDERED', '2026-11-18'],
      ['BACKORDER_LISTED', '2026-11-25'],
    ],
    late: true,
    next: '2026-11-25',
  },
  'one of two shipments is late': {
    lines: [['ON_THE_WAY', '']],
    shipments: [
      ['ON_THE_WAY', '2026-11-19T12:00:00.000Z', 4],
      ['ON_THE_WAY', '2026-11-23T12:00:00.000Z', 6],
    ],
    late: true,
    next: '2026-11-23',
  },
  'the rest of a line is late': {
    lines: [['ON_THE_WAY', '2026-11-18']],
    shipments: [['ON_THE_WAY', '2026-11-23T12:00:00.000Z', 4]],
    late: true,
    next: '2026-11-23',
  },
  'everything was sent': {
    lines: [['ON_THE_WAY', '2026-11-18']],
    shipments: [['ON_THE_WAY', '', 10]],
    late: false,
    next: '',
  },
  'the rest was cancelled': {
    lines: [['PARTLY_DELIVERED', '2026-11-18', 6]],
    shipments: [['DELIVERED', '2026-11-19T12:00:00.000Z', 4]],
    late: false,
    next: '',
  },
  'the promised day is today': { lines: [['ORDERED', '2026-11-20']], late: false, next: '2026-11-20' },
  'the other parcel comes later': {
    lines: [['ON_THE_WAY', '']],
    shipments: [
      [
        'ON_THE_WAY',
        '2026-11-18T12:00:00.000Z',
        10,
        [
          ['DELIVERED', ''],
          ['ON_THE_WAY', '2026-11-24T12:00:00.000Z'],
        ],
      ],
    ],
    late: false,
    next: '2026-11-24',
  },
  'one of two parcels is late': {
    lines: [['ON_THE_WAY', '']],
    shipments: [
      [
        'ON_THE_WAY',
        '2026-11-24T12:00:00.000Z',
        10,
        [
          ['ON_THE_WAY', '2026-11-19T12:00:00.000Z'],
          ['ON_THE_WAY', ''],
        ],
      ],
    ],
    late: true,
    next: '2026-11-24',
  },
  'one parcel comes before the other': {
    lines: [['ON_THE_WAY', '']],
    shipments: [
      [
        'ON_THE_WAY',
        '2026-11-24T12:00:00.000Z',
        10,
        [
          ['ON_THE_WAY', '2026-11-21T12:00:00.000Z'],
          ['ON_THE_WAY', ''],
        ],
      ],
    ],
    late: false,
    next: '2026-11-21',
  },
  // Half past midnight in Stockholm.
  'the day is not over in the country of the site': {
    lines: [['ON_THE_WAY', '']],
    shipments: [['ON_THE_WAY', '2026-11-19T23:30:00.000Z', 10]],
    late: false,
    next: '2026-11-20',
  },
}
const cases = Object.entries(orders).map(([what, order], at) => ({ what, number: `${3001 + at}`, ...order }))

const lates = (order: { lines: { late: boolean }[] }) => order.lines.map(({ late }) => late)

async function write({ db }: Pick<Store, 'db'>, { number, lines, shipments = [] }: (typeof cases)[number]) {
  const orderId = `id-${number}`
  await insertRows(
    db,
    'orderLines',
    lines.map(([status, promisedDate, cancelledQuantity = 0], at) => ({
      orderId,
      position: at + 1,
      variantId: 0,
      variantCode: '',
      name: 'Ventil',
      quantity: 10,
      decimalPrecision: 0,
      unit: 'st',
      unitPrice: 0,
      pricePer: 1,
      total: 0,
      status,
      promisedDate,
      cancelledQuantity,
    })),
  )
  for (const [at, [status, promisedTo, quantity, parcels = []]] of shipments.entries()) {
    const id = `${number}-${at}`
    await insertRows(db, 'shipments', [
      {
        id,
        orderId,
        number: id,
        carrier: 'dhl',
        warehouseStatus: 'HANDED_OVER',
        status,
        exception: 0,
        promisedFrom: promisedTo,
        promisedTo,
        createdAt: '2026-11-17T08:00:00.000Z',
        sentAt: '2026-11-17T12:00:00.000Z',
        deliveredAt: null,
      },
    ])
    await insertRows(db, 'shipmentLines', [{ shipmentId: id, position: 1, quantity }])
    await insertRows(
      db,
      'parcels',
      parcels.map(([step, own], turn) => ({
        id: `${id}-${turn}`,
        shipmentId: id,
        carrier: 'dhl',
        number: `${id}-${turn}`,
        status: step,
        exception: 0,
        promisedFrom: own,
        promisedTo: own,
      })),
    )
  }
}

describe.each(databases)('late goods on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await writeTestOrders(
      shop.store,
      cases.map(({ number }) => ({ number })),
    )
    for (const each of cases) await write(shop.store, each)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const read = async (number: string) => (await buyer.get(`/api/my-pages/order?orderNumber=${number}`)).body

  it.each(cases)('are marked in the list, and no day that has passed is next: $what', async (each) => {
    const { body } = await buyer.get(`/api/my-pages/order-history?search=${each.number}`)
    expect(body.orders).toMatchObject([{ late: each.late, nextDelivery: each.next }])
  })

  it('are marked on the order and its lines', async () => {
    const mixed = await read('3002')
    expect([mixed.late, mixed.nextDelivery, lates(mixed)]).toEqual([true, '2026-11-25', [true, false]])
    expect(lates(await read('3004'))).toEqual([true])
    expect(lates(await read('3005'))).toEqual([false])
    expect(lates(await read('3007'))).toEqual([false])
  })

  it('have no next delivery in the export', async () => {
    const { body } = await buyer.get('/api/my-pages/order-history/export?format=csv&search=3001')
    const [headings = '', row = ''] = String(body).split('\r\n')
    const at = headings.split(';').indexOf('Nästa leverans')
    expect([at > 0, row.split(';')[at]]).toEqual([true, ''])
  })

  it('do not hide the next shipment of an order from the overview', async () => {
    const { body } = await buyer.get('/api/my-pages/order-summary')
    await shop.store.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('number', '<>', '3003')
      .execute()
    expect(body.open[0].nextDelivery).toBe('2026-11-20')
    expect((await buyer.get('/api/my-pages/order-summary')).body.open).toEqual([
      { status: 'ORDERED', count: 1, nextDelivery: '2026-11-23' },
    ])
  })
})
