import { fromStored } from '../catalogue/articles/service.ts'
import type { ShipmentStatus, TrackedParcel, TrackedShipment } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { hasLeft } from './line-quantities.ts'
import { findCarrier } from './carriers.ts'
import { type ParcelRow, readCarrierEvents, readParcels, type ShipmentRow } from './store.ts'

/** Milliseconds without a report after which a carrier counts as silent. */
const silenceMs = 2 * 86_400_000

/** The order line that goods are of. */
export interface GoodsLine {
  position: number
  name: string
  variantCode: string
  decimalPrecision: number
  unit: string
}

/** What a user of the company sees besides what everybody sees who knows number and postal code. */
export interface CompanyView {
  lines: readonly GoodsLine[]
  unitText: (line: GoodsLine) => string
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
  const parcels = await readParcels(db, ids)
  if (ids.length === 0) return []
  const windows = await db
    .selectFrom('promisedWindows')
    .selectAll()
    .where('shipmentId', 'in', ids)
    .orderBy('changedAt')
    .execute()
  const goods = company === null ? [] : await readGoods(db, ids)
  const views: TrackedShipment[] = []
  for (const shipment of shipments) {
    const own = parcels.filter(
      ({ shipmentId, number }) =>
        shipmentId === shipment.id && (onlyParcel === null || number === onlyParcel),
    )
    const events = await readCarrierEvents(
      db,
      shipment.carrier,
      own.map(({ number }) => number),
    )
    const inOrder = events.toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1))
    const lastReport = inOrder.findLast(isNews)?.occurredAt ?? shipment.sentAt ?? shipment.createdAt
    const { status, promisedTo } = shipment
    const isOpen = status !== 'DELIVERED' && status !== 'RETURNED'
    const viewGoods = (of: { shipmentId?: string; parcelId?: string }) =>
      company === null ? [] : goodsOf(goods, of, company)
    views.push({
      number: company === null ? '' : shipment.number,
      carrier: findCarrier(shipment.carrier)?.name ?? shipment.carrier,
      isPickup: shipment.carrier === '',
      status,
      exception: shipment.exception === 1,
      late: isOpen && promisedTo !== '' && promisedTo < now.toISOString(),
      silent: isUnderWay(status) && now.getTime() - Date.parse(lastReport) > silenceMs,
      promisedFrom: shipment.promisedFrom,
      promisedTo,
      earlierWindows: windows
        .filter(({ shipmentId }) => shipmentId === shipment.id)
        .slice(0, -1)
        .map(({ changedAt, promisedFrom: from, promisedTo: to }) => ({
          changedAt,
          promisedFrom: from,
          promisedTo: to,
        })),
      reached: reachedSteps(shipment, inOrder),
      parcels: own.map((parcel) => ({
        ...viewParcel(
          parcel,
          inOrder.filter(({ parcelNumber }) => parcelNumber === parcel.number),
          company !== null,
        ),
        goods: viewGoods({ parcelId: parcel.id }),
      })),
      goods: viewGoods({ shipmentId: shipment.id }),
    })
  }
  return views
}

function viewParcel(
  { number, carrier, status, exception }: ParcelRow,
  events: readonly Event[],
  forCompany: boolean,
): Omit<TrackedParcel, 'goods'> {
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

interface GoodsRow {
  owner: string
  position: number
  quantity: number
}

async function readGoods(db: Queries, shipmentIds: readonly string[]): Promise<GoodsRow[]> {
  const ofShipments = await db
    .selectFrom('shipmentLines')
    .select(['shipmentId as owner', 'position', 'quantity'])
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('position')
    .execute()
  const ofParcels = await db
    .selectFrom('parcelLines')
    .innerJoin('parcels', 'parcels.id', 'parcelLines.parcelId')
    .select(['parcelLines.parcelId as owner', 'parcelLines.position', 'parcelLines.quantity'])
    .where('parcels.shipmentId', 'in', shipmentIds)
    .orderBy('parcelLines.position')
    .execute()
  return [...ofShipments, ...ofParcels]
}

const goodsOf = (
  goods: readonly GoodsRow[],
  { shipmentId, parcelId }: { shipmentId?: string; parcelId?: string },
  { lines, unitText }: CompanyView,
): TrackedShipment['goods'] =>
  goods
    .filter(({ owner }) => owner === (shipmentId ?? parcelId))
    .flatMap(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position)
      return line === undefined
        ? []
        : [
            {
              position,
              name: line.name,
              variantNbr: line.variantCode,
              quantity: fromStored(quantity, line.decimalPrecision),
              displayUnitCode: unitText(line),
            },
          ]
    })
