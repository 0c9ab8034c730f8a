import { orderRequestSchema, type Checkout } from '../contract/index.ts'
import { deliveryWindow } from '../warehouses/rules.ts'
import type { Queries } from '../platform/database/index.ts'
import { addressesOf, requiredFieldsOf, getCustomer } from '../accounts/customers/store.ts'
import { findUser } from '../accounts/users/store.ts'
import { ownBranch, pickupBranches } from '../warehouses/service.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import { readCart } from '../carts/read-cart.ts'
import { awaitedLines, pickupOf, showCart } from '../carts/view.ts'
import { placeOrder } from './service.ts'
import { readBody } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { Caller, RouteGroup } from '../platform/services.ts'

async function readCheckout(db: Queries, caller: Caller, now: Date): Promise<Checkout> {
  const { customerId, site, userId } = caller
  const reading = await readCart(db, caller, now)
  const { warehouseId } = await getCustomer(db, customerId)
  const user = await findUser(db, userId)
  return {
    cart: await showCart(db, reading, caller),
    awaited: await awaitedLines(db, reading, caller),
    addresses: await addressesOf(db, customerId),
    ...deliveryWindow(await ownBranch(db, site, warehouseId), now),
    branches: await pickupBranches(db, site, warehouseId, now),
    pickup: pickupOf(reading, caller),
    requiredFields: await requiredFieldsOf(db, customerId),
    contact: { name: user?.name ?? '', email: user?.email ?? '' },
  }
}

/** What the checkout page needs, and placing the order (spec §1, CART-7, CART-8). Signed-in customers only. */
export const checkoutRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services

  app.get('/api/cart/checkout', 'perm:order', async (c) =>
    c.json(await readCheckout(store.db, requireSignedIn(c.get('caller')), clock())),
  )

  app.post('/api/cart/order', 'perm:order', async (c) => {
    const request = await readBody(c, orderRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const answer = await answerOnce(c, services, caller, { request, keyRequired: true }, (trx) =>
      placeOrder({ trx, dialect: store.dialect, now: clock() }, caller, request),
    )
    services.sendMail()
    return answer
  })
}
