export { AddToCart, type AddToCartProps } from './add-to-cart.tsx'
export { CartArea } from './cart-area.tsx'
export { CartNoticeArea } from './cart-notice-area.tsx'
export { configuringAtom, type CartAddition } from './state.ts'
export { choicesOf, useConfiguration } from './configuration-calls.ts'
export { useAddToCart, useCartCount } from './use-add-to-cart.ts'
export { useEmptyCart, useRemoveLine, useRestoreLine } from './use-cart-changes.ts'
export { cartAddress, isRefusal, logFailure, useForgetCart } from './calls.ts'
export { isStale, useCart } from './line-calls.ts'
export { useLineMarks, type MarksProblem } from './use-line-marks.ts'
export { useReplaceLine, useSaveList } from './use-cart-gestures.ts'
export { cartText } from './cart-text.ts'
export { useLineQuantity, type QuantityProblem } from './use-line-quantity.ts'
export { lineMessages, linePrices, quantityText } from './mini-cart-lines.ts'
export {
  miniCartAddress,
  miniCartMaxAge,
  miniCartPrices,
  mustReloadMiniCart,
  type MiniCartReload,
} from './mini-cart-rules.ts'
export { idempotencyKeys, longestGarmentText, maxQuantity, type PendingGesture } from './rules.ts'
