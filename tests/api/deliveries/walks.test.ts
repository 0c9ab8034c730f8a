import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarrierStep, WarehouseStatus } from '../../../api/contract/index.ts'
import { addCarrierEvents, addShipment, reportWarehouse } from '../../../api/deliveries/service.ts'
import { readSentQuantities, readShipments } from '../../../api/deliveries/store.ts'
import { insertOrder } from '../../../api/orders/insert-order.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import type { Store } from '../../../api/platform/database/index.ts'
import { seededRandom } from '../../../demo/catalogue/random.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { originOf } from '../fixtures/origin.ts'

const warehouseSteps = [
  'CREATED',
  'PICKED',
  'PACKED',
  'HANDED_OVER',
] as const satisfies readonly WarehouseStatus[]
const scans = [
  'HANDED_OVER',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly CarrierStep[]
const wanted = [3, 10]

/** What a walk knows of a shipment: independent of how the service keeps it. */
interface Shipment {
  parcel: string
  warehouse: WarehouseStatus
  quantities: number[]
}

const line = (quantity: number) => ({
  variantId: 1,
  variantCode: 'A1',
  name: 'Pipe',
  quantity,
  decimalPrecision: 0,
  unit: 'st',
  unitPrice: 100,
  pricePer: 1,
  total: 100 * quantity,
  status: 'ORDERED' as const,
})

let clock = Date.UTC(2026, 4, 1)
const tick = () => new Date((clock += 60_000))
const write = <T>(store: Store, work: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction({ store, clock: tick }, work)

async function newOrder(store: Store, number: string): Promise<string> {
  await write(store, (context) =>
    insertOrder(
      context,
      {
        number,
        cartId: number,
        cartVersion: 1,
        customerId: 'a',
        userId: 'u',
        site: 'se',
        status: 'ORDERED',
        placedAt: tick().toISOString(),
        reference: '',
        goodsMark: '',
        requestedDeliveryDate: '2026-05-04',
        addressName: '',
        street: 'Gatan 1',
        postalCode: '123 45',
        city: '',
        currency: 'SEK',
        sum: 0,
        freight: 0,
        vat: 0,
        total: 0,
      },
      wanted.map(line),
    ),
  )
  const { id } = await store.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return id
}

describe.each(databases)('shipments and events of carriers on $name', ({ open }) => {
  let test: TestStore
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.remove())

  it('gives every line and order the status that its goods have, after any walk', async () => {
    const { store } = test
    for (let walk = 0; walk < 25; walk += 1) {
      const random = seededRandom(`walk:${walk}`)
      const orderId = await newOrder(store, `W${walk}`)
      const shipments: Shipment[] = []
      const events = new Map<string, { parcel: string; step: CarrierStep; at: string }>()
      const parcels = [`${walk}-p1`, `${walk}-p2`, `${walk}-p3`, `${walk}-p4`] as const
      for (let step = 0; step < 20; step += 1) {
        const free = wanted.map(
          (all, at) =>
            all -
            shipments
              .filter((shipment) => !isBack(shipment, events))
              .reduce((sum, { quantities }) => sum + (quantities[at] ?? 0), 0),
        )
        const next = random.next()
        if (next < 0.25 && shipments.length < parcels.length) {
          const quantities = free.map((left) => random.between(0, left))
          if (quantities.every((each) => each === 0)) continue
          const parcel = parcels[shipments.length] ?? ''
          const warehouse = random.pick(warehouseSteps)
          // A parcel of which a return was reported would be back at once, which no warehouse writes.
          if ([...events.values()].some((event) => event.parcel === parcel && event.step === 'RETURNED'))
            continue
          await write(store, (context) =>
            addShipment(context, originOf, {
              orderId,
              number: `N${walk}-${shipments.length}`,
              carrier: 'dhl',
              warehouseStatus: warehouse,
              promisedFrom: '',
              promisedTo: '',
              lines: quantities.flatMap((quantity, at) =>
                quantity === 0 ? [] : [{ position: at + 1, quantity }],
              ),
              parcels: [{ number: parcel, goods: [] }],
            }),
          )
          shipments.push({ parcel, warehouse, quantities })
        } else if (next < 0.45 && shipments.length > 0) {
          const at = random.between(0, shipments.length - 1)
          const shipment = shipments[at]
          const row = (await readShipments(store.db, orderId)).find(
            ({ number }) => number === `N${walk}-${at}`,
          )
          if (shipment === undefined || row === undefined) continue
          shipment.warehouse = random.pick(warehouseSteps)
          await write(store, (context) => reportWarehouse(context, originOf, row, shipment.warehouse))
        } else {
          // Some events come twice, some before the parcel is known, in any order of their times.
          const eventId = `${walk}-${random.between(0, 14)}`
          const event = events.get(eventId) ?? {
            parcel: random.pick(parcels),
            step: random.happens(0.05) ? ('RETURNED' as const) : random.pick(scans),
            at: new Date(Date.UTC(2026, 4, 2, random.between(0, 23))).toISOString(),
          }
          events.set(eventId, event)
          await write(store, (context) =>
            addCarrierEvents(context, originOf, 'dhl', [
              {
                eventId,
                parcelNumber: event.parcel,
                step: event.step,
                occurredAt: event.at,
                place: '',
                note: '',
                promisedFrom: '',
                promisedTo: '',
                receivedBy: '',
                proofUrl: '',
              },
            ]),
          )
        }
        await expectModel(store, orderId, shipments, events)
      }
    }
  })

  it('does not take more goods than what remains of a line', async () => {
    const { store } = test
    const orderId = await newOrder(store, 'TOO-MUCH')
    const add = (number: string, quantity: number) =>
      write(store, (context) =>
        addShipment(context, originOf, {
          orderId,
          number,
          carrier: '',
          warehouseStatus: 'PICKED',
          promisedFrom: '',
          promisedTo: '',
          lines: [{ position: 1, quantity }],
          parcels: [],
        }),
      )
    await add('T1', 2)
    await expect(add('T2', 2)).rejects.toThrow('Line 1 has less')
    const both = await Promise.allSettled([add('T3', 1), add('T4', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('attaches an event that arrives at the same moment as its parcel', async () => {
    const { store } = test
    for (let round = 0; round < 10; round += 1) {
      const orderId = await newOrder(store, `RACE-${round}`)
      const parcel = `race-${round}`
      await Promise.all([
        write(store, (context) =>
          addShipment(context, originOf, {
            orderId,
            number: `R${round}`,
            carrier: 'dhl',
            warehouseStatus: 'PACKED',
            promisedFrom: '',
            promisedTo: '',
            lines: [{ position: 1, quantity: 3 }],
            parcels: [{ number: parcel, goods: [{ position: 1, quantity: 3 }] }],
          }),
        ),
        write(store, (context) =>
          addCarrierEvents(context, originOf, 'dhl', [
            {
              eventId: parcel,
              parcelNumber: parcel,
              step: 'DELIVERED',
              occurredAt: '2026-05-02T10:00:00.000Z',
              place: '',
              note: '',
              promisedFrom: '',
              promisedTo: '',
              receivedBy: 'Anna',
              proofUrl: '',
            },
          ]),
        ),
      ])
      expect(await readShipments(store.db, orderId)).toMatchObject([{ status: 'DELIVERED' }])
      expect(await readSentQuantities(store.db, orderId)).toEqual(new Map([[1, 3]]))
    }
  })
})

type Events = ReadonlyMap<string, { parcel: string; step: CarrierStep; at: string }>

const has = (events: Events, parcel: string, step: CarrierStep): boolean =>
  [...events.values()].some((event) => event.parcel === parcel && event.step === step)
const isBack = ({ parcel }: Shipment, events: Events): boolean => has(events, parcel, 'RETURNED')

const isGone = ({ parcel, warehouse }: Shipment, events: Events): boolean =>
  warehouse === 'HANDED_OVER' || [...events.values()].some((event) => event.parcel === parcel)

/** Compares lines and order with what the goods of the walk say, in words of its own. */
async function expectModel(
  { db }: Store,
  orderId: string,
  shipments: readonly Shipment[],
  events: Events,
): Promise<void> {
  const lines = await db
    .selectFrom('orderLines')
    .select(['position', 'status'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  const expected = wanted.map((all, at) => {
    const goods = shipments.filter((one) => (one.quantities[at] ?? 0) > 0 && !isBack(one, events))
    const count = (some: readonly Shipment[]) =>
      some.reduce((sum, { quantities }) => sum + (quantities[at] ?? 0), 0)
    const arrived = count(goods.filter(({ parcel }) => has(events, parcel, 'DELIVERED')))
    if (arrived === all) return 'DELIVERED'
    if (arrived > 0) return 'PARTLY_DELIVERED'
    if (goods.some((shipment) => isGone(shipment, events))) return 'ON_THE_WAY'
    if (goods.some(({ warehouse }) => warehouse !== 'CREATED')) return 'PICKED'
    return goods.length > 0 ? 'PROCESSING' : 'ORDERED'
  })
  expect(lines.map(({ status }) => status)).toEqual(expected)
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const best = ['ON_THE_WAY', 'PICKED', 'PROCESSING', 'ORDERED'].find((each) =>
    expected.some((one) => one === each),
  )
  expect(status).toBe(
    expected.every((each) => each === 'DELIVERED')
      ? 'DELIVERED'
      : expected.some((each) => each === 'DELIVERED' || each === 'PARTLY_DELIVERED')
        ? 'PARTLY_DELIVERED'
        : best,
  )
}
