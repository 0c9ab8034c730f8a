import { eventsOf } from '../../../api/deliveries/carrier-events.ts'
import { addCarrierEvents, addShipment } from '../../../api/deliveries/service.ts'
import type { CarrierEventsRequest } from '../../../api/contract/index.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import type { Store } from '../../../api/platform/database/index.ts'
import { originOf } from '../fixtures/origin.ts'
import type { makeClock } from '../fixtures/shop.ts'
import { writeTestOrders } from '../my-pages/orders-of.ts'

/** The parcel of order 3001, and another one that can be in its shipment. */
export const parcel = '373500530000000014'
export const otherParcel = '373500530000000021'
export const morning = { from: '2026-11-23T06:00:00.000Z', to: '2026-11-23T10:00:00.000Z' }
export const evening = { from: '2026-11-23T16:00:00.000Z', to: '2026-11-23T20:00:00.000Z' }
export const kiosk = {
  id: 'SE-77',
  name: 'Kiosken Solna',
  street: 'Råsundavägen 1',
  postalCode: '169 67',
  city: 'Solna',
}
export const allows = { until: '2026-11-22T11:00:00.000Z', windows: [morning, evening], points: [kiosk] }

type Clock = ReturnType<typeof makeClock>

/** Writes order 3001 of customer a with parcels of postnord, promised for 21 November. */
export async function writeChangeableOrder(
  store: Store,
  clock: Clock,
  parcels: readonly string[] = [parcel],
): Promise<void> {
  await writeTestOrders(store, [{ number: '3001' }])
  await inTransaction({ store, clock: clock.now }, (context) =>
    addShipment(context, originOf, {
      orderId: 'id-3001',
      number: 'N-1',
      carrier: 'postnord',
      warehouseStatus: 'HANDED_OVER',
      promisedFrom: '2026-11-21T06:00:00.000Z',
      promisedTo: '2026-11-21T14:00:00.000Z',
      lines: [],
      parcels: parcels.map((number) => ({ number, goods: [] })),
    }),
  )
}

/** What the carrier says about the parcel of order 3001, as `delivery` of an event. */
export type Word = NonNullable<CarrierEventsRequest['epcisBody']['eventList'][number]['delivery']>

/** Reports an event about a parcel of order 3001. */
export async function reportWord(
  store: Store,
  clock: Clock,
  delivery: Partial<Word>,
  {
    at = clock.now().toISOString(),
    bizStep = 'other',
    number = parcel,
  }: { at?: string; bizStep?: 'other' | 'receiving'; number?: string } = {},
): Promise<void> {
  const event = {
    type: 'ObjectEvent' as const,
    eventID: `${at} ${number} ${JSON.stringify(delivery)}`.slice(0, 110),
    eventTime: at,
    epcList: [`https://id.gs1.org/00/${number}`],
    bizStep,
    delivery: { place: '', note: '', receivedBy: '', proofUrl: '', ...delivery },
  }
  const events = eventsOf(
    { type: 'EPCISDocument', schemaVersion: '2.0', epcisBody: { eventList: [event] } },
    'postnord',
    clock.now(),
  )
  await inTransaction({ store, clock: clock.now }, (context) =>
    addCarrierEvents(context, originOf, 'postnord', events),
  )
}
