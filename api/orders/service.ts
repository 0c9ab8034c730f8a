import { type SessionCaller, findOrderDefaults, findUser, getCustomer } from '../accounts/service.ts'
import { type PricedCart, readCart, awaitedLines, pickupTotals, showCart } from '../carts/service.ts'
import { orderFieldsForBuyer, unitAddressIdsOf, settingsOf } from '../company/service.ts'
import type { ApprovalNeed, Checkout } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { deliveryAddressesFor, lockSpending } from '../user-administration/service.ts'
import { findDeliveryWindow, findPickupBranches, preferredDay } from '../warehouses/service.ts'
import { checkCart, type OrderRequest } from './check-order.ts'
import { writeOrder } from './write-order.ts'

export {
  checkCart,
  checkHandover,
  isOrderable,
  orderLines,
  type CheckedCart,
  type OrderRequest,
} from './check-order.ts'
export { insertLineChange, readLinesWithNumbers, readOrderLines, readStepsOfLines } from './lines-store.ts'
export { lockOrder, lockOwnOrder } from './lock-order.ts'
export { openOrdersFor } from './open-orders.ts'
export { orderNumber } from './rules.ts'
export { insertSearchNumbers, removeSearchNumber, searchNumbersOf, sizesOf } from './search-numbers.ts'
export { findOrder, type NewOrderLine, type OrderHead, type OrderLineRow } from './store.ts'
export { readOrderSummary } from './summary.ts'
export { countryOf, withDeliveryDays } from './delivery-days.ts'
export { chosenOptionsOf, viewOrderHead } from './view.ts'
export { writeOrder } from './write-order.ts'

/**
 * Tells why a cart needs approval before it becomes an order, with what it is going to be charged to and how it is
 * delivered; null if it needs none. The feature `approvals` has it.
 */
export type ApprovalCheck = (
  queries: Queries,
  caller: SessionCaller,
  cart: PricedCart,
  choices: Pick<OrderRequest, 'costCentre' | 'deliveryMethod'>,
  now: Date,
) => Promise<ApprovalNeed | null>

/** The delivery addresses that the user may order to; those of the user's units first. */
async function addressesForBuyer(
  queries: Queries,
  caller: SessionCaller,
): Promise<Pick<Checkout, 'addresses' | 'canTypeAddress'>> {
  const { addresses, canTypeAddress } = await deliveryAddressesFor(queries, caller)
  const own = new Set(await unitAddressIdsOf(queries, caller))
  const ofUnits = addresses.filter(({ id }) => own.has(id))
  return { addresses: [...ofUnits, ...addresses.filter(({ id }) => !own.has(id))], canTypeAddress }
}

/** The checkout page of the caller's cart. */
export async function getCheckout(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  checkApproval: ApprovalCheck,
): Promise<Checkout> {
  const { customerId, site, userId } = caller
  const now = clock()
  const cart = await readCart(db, caller, now)
  const { warehouseId } = await getCustomer(db, customerId)
  const user = await findUser(db, userId)
  const window = await findDeliveryWindow(db, site, warehouseId, now)
  return {
    cart: await showCart(db, cart, caller),
    awaited: await awaitedLines(db, cart, caller),
    ...(await addressesForBuyer(db, caller)),
    approval: await checkApproval(db, caller, cart, { costCentre: '', deliveryMethod: 'delivery' }, now),
    ...window,
    preferredDeliveryDate: preferredDay(window, (await settingsOf(db, customerId)).deliveryDays),
    branches: await findPickupBranches(db, site, warehouseId, now),
    pickup: pickupTotals(cart, caller),
    orderFields: await orderFieldsForBuyer(db, caller),
    contact: { name: user?.name ?? '', email: user?.email ?? '', phone: user?.mobile ?? '' },
    defaults: await findOrderDefaults(db, caller),
  }
}

/**
 * Turns the cart into an order and empties it, once per cart version (CART-8). Errors: as `checkCart`, and 409
 * `approvalNeeded` with the reasons.
 */
export async function placeOrder(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
  checkApproval: ApprovalCheck,
): Promise<{ orderNumber: string }> {
  const checked = await checkCart(context, caller, request)
  await lockSpending(context, caller, request)
  const approval = await checkApproval(context.trx, caller, checked.reading, request, context.now)
  if (approval !== null)
    throw new ApiError(409, 'approvalNeeded', 'The order needs approval.', { more: { approval } })
  return writeOrder(context, caller, request, checked)
}
