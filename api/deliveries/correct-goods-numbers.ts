import { recordAudit } from '../audit/service.ts'
import { removeSearchNumber, searchNumbersOf } from '../orders/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { GoodsCorrection } from './delivery-file.ts'
import { addGoodsNumbers, refused } from './goods-numbers.ts'

interface CorrectedShipment {
  shipmentId: string
  order: { id: string; number: string; customerId: string }
}

/** Every text by whose beginning the order is found. */
async function searchedTexts(queries: Queries, orderId: string): Promise<string[]> {
  const order = await queries
    .selectFrom('orders')
    .select(['number', 'reference', 'goodsMark', 'project', 'costCentre'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await queries
    .selectFrom('orderLines')
    .select(['variantCode', 'name', 'goodsMark'])
    .where('orderId', '=', orderId)
    .execute()
  const shipments = queries.selectFrom('shipments').where('orderId', '=', orderId)
  const ids = shipments.select('id')
  const others = [
    ...(await shipments.select('number').execute()),
    ...(await queries.selectFrom('parcels').select('number').where('shipmentId', 'in', ids).execute()),
    ...(await queries.selectFrom('goodsNumbers').select('number').where('shipmentId', 'in', ids).execute()),
  ]
  return [...searchNumbersOf(order, lines), ...others.map(({ number }) => number)]
}

/**
 * Replaces a serial or batch number of shipped goods, or removes it (`after` empty). The audit of the customer has it,
 * and the order is not found by the wrong number any more. Returns false if this is done already. Errors: 409 for a
 * number that the goods do not have.
 */
export async function correctGoodsNumber(
  context: WriteContext,
  { shipmentId, order }: CorrectedShipment,
  { position, kind, before, after }: GoodsCorrection,
): Promise<boolean> {
  const { trx } = context
  const known = await trx
    .selectFrom('goodsNumbers')
    .select('number')
    .where('shipmentId', '=', shipmentId)
    .where('position', '=', position)
    .where('kind', '=', kind)
    .where('number', 'in', [before, after])
    .execute()
  const has = (number: string): boolean => known.some((each) => each.number === number)
  if (!has(before)) {
    if (after === '' || has(after)) return false
    throw refused(`Line ${position} has no number ${before}.`)
  }
  await trx
    .deleteFrom('goodsNumbers')
    .where('shipmentId', '=', shipmentId)
    .where('position', '=', position)
    .where('kind', '=', kind)
    .where('number', '=', before)
    .execute()
  const added = after === '' ? [] : [after]
  await addGoodsNumbers(
    context,
    { shipmentId, order },
    { position, serials: kind === 'serial' ? added : [], batches: kind === 'batch' ? added : [] },
  )
  await removeSearchNumber(trx, order.id, before, await searchedTexts(trx, order.id))
  const line = await trx
    .selectFrom('orderLines')
    .select(['variantCode', 'name'])
    .where('orderId', '=', order.id)
    .where('position', '=', position)
    .executeTakeFirst()
  const named = (number: string): string => `${line?.variantCode || (line?.name ?? position)}: ${number}`
  await recordAudit(
    context,
    { customerId: order.customerId, userId: '' },
    {
      action: 'order.change',
      subject: { id: order.id, name: order.number },
      before: { lines: [named(before)] },
      after: { lines: added.map(named) },
    },
  )
  return true
}
