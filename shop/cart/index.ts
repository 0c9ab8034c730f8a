export { AddToCart, type AddToCartProps } from './add-to-cart.tsx'
export { CartArea } from './cart-area.tsx'
export { CartNoticeArea } from './cart-notice-area.tsx'
export { useAddToCart, useCartCount, type CartAddition } from './use-add-to-cart.ts'
export { useEmptyCart, useRemoveLine, useRestoreLine } from './use-cart-changes.ts'
export {
  cartAddress,
  changeQuantity,
  isRefusal,
  isStale,
  logFailure,
  useCart,
  useForgetCart,
} from './calls.ts'
export { useLineQuantity, type QuantityProblem } from './use-line-quantity.ts'
export { lineMessages, linePrices, quantityText } from './mini-cart-lines.ts'
export {
  idempotencyKeys,
  maxQuantity,
  miniCartAddress,
  miniCartMaxAge,
  miniCartPrices,
  mustReloadMiniCart,
  type MiniCartReload,
  type PendingGesture,
} from './rules.ts'
