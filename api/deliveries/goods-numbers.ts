import type { GoodsNumbers } from '../contract/index.ts'
import { insertSearchNumbers } from '../orders/service.ts'
import { forEachChunk, rowsPerStatement } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { GoodsNumbersEntry } from './delivery-file.ts'

/** Numbers of a kind that an answer or a delivery note shows of a line. */
const mostShown = 100

/** The refusal of numbers that do not fit the goods. */
export const refused = (message: string): ApiError =>
  new ApiError(409, 'goods', message, { field: 'serials' })

/**
 * Adds serial and batch numbers to goods of a shipment, and lets its order be found by them. Returns whether any was
 * new. Errors: 409 for a line that the shipment does not have, and for more serial numbers than pieces.
 */
export async function addGoodsNumbers(
  { trx }: WriteContext,
  { shipmentId, order }: { shipmentId: string; order: { id: string; customerId: string } },
  { position, serials, batches }: Pick<GoodsNumbersEntry, 'position' | 'serials' | 'batches'>,
): Promise<boolean> {
  const goods = await trx
    .selectFrom('shipmentLines')
    .select('quantity')
    .where('shipmentId', '=', shipmentId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (goods === undefined) throw refused(`The shipment has no goods of line ${position}.`)
  const known = await trx
    .selectFrom('goodsNumbers')
    .select(['kind', 'number'])
    .where('shipmentId', '=', shipmentId)
    .where('position', '=', position)
    .execute()
  const newOf = (kind: 'serial' | 'batch', numbers: readonly string[]) =>
    [...new Set(numbers)]
      .filter((number) => !known.some((each) => each.kind === kind && each.number === number))
      .map((number) => ({ shipmentId, position, kind, number }))
  const rows = [...newOf('serial', serials), ...newOf('batch', batches)]
  const serialCount = [...known, ...rows].filter(({ kind }) => kind === 'serial').length
  if (serialCount > goods.quantity)
    throw refused(`Line ${position} has more serial numbers than the shipment has goods.`)
  await forEachChunk(rows, rowsPerStatement(4), (some) =>
    trx.insertInto('goodsNumbers').values(some).execute(),
  )
  await insertSearchNumbers(
    trx,
    order.customerId,
    order.id,
    rows.map(({ number }) => number),
  )
  return rows.length > 0
}

/** Numbers of goods by the position of their line: those of a shipment, or of all shipments of an order. */
export async function readGoodsNumbers(
  queries: Queries,
  of: { shipmentId: string } | { orderId: string },
  positions: readonly number[],
): Promise<(position: number) => GoodsNumbers> {
  const [first = 0, last = 0] = [Math.min(...positions), Math.max(...positions)]
  const rows =
    positions.length === 0
      ? []
      : await queries
          .selectFrom('goodsNumbers')
          .innerJoin('shipments', 'shipments.id', 'goodsNumbers.shipmentId')
          .select(['goodsNumbers.position', 'goodsNumbers.kind', 'goodsNumbers.number'])
          .where((eb) =>
            'orderId' in of
              ? eb.and([eb('shipments.orderId', '=', of.orderId), eb('shipments.status', '<>', 'RETURNED')])
              : eb('shipments.id', '=', of.shipmentId),
          )
          .where('goodsNumbers.position', '>=', first)
          .where('goodsNumbers.position', '<=', last)
          .orderBy('goodsNumbers.number')
          .execute()
  const byPosition = Map.groupBy(rows, ({ position }) => position)
  return (position) => {
    const own = byPosition.get(position) ?? []
    const numbersOf = (kind: string) => [
      ...new Set(own.filter((each) => each.kind === kind).map(({ number }) => number)),
    ]
    const [serials, batches] = [numbersOf('serial'), numbersOf('batch')]
    return {
      serials: serials.slice(0, mostShown),
      batches: batches.slice(0, mostShown),
      moreNumbers: Math.max(0, serials.length - mostShown) + Math.max(0, batches.length - mostShown),
    }
  }
}
