export { checkoutAddress, orderAddress, useCheckout } from './calls.ts'
export { orderCustomerAddress } from './history/calls.ts'
export { forgetDraft } from './checkout/checkout-storage.ts'
export { sendForApproval, useApprovalNeed } from './checkout/calls.ts'
export { cartChanges, type CartChange } from './checkout/cart-changes.ts'
export {
  checkoutSteps,
  chosenAddress,
  chosenBranch,
  chosenWindow,
  isBefore,
  newDraft,
  opened,
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
  orderFieldOf,
  problemsOf,
  type CheckoutField,
  type CheckoutProblem,
  type CheckoutProblems,
} from './checkout/checkout-problems.ts'
export { orderRequestOf } from './checkout/order-request.ts'
export { dayForAll, lateLines, type LateLine } from './checkout/late-lines.ts'
export { useCheckoutDraft } from './checkout/use-checkout-draft.ts'
export { usePlaceOrder, type OrderFailure } from './checkout/use-place-order.ts'
export { useResumedOrder } from './checkout/use-resumed-order.ts'
export { LineQuantity } from './line-quantity.tsx'
export { OrderStatus } from './lines/order-lines.tsx'
export { OrderNumber } from './order-number.tsx'
export { canOrder } from './rules.ts'
export { ReorderButton } from './reorder/reorder-button.tsx'
export { ReorderResult } from './reorder/reorder-result.tsx'
export { useReorder } from './reorder/use-reorder.ts'
export { NoOrders } from './no-orders.tsx'
