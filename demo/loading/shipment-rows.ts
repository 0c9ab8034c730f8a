import type { Insertable } from 'kysely'
import type { CarrierStep, DeliveryChoices, WarehouseStatus } from '@tradecounter/api/contract'
import { type Database, findCarrier, parcelProgress, shipmentProgress } from '@tradecounter/api/seed'
import { fullPoint } from '../carrier/carrier.ts'
import type { Random } from '../catalogue/random.ts'

type Row<T extends keyof Database> = Insertable<Database[T]>

/** The rows of one shipment, or of several. */
export interface ShipmentRows {
  shipments: Row<'shipments'>[]
  shipmentLines: Row<'shipmentLines'>[]
  goodsNumbers: Row<'goodsNumbers'>[]
  promisedWindows: Row<'promisedWindows'>[]
  parcels: Row<'parcels'>[]
  carrierEvents: Row<'carrierEvents'>[]
}

/** A shipment of the demo. Days are counted from its creation, and may have decimals. */
export interface DemoShipment {
  orderId: string
  number: string
  carrier: string
  /** ISO 8601 in UTC. */
  createdAt: string
  warehouseStatus: WarehouseStatus
  goods: readonly { position: number; quantity: number }[]
  parcelCount: number
  /** What the carrier reports of every parcel. */
  events: readonly {
    day: number
    step: CarrierStep
    place?: string
    note?: string
    receivedBy?: string
    /** The carrier has a proof of delivery, on its page about the parcel. */
    proof?: boolean
    /** The carrier lets the receiver choose another time or place. */
    allows?: boolean
  }[]
  /** The day that was promised at first, and the days to which it was moved with the day of the change. */
  promisedDay: number
  moved?: readonly { day: number; promisedDay: number }[]
}

const dayMs = 86_400_000
const after = (start: string, days: number): string =>
  new Date(new Date(start).getTime() + Math.round(days * dayMs)).toISOString()

/** The window of a delivery day: from six to fourteen o'clock in UTC. */
function windowOn(start: string, day: number): { promisedFrom: string; promisedTo: string } {
  const date = after(start, day).slice(0, 10)
  return { promisedFrom: `${date}T06:00:00.000Z`, promisedTo: `${date}T14:00:00.000Z` }
}

/** Two windows a week later and two places, one of which is full. */
function choicesAt(start: string, city: string): DeliveryChoices {
  const date = after(start, 8).slice(0, 10)
  const hours = (from: string, to: string) => ({
    from: `${date}T${from}:00:00.000Z`,
    to: `${date}T${to}:00:00.000Z`,
  })
  const point = (id: string, name: string) => ({
    id,
    name: `${name} ${city}`,
    street: '',
    postalCode: '',
    city,
  })
  return {
    until: after(start, 7),
    windows: [hours('06', '10'), hours('12', '16')],
    points: [point('centre', 'Service Point'), point(fullPoint, 'Parcel Box')],
  }
}

/** A serial shipping container code: the prefix of the company, a number, and the check digit of GS1. */
function parcelNumber(random: Random): string {
  const digits = `373${random.between(10_000_000, 99_999_999)}${random.between(100_000, 999_999)}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The first line of a shipment is of one batch, the second has serial numbers. */
function numbersOfGoods(
  shipmentId: string,
  shipment: string,
  { position, quantity }: { position: number; quantity: number },
): Row<'goodsNumbers'>[] {
  if (position === 1) return [{ shipmentId, position, kind: 'batch', number: `L-${shipment}` }]
  if (position !== 2) return []
  return Array.from({ length: Math.min(quantity, 4) }, (_, at) => ({
    shipmentId,
    position,
    kind: 'serial' as const,
    number: `SN-${shipment}${at + 1}`,
  }))
}

/** When goods were picked and packed: about an hour and two hours after the shipment was made. */
function warehouseTimes(createdAt: string, status: WarehouseStatus) {
  const [pickedAt, packedAt] = [after(createdAt, 0.04), after(createdAt, 0.08)]
  if (status === 'CREATED') return { pickedAt: null, packedAt: null }
  return { pickedAt, packedAt: status === 'PICKED' ? null : packedAt }
}

/** The rows of a shipment, with the statuses that follow from its events. */
export function shipmentRows(shipment: DemoShipment, random: Random): ShipmentRows {
  const { orderId, number, carrier, createdAt, warehouseStatus, goods, parcelCount, events } = shipment
  const id = `demo-${number}`
  const numbers = Array.from({ length: parcelCount }, () => parcelNumber(random))
  const carrierEvents = numbers.flatMap((parcel) =>
    events.map(
      (
        { day, step, place = '', note = '', receivedBy = '', proof = false, allows = false },
        at,
      ): Row<'carrierEvents'> => {
        const occurredAt = after(createdAt, day)
        return {
          carrier,
          eventId: `${parcel}-${at}`,
          parcelNumber: parcel,
          step,
          place,
          note,
          occurredAt,
          receivedAt: occurredAt,
          promisedFrom: '',
          promisedTo: '',
          receivedBy,
          proofUrl: proof ? (findCarrier(carrier)?.trackingUrl(parcel) ?? '') : '',
          allows: allows ? JSON.stringify(choicesAt(createdAt, place)) : '',
        }
      },
    ),
  )
  const windows = [{ day: 0, promisedDay: shipment.promisedDay }, ...(shipment.moved ?? [])].map(
    ({ day, promisedDay }) => ({
      shipmentId: id,
      changedAt: after(createdAt, day),
      ...windowOn(createdAt, promisedDay),
    }),
  )
  const { promisedFrom = '', promisedTo = '' } = windows.at(-1) ?? {}
  const parcels = numbers.map((parcel, at): Row<'parcels'> => {
    const own = carrierEvents.filter((event) => event.parcelNumber === parcel)
    const { status, exception } = parcelProgress(own, warehouseStatus)
    return {
      id: `${id}-${at}`,
      shipmentId: id,
      carrier,
      number: parcel,
      status,
      exception: Number(exception),
    }
  })
  const { status, exception } = shipmentProgress(
    { carrier, warehouseStatus },
    parcels.map((parcel) => ({ status: parcel.status, exception: parcel.exception === 1 })),
  )
  const [first] = carrierEvents
  return {
    shipments: [
      {
        id,
        orderId,
        number,
        carrier,
        warehouseStatus,
        status,
        exception: Number(exception),
        promisedFrom,
        promisedTo,
        createdAt,
        ...warehouseTimes(createdAt, warehouseStatus),
        sentAt: first === undefined || status === 'RETURNED' ? null : first.occurredAt,
        deliveredAt: status === 'DELIVERED' ? (carrierEvents.at(-1)?.occurredAt ?? null) : null,
      },
    ],
    shipmentLines: goods.map((each) => ({ shipmentId: id, ...each })),
    goodsNumbers: goods.flatMap((each) => numbersOfGoods(id, number, each)),
    promisedWindows: windows,
    parcels,
    carrierEvents,
  }
}
