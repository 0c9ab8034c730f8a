import type { SessionCaller } from '../accounts/service.ts'
import { totalsOf, removeLines, recordOrderedLocks, touchCart } from '../carts/service.ts'
import { sumOf } from '../catalogue/articles/service.ts'
import { costCentreIdOf } from '../company/service.ts'
import { sites } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { CheckedCart, OrderRequest } from './check-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { orderNumber } from './rules.ts'
import { type NewOrder } from './store.ts'
import { followNewOrder, insertOrder, nextOrderCount } from './insert-order.ts'

/**
 * Turns a locked and checked cart into an order and empties it; the database refuses a second order of the same cart
 * version (CART-8). Writes the confirmation mail in the same transaction, and lets a buyer who wants that follow the
 * deliveries. `caller` is the buyer.
 */
export async function writeOrder(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
  { reading, texts, lines, place }: CheckedCart,
): Promise<{ orderNumber: string }> {
  const { trx, now } = context
  const { site, userId, customerId } = caller
  const number = orderNumber(site, await nextOrderCount(context, site))
  const { reference, goodsMark, project, costCentre, contactName, contactPhone } = request
  const { requestedDeliveryDate, deliveryMethod } = request
  const { currency, country } = sites[site]
  const order: NewOrder = {
    number,
    cartId: reading.cartId,
    cartVersion: reading.version,
    customerId,
    userId,
    site,
    status: 'ORDERED',
    placedAt: now.toISOString(),
    reference,
    goodsMark,
    project,
    costCentre,
    costCentreId: await costCentreIdOf(trx, customerId, costCentre),
    contactName,
    contactPhone,
    requestedDeliveryDate,
    deliveryMethod,
    partDelivery: request.partDelivery ? 1 : 0,
    ...place,
    currency,
    ...totalsOf(sumOf(lines.map(({ total }) => total)), country, deliveryMethod),
  }
  const orderId = await insertOrder(context, order, lines)
  await followNewOrder(context, orderId, userId)
  await recordOrderedLocks(
    context,
    caller,
    order.number,
    reading.lines.map(({ article }) => article),
  )
  await removeLines(context, reading.cartId)
  await touchCart(context, reading.cartId, caller, 'order')
  await confirmOrder(context, caller, order, lines, { cart: reading, texts })
  return { orderNumber: number }
}
