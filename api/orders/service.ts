import type { SessionCaller } from '../accounts/caller.ts'
import { getCustomer } from '../accounts/customers/store.ts'
import { findUser } from '../accounts/users/store.ts'
import { viewApprovalNeed } from '../approvals/need.ts'
import { readCart } from '../carts/read-cart.ts'
import { awaitedLines, pickupTotals, showCart } from '../carts/view.ts'
import { orderFieldsForBuyer } from '../company/order-fields.ts'
import { unitAddressIdsOf } from '../company/units/store.ts'
import { settingsOf } from '../company/view.ts'
import type { Checkout } from '../contract/index.ts'
import { findOrderDefaults } from '../accounts/users/order-defaults-store.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { deliveryAddressesFor, lockSpending } from '../user-administration/order-limits.ts'
import { deliveryWindow, preferredDay } from '../warehouses/rules.ts'
import { findCustomerBranch, findPickupBranches } from '../warehouses/service.ts'
import { checkCart, type OrderRequest } from './check-order.ts'
import { writeOrder } from './write-order.ts'

export { nextDeliveryOf, viewOrderHead } from './info/read-order.ts'

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
): Promise<Checkout> {
  const { customerId, site, userId } = caller
  const now = clock()
  const cart = await readCart(db, caller, now)
  const { warehouseId } = await getCustomer(db, customerId)
  const user = await findUser(db, userId)
  const window = deliveryWindow(await findCustomerBranch(db, site, warehouseId), now)
  return {
    cart: await showCart(db, cart, caller),
    awaited: await awaitedLines(db, cart, caller),
    ...(await addressesForBuyer(db, caller)),
    approval: await viewApprovalNeed(db, caller, cart, { costCentre: '', deliveryMethod: 'delivery' }, now),
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
 * Turns the cart into an order and empties it, once per cart version (CART-8). Errors: as `checkCart`, and 409 `approvalNeeded` with
 * the reasons.
 */
export async function placeOrder(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
): Promise<{ orderNumber: string }> {
  const checked = await checkCart(context, caller, request)
  await lockSpending(context, caller, request)
  const approval = await viewApprovalNeed(context.trx, caller, checked.reading, request, context.now)
  if (approval !== null)
    throw new ApiError(409, 'approvalNeeded', 'The order needs approval.', { more: { approval } })
  return writeOrder(context, caller, request, checked)
}
