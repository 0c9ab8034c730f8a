import { cartCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { getCheckout, placeOrder } from './service.ts'

/** The checkout page and placing the order (spec §1, CART-7, CART-8). Signed-in users only. */
export const orderRoutes: RouteGroup = (mount, services) => {
  mount(cartCalls.checkout, ({ caller }) => getCheckout(services, caller))

  mount(cartCalls.order, ({ caller, body }, context) => placeOrder(context, caller, body), {
    startsJobs: true,
  })
}
