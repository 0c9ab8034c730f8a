import type * as v from 'valibot'
import { sites, type orderRequestSchema, type Checkout } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/caller.ts'
import { addressesOf, getCustomer, requiredFieldsOf } from '../accounts/customers/store.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { findUser } from '../accounts/users/store.ts'
import { totalsOf } from '../carts/charges.ts'
import { removeLines } from '../carts/lines-store.ts'
import {
  cartStamp,
  lineTextsFor,
  readCart,
  type LineTexts,
  type PricedCart,
  type PricedLine,
} from '../carts/read-cart.ts'
import { staleCart } from '../carts/rules.ts'
import { cartOwner, lockCart, touchCart } from '../carts/store.ts'
import { awaitedLines, pickupTotals, showCart } from '../carts/view.ts'
import { sumOf } from '../catalogue/articles/price.ts'
import { writeMail } from '../mail/store.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { notPermitted } from '../accounts/permissions/check-access.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Services } from '../platform/services.ts'
import { canDeliverOn, deliveryWindow, type DeliveryWindow } from '../warehouses/rules.ts'
import { findCustomerBranch, findPickupBranches } from '../warehouses/service.ts'
import { orderMail } from './order-mail.ts'
import { orderNumber } from './rules.ts'
import { insertOrder, nextOrderCount, type NewOrder, type NewOrderLine } from './store.ts'

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
  return {
    cart: await showCart(db, cart, caller),
    awaited: await awaitedLines(db, cart, caller),
    addresses: await addressesOf(db, customerId),
    ...deliveryWindow(await findCustomerBranch(db, site, warehouseId), now),
    branches: await findPickupBranches(db, site, warehouseId, now),
    pickup: pickupTotals(cart, caller),
    requiredFields: await requiredFieldsOf(db, customerId),
    contact: { name: user?.name ?? '', email: user?.email ?? '' },
  }
}

type OrderRequest = v.InferOutput<typeof orderRequestSchema>

/** Whether a line can be ordered as it is. */
const isOrderable = (line: PricedLine): line is PricedLine & { unitPrice: number; total: number } =>
  line.unitPrice !== null && line.total !== null && line.article.buyable === 1 && line.choiceProblem === null

/** The cart's lines as order lines, at the prices of the day. Errors: 409 for a line that cannot be ordered. */
async function orderLines(
  { trx }: WriteContext,
  cart: PricedCart,
  texts: LineTexts,
  caller: SessionCaller,
): Promise<NewOrderLine[]> {
  const wrong = cart.lines.findIndex((line) => !isOrderable(line))
  if (wrong >= 0) {
    throw new ApiError(409, 'notOrderable', 'A line of the cart cannot be ordered.', {
      field: `lines.${wrong}`,
      more: { cart: await showCart(trx, cart, caller) },
    })
  }
  return mapInTurns(cart.lines.filter(isOrderable), ({ article, unitPrice, total, options }) => {
    const { variantId, code, quantity, decimalPrecision, unit, pricePer, note, goodsMark } = article
    const priced = { unitPrice, pricePer, total, status: 'ORDERED' as const }
    const choices = {
      // With prices even when the caller may not see them: the order keeps them.
      configuration: JSON.stringify(texts.options(article, options)),
      note,
      goodsMark,
    }
    return {
      variantId,
      variantCode: code,
      name: texts.article.name(article),
      quantity,
      decimalPrecision,
      unit,
      ...priced,
      ...choices,
    }
  })
}

const invalidField = (code: string, message: string, field: string) =>
  new ApiError(400, code, message, { field })

/** Checks that the address is one of the customer's, unless the user has perm:orderToFreeAddress. Errors: 403. */
async function checkAddress(
  trx: WriteContext['trx'],
  { userId, customerId }: SessionCaller,
  { name, street, postalCode, city }: OrderRequest['address'],
): Promise<void> {
  if ((await permissionsOf(trx, userId, customerId)).includes('perm:orderToFreeAddress')) return
  const stored = (await addressesOf(trx, customerId)).some(
    (known) =>
      known.name === name &&
      known.street === street &&
      known.postalCode === postalCode &&
      known.city === city,
  )
  if (!stored) throw notPermitted('perm:orderToFreeAddress', 'address')
}

