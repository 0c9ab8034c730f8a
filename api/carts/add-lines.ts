import type { SessionCaller } from '../accounts/service.ts'
import { fitsLine, quantityInvalid, type Packing } from '../catalogue/articles/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { countCartLines, upsertLines, type NewCartLine } from './lines-store.ts'
import { checkLineCount } from './rules.ts'
import { cartOwner, openCart, touchCart, type CartAction } from './store.ts'

/** A line that is added with others. `field` is the path of its quantity in the request. */
export interface LineToAdd {
  line: NewCartLine
  packing: Packing
  field: string
}

/** The cart after lines were added. `newLines` are those that it did not have before. */
export interface CartGrowth {
  newLines: number
  cartCount: number
}

/**
 * Adds many lines to the caller's cart, all or none. `lines` must have each variant and configuration once. Errors: 400
 * for a quantity that no line can have, with the line's field, and for a full cart, with `field`.
 */
export async function addLines(
  context: WriteContext,
  caller: SessionCaller,
  lines: readonly LineToAdd[],
  { action, field }: { action: CartAction; field: string },
): Promise<CartGrowth> {
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const before = await countCartLines(context.trx, cart.id)
  const quantities = await upsertLines(
    context,
    cart.id,
    lines.map(({ line }) => line),
  )
  for (const [index, { packing, field: lineField }] of lines.entries()) {
    if (!fitsLine(quantities[index] ?? 0, packing)) throw quantityInvalid(lineField)
  }
  await touchCart(context, cart.id, caller, action)
  const cartCount = await countCartLines(context.trx, cart.id)
  checkLineCount(caller, { before, after: cartCount }, field)
  return { newLines: cartCount - before, cartCount }
}
