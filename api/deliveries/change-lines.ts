import { languageOfSite } from '../accounts/service.ts'
import { findArticlesByCode, articleTextsFor } from '../catalogue/articles/service.ts'
import { type DeliveryStatus, type OrderLineChangeKind, readSiteKey } from '../contract/index.ts'
import { readShippedGoods } from './store.ts'
import { foldText } from '../platform/lists/list-filter.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { quantitiesOf } from './line-quantities.ts'
import { type OrderLineRow, insertLineChange, insertSearchNumbers, sizesOf } from '../orders/service.ts'

/** An order that is locked, and the position of one of its lines. */
interface LineOfOrder {
  order: { id: string; customerId: string; site: string }
  position: number
}

async function findLine({ trx }: WriteContext, { order, position }: LineOfOrder): Promise<OrderLineRow> {
  const line = await trx
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('position', '=', position)
    .executeTakeFirst()
  if (line === undefined) throw notFound(`The order has no line ${position}.`, 'position')
  return line
}

const refused = (message: string): ApiError => new ApiError(409, 'changed', message, { field: 'position' })

/** Writes a change of a line with its entry in the history of the order. */
async function changeLine(
  context: WriteContext,
  { order, position }: LineOfOrder,
  values: Partial<
    Pick<OrderLineRow, 'promisedDate' | 'replacedCode' | 'variantId' | 'variantCode' | 'name'>
  > &
    Partial<Pick<OrderLineRow, 'nameLanguage'>>,
  change: { kind: OrderLineChangeKind; before: string; after: string; reason: string },
): Promise<void> {
  const { trx } = context
  await trx
    .updateTable('orderLines')
    .set(values)
    .where('orderId', '=', order.id)
    .where('position', '=', position)
    .execute()
  await insertLineChange(context, {
    orderId: order.id,
    position,
    userId: '',
    userName: '',
    ...change,
  })
  await trx
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
}

/**
 * Promises the rest of a line for a day; '' takes the promise back. Returns what was promised before and the name of
 * the line; null if the line has that promise already. Errors: 404, 409 if nothing is still to come.
 */
export async function promiseLine(
  context: WriteContext,
  of: LineOfOrder,
  { date, reason }: { date: string; reason: string },
): Promise<{ name: string; before: string } | null> {
  const line = await findLine(context, of)
  if (line.promisedDate === date) return null
  const goods = await readShippedGoods(context.trx, of.order.id)
  if (quantitiesOf(line, goods.get(of.position) ?? []).remaining === 0)
    throw refused(`Nothing of line ${of.position} is still to come.`)
  await changeLine(
    context,
    of,
    { promisedDate: date },
    { kind: 'promisedDate', before: line.promisedDate, after: date, reason },
  )
  return { name: line.name, before: line.promisedDate }
}

/**
 * Delivers another article in place of the ordered one, at the price of the order. Returns false if the line has that
 * article already. Errors: 404, 409 if the line is cancelled, partly in shipments, or the article is sold in another
 * unit.
 */
export async function replaceLine(
  context: WriteContext,
  of: LineOfOrder,
  { articleNumber, reason }: { articleNumber: string; reason: string },
): Promise<boolean> {
  const { trx } = context
  const { order, position } = of
  const line = await findLine(context, of)
  if (line.variantCode === articleNumber) return false
  const [article] = await findArticlesByCode(trx, null, [articleNumber])
  if (article === undefined) throw notFound(`There is no article ${articleNumber}.`, 'articleNumber')
  if (article.unit !== line.unit || article.decimalPrecision !== line.decimalPrecision)
    throw refused(`Article ${articleNumber} is sold in another unit than line ${position}.`)
  if (line.variantId === 0) throw refused(`Line ${position} is free text.`)
  if (line.cancelledQuantity >= line.quantity) throw refused(`Line ${position} is cancelled.`)
  const goods = await readShippedGoods(trx, order.id)
  if (quantitiesOf(line, goods.get(position) ?? []).inShipments > 0)
    throw refused(`Something of line ${position} is in a shipment.`)
  const language = languageOfSite(readSiteKey(order.site))
  const texts = await articleTextsFor(trx, { language }, [article])
  const ordered = line.replacedCode || line.variantCode
  await changeLine(
    context,
    of,
    {
      variantId: article.variantId,
      variantCode: article.code,
      name: texts.name(article),
      nameLanguage: texts.nameLanguage(article).lang ?? language,
      replacedCode: ordered === article.code ? '' : ordered,
    },
    { kind: 'replaced', before: line.variantCode, after: article.code, reason },
  )
  const name = texts.name(article)
  await insertSearchNumbers(trx, order.customerId, order.id, [article.code, ...sizesOf(name)])
  const added = foldText(`${article.code} ${name}`)
  await trx
    .updateTable('orders')
    .set((eb) => ({ searchText: eb('searchText', '||', ` ${added}`) }))
    .where('id', '=', order.id)
    .execute()
  return true
}

/**
 * Keeps what the seller knows of goods that are in no shipment. Returns false if that is known already. Errors: 404.
 */
export async function reportLine(
  context: WriteContext,
  of: LineOfOrder,
  status: DeliveryStatus,
): Promise<boolean> {
  const line = await findLine(context, of)
  if (line.reportedStatus === status) return false
  await context.trx
    .updateTable('orderLines')
    .set({ reportedStatus: status })
    .where('orderId', '=', of.order.id)
    .where('position', '=', of.position)
    .execute()
  return true
}
