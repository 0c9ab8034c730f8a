export { AddToCart, type AddToCartProps } from './add-to-cart.tsx'
export { CartArea } from './cart-area.tsx'
export { CartNoticeArea } from './cart-notice-area.tsx'
export { configuringAtom, type CartAddition } from './state.ts'
export { ChoicesForm, type ChoicesFormProps } from './choices-form.tsx'
export { useConfiguration } from './configuration-calls.ts'
export { useChoices } from './use-choices.ts'
export { chosenDetails } from './option-prices.ts'
export { useAddToCart, useCartCount } from './use-add-to-cart.ts'
export { RemovalBanner } from './removal-banner.tsx'
export { useRemoval } from './use-removal.ts'
export { useEmptyCart } from './use-cart-changes.ts'
export { cartAddress, isRefusal, logFailure, useForgetCart } from './calls.ts'
export { useAddProblem } from './use-add-problem.ts'
export { MoreLines } from './more-lines.tsx'
export { useWindows } from './use-windows.ts'
export { isStale, useCart } from './line-calls.ts'
export { useLineMarks, type MarksProblem } from './use-line-marks.ts'
export { useAddList, useSavedList, useSavedLists } from './list-calls.ts'
export { useReplaceLine, useSaveList } from './use-cart-gestures.ts'
export { cartText } from './cart-text.ts'
export { useLineQuantity, type QuantityProblem } from './use-line-quantity.ts'
export { lineMessages, linePrices } from './mini-cart-lines.ts'
export { quantityText } from './quantity-text.ts'
export {
  miniCartAddress,
  miniCartMaxAge,
  miniCartPrices,
  mustReloadMiniCart,
  type MiniCartReload,
} from './mini-cart-rules.ts'
export {
  idempotencyKeys,
  isCartFull,
  longestGarmentText,
  maxQuantity,
  mostLines,
  type PendingGesture,
} from './rules.ts'
