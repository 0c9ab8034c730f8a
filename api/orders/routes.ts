import { cartCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { type ApprovalCheck, getCheckout, placeOrder } from './service.ts'

/** The checkout page and placing the order (spec §1, CART-7, CART-8). Signed-in users only. */
export const orderRoutes =
  (checkApproval: ApprovalCheck): RouteGroup =>
  (mount, services) => {
    mount(cartCalls.checkout, ({ caller }) => getCheckout(services, caller, checkApproval))

    mount(cartCalls.order, ({ caller, body }, context) => placeOrder(context, caller, body, checkApproval), {
      startsJobs: true,
    })
  }
