import type { DeliveryWindow, ShipmentStatus, TrackedParcel, TrackedShipment } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { hasLeft } from './line-quantities.ts'
import { findCarrier } from './carriers.ts'
import { ownWindowOf } from './changes/rules.ts'
import { type DeliveryChangeRow, readDeliveryChanges } from './changes/store.ts'
import { viewChanges } from './changes/view.ts'
import { goodsOf, type GoodsTexts, readGoods } from './goods-view.ts'
import { isFinal } from './rules.ts'
import {
  type ParcelRow,
  type PromisedWindow,
  readCarrierEvents,
  readParcels,
  type ShipmentRow,
} from './store.ts'

/** Milliseconds without a report after which a carrier counts as silent. */
const silenceMs = 2 * 86_400_000

/** What a user of the company sees besides what everybody sees who knows number and postal code. */
export interface CompanyView extends GoodsTexts {
  /** Carriers that take requests to change a delivery. */
  carriersToAsk: ReadonlySet<string>
}

type Event = Awaited<ReturnType<typeof readCarrierEvents>>[number]

const isNews = ({ step }: Event): boolean => step !== 'INFORMATION'

const known = (status: ShipmentStatus, at: string | null) => (at === null ? [] : [{ status, at }])

/** When a shipment has reached its steps, as the warehouse and carriers have reported them. */
function reachedSteps(shipment: ShipmentRow, events: readonly Event[]): TrackedShipment['reached'] {
  const steps: ShipmentStatus[] = ['HANDED_OVER', 'ON_THE_WAY', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED']
  const first = steps.flatMap((status) => {
    const at = events.find(({ step }) => step === status)?.occurredAt
    return at === undefined ? [] : [{ status, at }]
  })
  const { carrier, warehouseStatus, createdAt, pickedAt, packedAt, sentAt } = shipment
  const isCollected = carrier === '' && shipment.deliveredAt !== null
  // A carrier may not report that it has got the goods.
  const handedOver =
    carrier !== '' &&
    warehouseStatus === 'HANDED_OVER' &&
    !first.some(({ status }) => status === 'HANDED_OVER')
      ? sentAt
      : null
  return [
    { status: 'CREATED', at: createdAt },
    ...known('PICKED', pickedAt),
    ...known('PACKED', packedAt),
    ...known('HANDED_OVER', handedOver),
    ...first,
    ...(isCollected ? [{ status: 'DELIVERED' as const, at: shipment.deliveredAt ?? '' }] : []),
  ]
}

const isUnderWay = (status: ShipmentStatus): boolean => hasLeft(status) && status !== 'DELIVERED'

/** Shipments as they can be followed. Without `company`, nothing but what concerns the parcels. */
export async function viewShipments(
  db: Queries,
  shipments: readonly ShipmentRow[],
  now: Date,
  company: CompanyView | null,
  onlyParcel: string | null = null,
): Promise<TrackedShipment[]> {
  const ids = shipments.map(({ id }) => id)
  if (ids.length === 0) return []
  const all = await readParcels(db, ids)
  const windows = await db
    .selectFrom('promisedWindows')
    .selectAll()
    .where('shipmentId', 'in', ids)
    .orderBy('changedAt')
    .execute()
  const goods = company === null ? [] : await readGoods(db, ids)
  const changes = await readDeliveryChanges(db, ids)
  const views: TrackedShipment[] = []
  for (const shipment of shipments) {
    const parcels = all.filter(
      ({ shipmentId, number }) =>
        shipmentId === shipment.id && (onlyParcel === null || number === onlyParcel),
    )
    const events = await readCarrierEvents(
      db,
      shipment.carrier,
      parcels.map(({ number }) => number),
    )
    views.push(
      viewShipment(shipment, {
        parcels: parcels.map((row) => ({ row, own: ownWindowOf(row) })),
        events,
        windows: windows.filter(({ shipmentId }) => shipmentId === shipment.id),
        changes,
        goodsOf: (of) => (company === null ? [] : goodsOf(goods, of, company)),
        company,
        now,
      }),
    )
  }
  return views
}

/** What is known of a shipment. */
interface ShipmentFacts {
  /** Those that are shown, each with the window that is promised for it alone. */
  parcels: readonly { row: ParcelRow; own: DeliveryWindow | null }[]
  /** What the carrier has reported about them, oldest first for each. */
  events: readonly Event[]
  /** The promised windows, the latest one last. */
  windows: readonly (PromisedWindow & { changedAt: string })[]
  changes: readonly DeliveryChangeRow[]
  goodsOf: (of: { shipmentId?: string; parcelId?: string }) => TrackedShipment['goods']
  company: CompanyView | null
  now: Date
}

function viewShipment(shipment: ShipmentRow, facts: ShipmentFacts): TrackedShipment {
  const { parcels, events, windows, company, now } = facts
  const { status, promisedFrom, promisedTo } = shipment
  const inOrder = events.toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1))
  const lastReport = inOrder.findLast(isNews)?.occurredAt ?? shipment.sentAt ?? shipment.createdAt
  const ends = parcels.filter(({ row }) => !isFinal(row.status)).map(({ own }) => own?.to ?? promisedTo)
  return {
    number: company === null ? '' : shipment.number,
    carrier: findCarrier(shipment.carrier)?.name ?? shipment.carrier,
    isPickup: shipment.carrier === '',
    status,
    exception: shipment.exception === 1,
    late:
      !isFinal(status) &&
      (ends.length === 0 ? [promisedTo] : ends).some((end) => end !== '' && end < now.toISOString()),
    silent: isUnderWay(status) && now.getTime() - Date.parse(lastReport) > silenceMs,
    promisedFrom,
    promisedTo,
    earlierWindows: windows.slice(0, -1).map((window) => ({
      changedAt: window.changedAt,
      promisedFrom: window.promisedFrom,
      promisedTo: window.promisedTo,
    })),
    reached: reachedSteps(shipment, inOrder),
    parcels: parcels.map(({ row, own }) => ({
      ...viewParcel(
        row,
        inOrder.filter(({ parcelNumber }) => parcelNumber === row.number),
        company !== null,
      ),
      promised: own,
      ...viewChanges(row, {
        shipment,
        own,
        events,
        changes: company === null ? [] : facts.changes,
        now,
        carriersToAsk: company?.carriersToAsk ?? null,
      }),
      goods: facts.goodsOf({ parcelId: row.id }),
    })),
    goods: facts.goodsOf({ shipmentId: shipment.id }),
  }
}

function viewParcel(
  { number, carrier, status, exception }: ParcelRow,
  events: readonly Event[],
  forCompany: boolean,
): Omit<TrackedParcel, 'goods' | 'promised' | 'choices' | 'changes'> {
  const delivery = events.findLast(({ step }) => step === 'DELIVERED')
  return {
    number,
    trackingUrl: findCarrier(carrier)?.trackingUrl(number) ?? null,
    status,
    exception: exception === 1,
    delivered:
      delivery === undefined
        ? null
        : {
            at: delivery.occurredAt,
            receivedBy: forCompany ? delivery.receivedBy : '',
            proofUrl: forCompany && delivery.proofUrl !== '' ? delivery.proofUrl : null,
          },
    // A driver's note may name people.
    events: events.map(({ step, place, note, occurredAt }) => ({
      step,
      place,
      note: forCompany ? note : '',
      occurredAt,
    })),
  }
}
