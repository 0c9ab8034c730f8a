export {
  checkoutAddress,
  orderAddress,
  orderHistoryAddress,
  useCheckout,
  useOrder,
  useOrderHistory,
} from './calls.ts'
export { cartChanges, type CartChange } from './checkout/cart-changes.ts'
export {
  checkoutSteps,
  chosenAddress,
  chosenBranch,
  chosenWindow,
  isBefore,
  newDraft,
  opened,
  orderRequestOf,
  otherAddress,
  readDraft,
  stepAfter,
  type CheckoutDraft,
  type CheckoutStep,
} from './checkout/checkout-draft.ts'
export {
  checkoutFields,
  checkoutProblems,
  closedWorkdays,
  dateProblem,
  deliversOnlyOnWorkdays,
  fieldOfRefusal,
  firstStepWithProblem,
  longest,
  problemsOf,
  type CheckoutField,
  type CheckoutProblem,
  type CheckoutProblems,
} from './checkout/checkout-problems.ts'
export { dayForAll, lateLines, type LateLine } from './checkout/late-lines.ts'
export { useCheckoutDraft } from './checkout/use-checkout-draft.ts'
export { usePlaceOrder, type OrderFailure } from './checkout/use-place-order.ts'
export { useResumedOrder } from './checkout/use-resumed-order.ts'
export { LineQuantity } from './line-quantity.tsx'
export { NoPermission } from './no-permission.tsx'
export { OrderLines, OrderStatus } from './order-lines.tsx'
export { lineDetails, mayOrder, maySeeOrders } from './rules.ts'
export { OrderSheetLink } from './order-sheet-link.tsx'
export { OrderTotals } from './order-totals.tsx'
