import type { TrackAnswer, TrackQuery } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { readShipments, type ShipmentRow } from './store.ts'
import { viewShipments } from './view.ts'

const plain = (text: string): string => text.replaceAll(/[\s-]/gu, '').toUpperCase()

/** What a number stands for, with the postal code that goes with it. */
interface Tracked {
  postalCode: string
  shipments: readonly ShipmentRow[]
  onlyParcel: string | null
}

async function findOrderShipments(db: Queries, number: string): Promise<Tracked | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'postalCode'])
    .where('number', '=', number)
    .executeTakeFirst()
  return order === undefined
    ? null
    : { postalCode: order.postalCode, shipments: await readShipments(db, order.id), onlyParcel: null }
}

/** The parcel with a number. Two carriers may use the same number: the postal code decides. */
async function findParcelShipments(db: Queries, number: string): Promise<Tracked[]> {
  const rows = await db
    .selectFrom('parcels')
    .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .selectAll('shipments')
    .select(['orders.postalCode', 'parcels.number as parcelNumber'])
    // Letters of a number are capitals on labels.
    .where('parcels.number', 'in', [...new Set([number, number.toUpperCase()])])
    .limit(10)
    .execute()
  return rows.map(({ postalCode, parcelNumber, ...shipment }) => ({
    postalCode,
    shipments: [shipment],
    onlyParcel: parcelNumber,
  }))
}

/**
 * Parcels by number and postal code, without sign-in. An unknown number and another postal code have the same answer,
 * and both have read the same tables.
 */
export async function trackParcels(
  db: Queries,
  { number, postalCode }: TrackQuery,
  now: Date,
): Promise<TrackAnswer> {
  const asked = number.replaceAll(/\s/gu, '')
  const found = [await findOrderShipments(db, asked), ...(await findParcelShipments(db, asked))]
  const right = found.find((each) => each !== null && plain(each.postalCode) === plain(postalCode))
  if (right === undefined || right === null) return { found: false, shipments: [] }
  return { found: true, shipments: await viewShipments(db, right.shipments, now, null, right.onlyParcel) }
}
