import type * as v from 'valibot'
import { orderRequestSchema, sites, type Checkout } from '../contract/index.ts'
import { totalsOf } from '../domain/charges.ts'
import { canDeliverOn, deliveryWindow } from '../domain/delivery.ts'
import { sumOf } from '../domain/money.ts'
import { orderNumber } from '../domain/order-number.ts'
import { cartOwner, lockCart, removeLines, touchCart, type Writing } from '../store/carts.ts'
import { insertOrder, nextOrderCount, type NewOrderLine } from '../store/orders.ts'
import { addressesOf } from '../store/people.ts'
import { signedIn } from './caller.ts'
import { readCart, showCart, type CartReading } from './cart-view.ts'
import { Fault } from './fault.ts'
import { readBody } from './read.ts'
import { answerOnce } from './repeat.ts'
import type { Caller, Route } from './services.ts'
import { stale } from './stale.ts'

type OrderRequest = v.InferOutput<typeof orderRequestSchema>
type Customer = Caller & { sessionHash: string }

/** The lines of the cart as the order keeps them, at the prices of the day. Faults: 409 for a line that cannot be ordered. */
function orderLines(reading: CartReading, caller: Customer): NewOrderLine[] {
  return reading.lines.map(({ article, unitPrice, total }, index) => {
    if (unitPrice === null || total === null || article.buyable !== 1) {
      throw new Fault(409, 'notOrderable', 'A line of the cart cannot be ordered.', {
        field: `lines.${index}`,
        more: { cart: showCart(reading, caller) },
      })
    }
    const { variantId, code, quantity, decimalPrecision, unit, pricePer, productId } = article
    const name = reading.nameWord(`product:${productId}`, code)
    const priced = { unitPrice, pricePer, total, status: 'ORDERED' as const }
    return { variantId, variantCode: code, name, quantity, decimalPrecision, unit, ...priced }
  })
}

function checkDeliveryDate(caller: Customer, day: string, now: Date): void {
  if (canDeliverOn(deliveryWindow(sites[caller.site].country, now), day)) return
  throw new Fault(400, 'deliveryDate', 'No delivery can be asked for on this day.', {
    field: 'requestedDeliveryDate',
  })
}

/**
 * Turns the locked cart into an order, once per cart version: the order's lines are the cart's, the cart is empty
 * afterwards and has the next version, so that no other request can order what was shown before (CART-8).
 */
async function placeOrder(writing: Writing, caller: Customer, request: OrderRequest) {
  const { trx, now } = writing
  checkDeliveryDate(caller, request.requestedDeliveryDate, now)
  const cart = await lockCart(writing, cartOwner(caller))
  const reading = await readCart(trx, caller, now)
  if (cart === undefined || cart.version !== request.cartVersion || reading.lines.length === 0) {
    throw stale(showCart(reading, caller))
  }
  const { site, userId, customerId } = caller
  const lines = orderLines(reading, caller)
  const number = orderNumber(site, await nextOrderCount(writing, site))
  const { name: addressName, street, postalCode, city } = request.address
  const { reference, goodsMark, requestedDeliveryDate } = request
  const head = { number, customerId, userId, site, status: 'ORDERED' as const, placedAt: now.toISOString() }
  const said = { reference, goodsMark, requestedDeliveryDate, addressName, street, postalCode, city }
  const { currency, country } = sites[site]
  const amounts = { currency, ...totalsOf(sumOf(lines.map(({ total }) => total)), country) }
  await insertOrder(
    writing,
    { cartId: cart.id, cartVersion: cart.version, ...head, ...said, ...amounts },
    lines,
  )
  await removeLines(writing, cart.id)
  await touchCart(writing, cart.id)
  return { orderNumber: number }
}

/** What the checkout page needs, and placing the order (spec §1, CART-7, CART-8). Signed-in customers only. */
export const checkoutRoutes: Route = (app, services) => {
  const { store, clock } = services

  app.get('/api/cart/checkout', async (c) => {
    const caller = signedIn(c.get('caller'))
    const cart = showCart(await readCart(store.db, caller, clock()), caller)
    const answer: Checkout = {
      cart,
      addresses: await addressesOf(store.db, caller.customerId),
      ...deliveryWindow(sites[caller.site].country, clock()),
    }
    return c.json(answer)
  })

  app.post('/api/cart/order', async (c) => {
    const request = await readBody(c, orderRequestSchema)
    const caller = signedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, (trx) =>
      placeOrder({ trx, dialect: store.dialect, now: clock() }, caller, request),
    )
  })
}
