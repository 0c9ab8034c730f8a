export { AddToCart, type AddToCartProps } from './add-to-cart/add-to-cart.tsx'
export { CartArea } from './mini-cart/cart-area.tsx'
export { CartNoticeArea } from './notices/cart-notice-area.tsx'
export { configuringAtom, type CartAddition } from './state.ts'
export { ChoicesForm, type ChoicesFormProps } from './configuration/choices-form.tsx'
export { useChoices } from './configuration/use-choices.ts'
export { chosenDetails, pictureDetails } from './lines/option-prices.ts'
export { useAddToCart, useCartCount } from './add-to-cart/use-add-to-cart.ts'
export {
  cartAddress,
  isStale,
  logFailure,
  miniCartAddress,
  useConfiguration,
  useForgetCart,
  useRenewCart,
} from './calls.ts'
export { favouriteListsAddress, useFavouriteLists, useReadFavouriteList } from './favourite-lists/calls.ts'
export { useAddProblem } from './add-to-cart/use-add-problem.ts'
export { MoreLines } from './lines/more-lines.tsx'
export { useWindows } from './lines/use-windows.ts'
export { useAddFavouriteList } from './lines/use-add-favourite-list.ts'
export { longestListName } from './favourite-lists/longest-list-name.ts'
export { SavedListLink } from './favourite-lists/saved-list-link.tsx'
export { SaveAsFavouriteList } from './favourite-lists/save-as-favourite-list.tsx'
export { lineMessages, linePrices } from './mini-cart/mini-cart-lines.ts'
export { packOf } from './lines/sold-in.ts'
export { lineDetails } from './lines/line-details.ts'
export { lockDetails } from './lines/lock-details.ts'
export { quantityText } from './lines/quantity-text.ts'
export {
  miniCartMaxAge,
  miniCartPrices,
  mustReloadMiniCart,
  type MiniCartReload,
} from './mini-cart/mini-cart-rules.ts'
export {
  idempotencyKeys,
  isCartFull,
  isListsFull,
  longestGarmentText,
  maxQuantity,
  mostLines,
  type PendingRequest,
} from './rules.ts'
