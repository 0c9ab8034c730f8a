import type * as v from 'valibot'
import {
  setLineQuantity,
  checkLockedQuantity,
  openCart,
  removedLinesOwner,
  touchCart,
} from '../../carts/service.ts'
import { fitsLine, fromStored, quantityInvalid, snapUp } from '../../catalogue/articles/service.ts'
import type { approveRequestSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recheck, type RecheckedRequest } from './recheck.ts'
import type { ApprovalRow } from '../store.ts'

type Changes = v.InferOutput<typeof approveRequestSchema>['changes']

/**
 * Lowers quantities and removes lines of the stored cart. Returns a text of what was changed; empty for nothing.
 * Errors: 400.
 */
export async function applyChanges(
  context: WriteContext,
  row: ApprovalRow,
  { buyer, cart, lines }: RecheckedRequest,
  changes: Changes,
): Promise<string> {
  const { trx } = context
  const texts: string[] = []
  for (const [at, { lineId, quantity: wanted }] of changes.entries()) {
    const field = `changes.${at}.quantity`
    const found = cart.lines.find(({ article }) => article.lineId === lineId)
    const line = lines.find((each) => each.lineId === lineId)
    if (found === undefined || line === undefined)
      throw new ApiError(400, 'noSuchLine', 'The request has no such line.', {
        field: `changes.${at}.lineId`,
      })
    const quantity = wanted === 0 ? 0 : snapUp(wanted, found.article)
    if (quantity === line.quantity) continue
    if (quantity > line.quantity)
      throw new ApiError(400, 'quantityRaised', 'Approvers may only lower quantities.', { field })
    if (quantity === 0) {
      const { id } = await openCart(context, removedLinesOwner(row.id), buyer.site)
      await trx.updateTable('cartLines').set({ cartId: id }).where('id', '=', lineId).execute()
    }
    if (quantity > 0) {
      if (!fitsLine(quantity, found.article)) throw quantityInvalid(field)
      await checkLockedQuantity(context, buyer, found.article, quantity)
      await setLineQuantity(context, lineId, quantity)
    }
    await trx
      .updateTable('approvalLines')
      .set({ quantity })
      .where('requestId', '=', row.id)
      .where('lineId', '=', lineId)
      .execute()
    const shown = (stored: number) => fromStored(stored, line.decimalPrecision)
    texts.push(`${line.name}: ${shown(line.quantity)} → ${shown(quantity)}`)
  }
  if (texts.length === 0) return ''
  await touchCart(context, cart.cartId, { userId: row.userId }, 'changeQuantity')
  const changed = await recheck(trx, row, context.now)
  if (changed.cart.lines.length === 0)
    throw new ApiError(400, 'nothingLeft', 'Nothing would be left to order. Reject the request instead.', {
      field: 'changes',
    })
  // A lower quantity may have another price: what the approver has seen is what is ordered.
  for (const { article, unitPrice, total } of changed.cart.lines)
    await trx
      .updateTable('approvalLines')
      .set({ unitPrice, total })
      .where('requestId', '=', row.id)
      .where('lineId', '=', article.lineId)
      .where('variantId', '<>', 0)
      .execute()
  return texts.join('\n')
}