/** Checks delivery address, pickup branch and day. Returns the order's address and branch. Errors: 400 by field, 403. */
async function checkHandover(
  { trx, now }: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
): Promise<Pick<NewOrder, 'addressName' | 'street' | 'postalCode' | 'city' | 'branchId'>> {
  const { site, customerId } = caller
  const { warehouseId } = await getCustomer(trx, customerId)
  const check = (window: DeliveryWindow): void => {
    if (!canDeliverOn(window, request.requestedDeliveryDate))
      throw invalidField('deliveryDate', 'No delivery can be asked for on this day.', 'requestedDeliveryDate')
  }
  if (request.deliveryMethod === 'delivery') {
    await checkAddress(trx, caller, request.address)
    check(deliveryWindow(await findCustomerBranch(trx, site, warehouseId), now))
    const { name: addressName, street, postalCode, city } = request.address
    return { addressName, street, postalCode, city, branchId: warehouseId }
  }
  const branches = await findPickupBranches(trx, site, warehouseId, now)
  const branch = branches.find(({ id }) => id === request.branchId)
  if (branch === undefined) throw invalidField('branch', 'Nothing can be fetched there.', 'branchId')
  check(branch)
  const { id: branchId, name: addressName, street, postalCode, city } = branch
  return { addressName, street, postalCode, city, branchId }
}

/** Checks the fields that the company requires. Errors: 400 by field. */
async function checkFields({ trx }: WriteContext, customerId: string, request: OrderRequest): Promise<void> {
  const open = (await requiredFieldsOf(trx, customerId)).find((field) => request[field] === '')
  if (open !== undefined) throw invalidField('required', 'The company asks for this field.', open)
}

/**
 * Turns the cart into an order and empties it, once per cart version (CART-8). Writes the confirmation mail in the same
 * transaction. Errors: 400 by field, 403, 409 when the cart, a price or the stock has changed since it was shown.
 */
export async function placeOrder(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
): Promise<{ orderNumber: string }> {
  const { trx, now } = context
  const { site, userId, customerId } = caller
  const place = await checkHandover(context, caller, request)
  await checkFields(context, customerId, request)
  const cart = await lockCart(context, cartOwner(caller))
  const reading = await readCart(trx, caller, now)
  const { cartVersion, cartStamp: shownStamp } = request
  if (cart === undefined || cart.version !== cartVersion || reading.lines.length === 0)
    throw staleCart(await showCart(trx, reading, caller))
  const texts = await lineTextsFor(trx, caller, reading.lines)
  const lines = await orderLines(context, reading, texts, caller)
  // Prices and stock change without the cart's version.
  if (shownStamp !== undefined && shownStamp !== (await cartStamp(reading)))
    throw staleCart(await showCart(trx, reading, caller))
  const number = orderNumber(site, await nextOrderCount(context, site))
  const { reference, goodsMark, project, contactName, contactPhone } = request
  const { requestedDeliveryDate, deliveryMethod } = request
  const { currency, country } = sites[site]
  const order: NewOrder = {
    number,
    cartId: cart.id,
    cartVersion: cart.version,
    customerId,
    userId,
    site,
    status: 'ORDERED',
    placedAt: now.toISOString(),
    reference,
    goodsMark,
    project,
    contactName,
    contactPhone,
    requestedDeliveryDate,
    deliveryMethod,
    partDelivery: request.partDelivery ? 1 : 0,
    ...place,
    currency,
    ...totalsOf(sumOf(lines.map(({ total }) => total)), country, deliveryMethod),
  }
  await insertOrder(context, order, lines)
  await removeLines(context, cart.id)
  await touchCart(context, cart.id, caller, 'order')
  const mail = await orderMail(trx, caller, order, lines, { cart: reading, texts })
  if (mail !== null) await writeMail(context, mail)
  return { orderNumber: number }
}
