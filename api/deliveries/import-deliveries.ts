import { promiseLine, replaceLine, reportLine } from './change-lines.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { OriginOf } from '../platform/services.ts'
import { correctGoodsNumber } from './correct-goods-numbers.ts'
import { addGoodsNumbers } from './goods-numbers.ts'
import type { DeliveryFile, ShipmentEntry } from './delivery-file.ts'
import { rank } from './rules.ts'
import { addShipment, type Goods, reportWarehouse } from './shipments.ts'
import { lockOrder } from '../orders/service.ts'
import { updateProgress } from './progress.ts'
import { lockParcels, type ShipmentRow } from './store.ts'
import { type Delay, delayOfLine, notifyOfDelay } from './notify-of-delay.ts'
import { utc } from './utc.ts'

type Order = Awaited<ReturnType<typeof lockOrder>>

/** What became of the entries of a file. */
export interface DeliveryReport {
  taken: number
  /** Entries that say what is known already. */
  known: number
  /** `entry` is the place in the file, such as `shipments.3`. */
  refused: { entry: string; reason: string }[]
}

/**
 * Applies what warehouse and seller tell about orders. An entry that is refused does not keep the others back, and
 * repeating a file changes nothing.
 */
export async function importDeliveries(
  context: WriteContext,
  originOf: OriginOf,
  file: DeliveryFile,
): Promise<DeliveryReport> {
  const orders = await lockOrders(context, file)
  const report: DeliveryReport = { taken: 0, known: 0, refused: [] }
  const apply = async (entry: string, work: () => Promise<boolean>): Promise<void> => {
    try {
      if (await work()) report.taken += 1
      else report.known += 1
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      report.refused.push({ entry, reason: cause.message })
    }
  }
  const lineOf = ({ orderNumber, position }: { orderNumber: string; position: number }) => ({
    order: orderOf(orders, orderNumber),
    position,
  })
  // Replaced lines before the shipments that may hold them.
  for (const [at, entry] of file.replacements.entries())
    await apply(`replacements.${at}`, async () => replaceLine(context, lineOf(entry), entry))
  for (const [at, entry] of file.lineStatuses.entries())
    await apply(`lineStatuses.${at}`, async () => {
      const of = lineOf(entry)
      const isNew = await reportLine(context, of, entry.status)
      if (isNew) await updateProgress(context, originOf, of.order.id)
      return isNew
    })
  const delays = new Map<string, Delay[]>()
  for (const [at, entry] of file.promisedDates.entries())
    await apply(`promisedDates.${at}`, async () => {
      const of = lineOf(entry)
      const promise = await promiseLine(context, of, entry)
      if (promise === null) return false
      if (promise.before !== '' && entry.date > promise.before)
        delays.set(of.order.id, [...(delays.get(of.order.id) ?? []), delayOfLine(promise, entry.date)])
      return true
    })
  for (const [orderId, late] of delays) await notifyOfDelay(context, originOf, orderId, late)
  for (const [at, entry] of file.shipments.entries())
    await apply(`shipments.${at}`, () =>
      takeShipment(context, originOf, orderOf(orders, entry.orderNumber), entry),
    )
  for (const [at, entry] of file.goodsNumbers.entries())
    await apply(`goodsNumbers.${at}`, async () => {
      const { id: shipmentId, orderId } = await shipmentOf(context, entry.number)
      return addGoodsNumbers(context, { shipmentId, order: await lockOrder(context, orderId) }, entry)
    })
  // After the numbers that are added: a file may add a number and correct it.
  for (const [at, entry] of file.goodsCorrections.entries())
    await apply(`goodsCorrections.${at}`, async () => {
      const { id: shipmentId, orderId } = await shipmentOf(context, entry.number)
      return correctGoodsNumber(context, { shipmentId, order: await lockOrder(context, orderId) }, entry)
    })
  for (const [at, entry] of file.warehouse.entries())
    await apply(`warehouse.${at}`, async () =>
      advance(context, originOf, await shipmentOf(context, entry.number), entry),
    )
  return report
}

function orderOf(orders: ReadonlyMap<string, Order>, number: string): Order {
  const order = orders.get(number)
  if (order === undefined) throw notFound(`There is no order ${number}.`, 'orderNumber')
  return order
}

