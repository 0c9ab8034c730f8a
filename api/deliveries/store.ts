import { type Insertable, sql } from 'kysely'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { hasLeft, type ShippedGoods } from './line-quantities.ts'

export type CarrierEventRow = Insertable<Database['carrierEvents']>

/** The shipments of an order, oldest first. */
export const readShipments = (queries: Queries, orderId: string) =>
  queries
    .selectFrom('shipments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('number')
    .execute()
export type ShipmentRow = Awaited<ReturnType<typeof readShipments>>[number]

/** Goods in the shipments of an order, by position of the line. */
export async function readShippedGoods(
  queries: Queries,
  orderId: string,
): Promise<ReadonlyMap<number, ShippedGoods[]>> {
  const rows = await queries
    .selectFrom('shipmentLines')
    .innerJoin('shipments', 'shipments.id', 'shipmentLines.shipmentId')
    .select(['shipments.orderId', 'shipments.status', 'shipmentLines.position', 'shipmentLines.quantity'])
    .where('shipments.orderId', '=', orderId)
    .execute()
  return Map.groupBy(rows, ({ position }) => position)
}

/** Quantities of an order's lines in shipments of some statuses, in their stored form, by position. */
async function readQuantities(
  queries: Queries,
  orderId: string,
  isCounted: (status: ShippedGoods['status']) => boolean,
): Promise<Map<number, number>> {
  const goods = await readShippedGoods(queries, orderId)
  return new Map(
    [...goods].map(([position, shipped]) => [
      position,
      shipped.reduce((sum, { quantity, status }) => (isCounted(status) ? sum + quantity : sum), 0),
    ]),
  )
}

/** Quantities of an order's lines that have left the warehouse, in their stored form, by position. */
export const readSentQuantities = (queries: Queries, orderId: string): Promise<Map<number, number>> =>
  readQuantities(queries, orderId, hasLeft)

/** Quantities of an order's lines that have arrived, in their stored form, by position. */
export const readDeliveredQuantities = (queries: Queries, orderId: string): Promise<Map<number, number>> =>
  readQuantities(queries, orderId, (status) => status === 'DELIVERED')

/** The parcels of some shipments. */
export const readParcels = (queries: Queries, shipmentIds: readonly string[]) =>
  readInChunks(shipmentIds, (some) =>
    queries
      .selectFrom('parcels')
      .selectAll()
      .where('shipmentId', 'in', some)
      .orderBy('shipmentId')
      .orderBy('number')
      .execute(),
  )
export type ParcelRow = Awaited<ReturnType<typeof readParcels>>[number]

/** The events of some parcels of a carrier, oldest first. */
export const readCarrierEvents = (queries: Queries, carrier: string, parcelNumbers: readonly string[]) =>
  readInChunks(parcelNumbers, (some) =>
    queries
      .selectFrom('carrierEvents')
      .selectAll()
      .where('carrier', '=', carrier)
      .where('parcelNumber', 'in', some)
      .orderBy('parcelNumber')
      .orderBy('occurredAt')
      .orderBy('eventId')
      .execute(),
  )

/** The parcels of a carrier with some numbers, with the orders that they belong to. */
export const findParcels = (queries: Queries, carrier: string, parcelNumbers: readonly string[]) =>
  readInChunks(parcelNumbers, (some) =>
    queries
      .selectFrom('parcels')
      .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
      .select(['parcels.shipmentId', 'shipments.orderId'])
      .where('parcels.carrier', '=', carrier)
      .where('parcels.number', 'in', some)
      .execute(),
  )

/**
 * Locks parcel numbers of a carrier until the transaction ends, whether they are known or not: a parcel and its first
 * event may be written at the same time, and the later of the two must see the earlier. Writes of SQLite follow each
 * other anyway.
 */
export async function lockParcels(
  { trx, dialect }: WriteContext,
  carrier: string,
  parcelNumbers: readonly string[],
): Promise<void> {
  if (dialect === 'sqlite') return
  for (const number of [...new Set(parcelNumbers)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`parcel ${carrier} ${number}`}, 0))`.execute(
      trx,
    )
}

/** Writes events that are not known yet, and returns how many they were. */
export async function insertCarrierEvents(
  { trx }: WriteContext,
  events: readonly CarrierEventRow[],
): Promise<number> {
  let written = 0
  for (const event of events) {
    const { numInsertedOrUpdatedRows: count = 0n } = await trx
      .insertInto('carrierEvents')
      .values(event)
      .onConflict((conflict) => conflict.columns(['carrier', 'eventId']).doNothing())
      .executeTakeFirst()
    written += Number(count)
  }
  return written
}

/** A promised window; both empty if there is none. */
export interface PromisedWindow {
  promisedFrom: string
  promisedTo: string
}

/** Keeps a promised window with the time of its promise; an empty one is none. */
export async function addWindow(
  { trx }: WriteContext,
  shipmentId: string,
  { promisedFrom, promisedTo }: PromisedWindow,
  changedAt: string,
): Promise<void> {
  if (promisedFrom === '') return
  await trx
    .insertInto('promisedWindows')
    .values({ shipmentId, changedAt, promisedFrom, promisedTo })
    .onConflict((conflict) =>
      conflict.columns(['shipmentId', 'changedAt']).doUpdateSet({ promisedFrom, promisedTo }),
    )
    .execute()
}
