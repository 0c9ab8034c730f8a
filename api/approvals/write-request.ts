import { type SessionCaller, findUser } from '../accounts/service.ts'
import { isFreeText, type PricedCart, lineAwaitedDay } from '../carts/service.ts'
import { type ApprovalReason, sites } from '../contract/index.ts'
import type { NewOrderLine, OrderRequest } from '../orders/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { foldText } from '../platform/lists/list-filter.ts'
import { goodsOf } from './need.ts'
import { addEvent, type ApprovalRow, insertApproval, nextApprovalNumber } from './store.ts'

/** A cart that is sent for approval. */
export interface SentCart {
  id: string
  /** The cart that keeps the lines until they are ordered or given back. */
  cartId: string
  reading: PricedCart
  /** The lines as they would be ordered. */
  lines: readonly NewOrderLine[]
  order: OrderRequest
  reasons: readonly ApprovalReason[]
  /** Ids of those who are asked, step by step. */
  steps: readonly (readonly string[])[]
  deadlineAt: Date
  comment: string
}

/** Writes a request for approval with its lines at the prices of now. */
export async function writeRequest(
  context: WriteContext,
  { customerId, userId, site, siteName, language }: SessionCaller,
  { id, cartId, reading, lines, order, reasons, steps, deadlineAt, comment }: SentCart,
): Promise<ApprovalRow> {
  const { trx, now } = context
  const number = await nextApprovalNumber(context, customerId)
  const buyer = (await findUser(trx, userId))?.name ?? ''
  const { reference, project, goodsMark } = order
  const articles = lines.flatMap(({ variantCode, name }) => [variantCode, name])
  const request: ApprovalRow = {
    id,
    number,
    customerId,
    userId,
    site: siteName,
    language,
    cartId,
    state: 'waiting',
    version: 1,
    step: 1,
    sum: goodsOf(reading),
    currency: sites[site].currency,
    lineCount: lines.length,
    reasons: JSON.stringify(reasons),
    orderRequest: JSON.stringify(order),
    reference,
    project,
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    orderNumber: '',
    failures: '[]',
    restored: 0,
    searchText: foldText([number, buyer, reference, project, goodsMark, ...articles].join(' ')),
  }
  const sentLines = reading.lines.map((line, at) => {
    const { variantCode = '', name = '', nameLanguage = '' } = lines[at] ?? {}
    const { article } = line
    const { unitPrice, total } = isFreeText(article) ? { unitPrice: null, total: null } : line
    const { lineId, variantId, quantity, decimalPrecision, unit, pricePer } = article
    return {
      requestId: id,
      position: at + 1,
      lineId,
      variantId,
      variantCode,
      name,
      nameLanguage,
      quantitySent: quantity,
      unitPriceSent: unitPrice,
      totalSent: total,
      quantity,
      unitPrice,
      total,
      decimalPrecision,
      unit,
      pricePer,
      awaitedDay: lineAwaitedDay(line, reading),
    }
  })
  await insertApproval(context, { request, lines: sentLines, steps })
  await addEvent(context, id, { userId, kind: 'sent', text: comment })
  return request
}