/** Locks all orders of a file and its parcels, in the order in which carriers lock them. */
async function lockOrders(context: WriteContext, file: DeliveryFile): Promise<Map<string, Order>> {
  const { trx } = context
  const { shipments, warehouse, goodsNumbers, goodsCorrections, lineStatuses, promisedDates, replacements } =
    file
  const numbers = [...shipments, ...lineStatuses, ...promisedDates, ...replacements].map(
    ({ orderNumber }) => orderNumber,
  )
  const byNumber = await readInChunks([...new Set(numbers)], (some) =>
    trx.selectFrom('orders').select('id').where('number', 'in', some).execute(),
  )
  const shipmentNumbers = [...warehouse, ...goodsNumbers, ...goodsCorrections].map(({ number }) => number)
  const byShipment = await readInChunks([...new Set(shipmentNumbers)], (some) =>
    trx.selectFrom('shipments').select('orderId as id').where('number', 'in', some).execute(),
  )
  const orders = new Map<string, Order>()
  for (const id of [...new Set([...byNumber, ...byShipment].map((row) => row.id))].toSorted()) {
    const order = await lockOrder(context, id)
    orders.set(order.number, order)
  }
  for (const [carrier, some] of [...Map.groupBy(shipments, (each) => each.carrier)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    await lockParcels(
      context,
      carrier,
      some.flatMap(({ parcels }) => parcels.map(({ number }) => number)),
    )
  return orders
}

const findShipment = ({ trx }: WriteContext, number: string): Promise<ShipmentRow | undefined> =>
  trx.selectFrom('shipments').selectAll().where('number', '=', number).executeTakeFirst()

async function shipmentOf(context: WriteContext, number: string): Promise<ShipmentRow> {
  const shipment = await findShipment(context, number)
  if (shipment === undefined) throw notFound(`There is no shipment ${number}.`, 'number')
  return shipment
}

const refused = (message: string): ApiError => new ApiError(409, 'changed', message)

/** Writes a shipment, or reports how far the warehouse is with one that is known. */
async function takeShipment(
  context: WriteContext,
  originOf: OriginOf,
  order: Order,
  entry: ShipmentEntry,
): Promise<boolean> {
  const { number, carrier, status, at, promised, lines, parcels } = entry
  const known = await findShipment(context, number)
  if (known !== undefined) {
    if (!(await isSame(context, known, order, entry)))
      throw refused(`There is another shipment ${number}, or it has other goods or parcels.`)
    return advance(context, originOf, known, entry)
  }
  await checkParcels(context, entry)
  await addShipment(context, originOf, {
    orderId: order.id,
    number,
    carrier,
    warehouseStatus: status,
    ...(at === undefined ? {} : { reportedAt: utc(at) }),
    promisedFrom: promised === undefined ? '' : utc(promised.from),
    promisedTo: promised === undefined ? '' : utc(promised.to),
    lines,
    parcels: parcels.map((parcel) => ({ number: parcel.number, goods: parcel.lines })),
  })
  return true
}

/** Reports a status of the warehouse that is further than the known one; false for any other. */
async function advance(
  context: WriteContext,
  originOf: OriginOf,
  shipment: ShipmentRow,
  { status, at }: Pick<ShipmentEntry, 'status' | 'at'>,
): Promise<boolean> {
  if (rank(status) <= rank(shipment.warehouseStatus)) return false
  await reportWarehouse(context, originOf, shipment, status, at === undefined ? undefined : utc(at))
  return true
}

const goodsText = (goods: readonly Goods[]): string =>
  goods
    .map(({ position, quantity }) => `${position}:${quantity}`)
    .toSorted()
    .join(' ')

const numbersOf = (some: readonly { number: string }[]): string =>
  some
    .map(({ number }) => number)
    .toSorted()
    .join(' ')

async function isSame(
  { trx }: WriteContext,
  shipment: ShipmentRow,
  order: Order,
  { carrier, lines, parcels }: ShipmentEntry,
): Promise<boolean> {
  const known = await trx
    .selectFrom('shipmentLines')
    .select(['position', 'quantity'])
    .where('shipmentId', '=', shipment.id)
    .execute()
  const knownParcels = await trx
    .selectFrom('parcels')
    .select('number')
    .where('shipmentId', '=', shipment.id)
    .execute()
  return (
    shipment.orderId === order.id &&
    shipment.carrier === carrier &&
    goodsText(known) === goodsText(lines) &&
    numbersOf(knownParcels) === numbersOf(parcels)
  )
}

/** Refuses parcels that another shipment has, parcels named twice, and parcels with more than the shipment has. */
async function checkParcels(
  { trx }: WriteContext,
  { carrier, lines, parcels }: ShipmentEntry,
): Promise<void> {
  const numbers = parcels.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length) throw refused('A parcel is named twice.')
  const [taken] = await readInChunks(numbers, (some) =>
    trx
      .selectFrom('parcels')
      .select('number')
      .where('carrier', '=', carrier)
      .where('number', 'in', some)
      .execute(),
  )
  if (taken !== undefined) throw refused(`Parcel ${taken.number} is in another shipment.`)
  const inParcels = new Map<number, number>()
  for (const { position, quantity } of parcels.flatMap((parcel) => parcel.lines))
    inParcels.set(position, (inParcels.get(position) ?? 0) + quantity)
  for (const [position, quantity] of inParcels)
    if (quantity > (lines.find((line) => line.position === position)?.quantity ?? 0))
      throw refused(`The parcels have more of line ${position} than the shipment.`)
}
