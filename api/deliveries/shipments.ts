import { randomUUID } from 'node:crypto'
import type { WarehouseStatus } from '../contract/index.ts'
import { lockOrder, insertSearchNumbers } from '../orders/service.ts'
import { quantitiesOf } from './line-quantities.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { updateProgress } from './progress.ts'
import {
  addWindow,
  type CarrierEventRow,
  findParcels,
  insertCarrierEvents,
  lockParcels,
  type PromisedWindow,
  readShippedGoods,
  type ShipmentRow,
} from './store.ts'

/** Goods by the position of their order line, in its stored quantity. */
export interface Goods {
  position: number
  quantity: number
}

export interface NewShipment extends PromisedWindow {
  orderId: string
  /** Number of the delivery note. */
  number: string
  /** Empty for goods that the customer collects. */
  carrier: string
  warehouseStatus: WarehouseStatus
  /** When the warehouse has reached the status. @default now */
  reportedAt?: string
  lines: readonly Goods[]
  /** Numbers of the parcels, with their goods if they are known. */
  parcels: readonly { number: string; goods: readonly Goods[] }[]
}

/**
 * Writes a shipment of an order, as the warehouse reports it, with the events that carriers have sent about its parcels
 * before. Returns its id. Errors: 409 `goods` if it contains more than what remains of a line.
 */
export async function addShipment(
  context: WriteContext,
  originOf: OriginOf,
  shipment: NewShipment,
): Promise<string> {
  const { trx, now } = context
  const { orderId, number, carrier, warehouseStatus, promisedFrom, promisedTo, lines, parcels } = shipment
  const reportedAt = shipment.reportedAt ?? now.toISOString()
  const { customerId } = await lockOrder(context, orderId)
  await checkRemaining(context, orderId, lines)
  const parcelNumbers = parcels.map((parcel) => parcel.number)
  await lockParcels(context, carrier, parcelNumbers)
  const id = randomUUID()
  await trx
    .insertInto('shipments')
    .values({
      id,
      orderId,
      number,
      carrier,
      warehouseStatus,
      // What has been reached follows below, so that followers are notified.
      status: 'CREATED',
      exception: 0,
      promisedFrom,
      promisedTo,
      createdAt: now.toISOString(),
      ...warehouseTime(warehouseStatus, reportedAt),
    })
    .execute()
  await insertRows(
    trx,
    'shipmentLines',
    lines.map(({ position, quantity }) => ({ shipmentId: id, position, quantity })),
  )
  const rows = parcels.map((parcel) => ({
    id: randomUUID(),
    shipmentId: id,
    carrier,
    number: parcel.number,
    status: warehouseStatus,
    exception: 0,
  }))
  await insertRows(trx, 'parcels', rows)
  await insertRows(
    trx,
    'parcelLines',
    parcels.flatMap(({ goods }, at) =>
      goods.map(({ position, quantity }) => ({ parcelId: rows[at]?.id ?? '', position, quantity })),
    ),
  )
  await addWindow(context, id, { promisedFrom, promisedTo }, now.toISOString())
  await insertSearchNumbers(trx, customerId, orderId, [number, ...parcelNumbers])
  await updateProgress(context, originOf, orderId)
  return id
}

/** The column that keeps when a step was reached. */
const warehouseTime = (
  status: WarehouseStatus,
  at: string,
): Partial<Pick<ShipmentRow, 'pickedAt' | 'packedAt' | 'sentAt'>> => {
  if (status === 'PICKED') return { pickedAt: at }
  if (status === 'PACKED') return { packedAt: at }
  return status === 'HANDED_OVER' ? { sentAt: at } : {}
}

const wrongGoods = (message: string): ApiError => new ApiError(409, 'goods', message, { field: 'lines' })

async function checkRemaining(
  { trx }: WriteContext,
  orderId: string,
  goods: readonly Goods[],
): Promise<void> {
  const shipped = await readShippedGoods(trx, orderId)
  const lines = await trx.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).execute()
  for (const { position, quantity } of goods) {
    const line = lines.find((each) => each.position === position)
    if (line === undefined) throw wrongGoods(`The order has no line ${position}.`)
    const { inShipments } = quantitiesOf(line, shipped.get(position) ?? [])
    if (inShipments + quantity > line.quantity - line.cancelledQuantity)
      throw wrongGoods(`Line ${position} has less than what the shipment contains.`)
  }
}

/** Reports how far the warehouse is with a shipment, and since when. */
export async function reportWarehouse(
  context: WriteContext,
  originOf: OriginOf,
  { id, orderId }: Pick<ShipmentRow, 'id' | 'orderId'>,
  warehouseStatus: WarehouseStatus,
  reportedAt = context.now.toISOString(),
): Promise<void> {
  await lockOrder(context, orderId)
  await context.trx
    .updateTable('shipments')
    .set({ warehouseStatus, ...warehouseTime(warehouseStatus, reportedAt) })
    .where('id', '=', id)
    .execute()
  await updateProgress(context, originOf, orderId)
}

/**
 * Keeps events of one carrier, each once, and applies them to the parcels that are known. Those of unknown parcels wait
 * for `addShipment`. Returns how many were new.
 */
export async function addCarrierEvents(
  context: WriteContext,
  originOf: OriginOf,
  carrier: string,
  events: readonly Omit<CarrierEventRow, 'carrier' | 'receivedAt'>[],
): Promise<number> {
  const receivedAt = context.now.toISOString()
  const numbers = [...new Set(events.map(({ parcelNumber }) => parcelNumber))]
  // Orders first, as `addShipment` locks them; again for those whose shipment was written meanwhile.
  for (const orderId of await ordersOfParcels(context, carrier, numbers)) await lockOrder(context, orderId)
  await lockParcels(context, carrier, numbers)
  const orderIds = await ordersOfParcels(context, carrier, numbers)
  for (const orderId of orderIds) await lockOrder(context, orderId)
  const written = await insertCarrierEvents(
    context,
    events.map((event) => ({ ...event, carrier, receivedAt })),
  )
  if (written > 0) for (const orderId of orderIds) await updateProgress(context, originOf, orderId)
  return written
}

const ordersOfParcels = async ({ trx }: WriteContext, carrier: string, numbers: readonly string[]) =>
  [...new Set((await findParcels(trx, carrier, numbers)).map(({ orderId }) => orderId))].toSorted()
