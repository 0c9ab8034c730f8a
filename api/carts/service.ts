import { type Cart, type MiniCart } from '../contract/index.ts'
import type { Caller, Services } from '../platform/services.ts'
import { linesPerAnswer, readCart } from './read-cart.ts'
import { showCart, showMiniCart } from './view.ts'

/** Carts: what buyers do with theirs, and what orders, approvals, lists and offers need of them. */
export { addLines, type CartGrowth, type LineToAdd } from './add-lines.ts'
export { addFreeText, addToCart, replayAddToCart } from './add-to-cart.ts'
export { changeLineMarks, changeQuantity, emptyCart, removeItem, replaceItem } from './change-lines.ts'
export { totalsOf, totalsWithFreight, usualVat, vatOn } from './charges.ts'
export { freeTextPacking, isFreeText, noVariant } from './free-text.ts'
export {
  countCartLines,
  countOwnerLines,
  readCartLines,
  readLineQuantities,
  removeLines,
  setLineQuantity,
  upsertLines,
} from './lines-store.ts'
export {
  checkLockedQuantity,
  lockForOrder,
  readLockedPrices,
  recordOrderedLocks,
} from './price-lock-sources.ts'
export { lockedLineKey, type LockedPrice, type PriceLockSource, type TakenLine } from './price-locks.ts'
export {
  cartStamp,
  linesPerAnswer,
  lineTextsFor,
  type LineTexts,
  type PricedCart,
  type PricedLine,
  readCart,
} from './read-cart.ts'
export { checkLineCount, lineKey, staleCart } from './rules.ts'
export {
  approvalCartOwner,
  cartOwner,
  findCart,
  lockCart,
  openCart,
  removedLinesOwner,
  touchCart,
} from './store.ts'
export { awaitedLines, lineAwaitedDay, pickupTotals, showCart } from './view.ts'

/** The caller's cart with prices of the day, and a window of its lines. */
export async function getCart({ store, clock }: Services, caller: Caller, from: number): Promise<Cart> {
  return showCart(store.db, await readCart(store.db, caller, clock()), caller, from)
}

/** The mini cart (spec §3). Without prices it reads only the lines that it shows. */
export async function getMiniCart(
  { store, clock }: Services,
  caller: Caller,
  showPrices: boolean,
): Promise<MiniCart> {
  const part = showPrices ? {} : { part: { from: 0, count: linesPerAnswer } }
  return showMiniCart(store.db, await readCart(store.db, caller, clock(), part), caller, showPrices)
}
