export { checkoutAddress, orderAddress } from './calls.ts'
export { orderCustomerAddress } from './history/calls.ts'
export { cartChanges } from './checkout/cart-changes.ts'
export { chosenBranch, newDraft, otherAddress, readDraft } from './checkout/checkout-draft.ts'
export {
  checkoutProblems,
  closedWorkdays,
  dateProblem,
  deliversOnlyOnWorkdays,
  fieldOfRefusal,
  firstStepWithProblem,
} from './checkout/checkout-problems.ts'
export { orderRequestOf } from './checkout/order-request.ts'
export { OrderStatus } from './lines/order-status.tsx'
export { OrderNumber } from './order-number.tsx'
export { canOrder } from './rules.ts'
export { ReorderButton } from './reorder/reorder-button.tsx'
export { ReorderResult } from './reorder/reorder-result.tsx'
export { useReorder } from './reorder/use-reorder.ts'
export { NoOrders } from './no-orders.tsx'
