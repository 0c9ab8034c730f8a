import type * as v from 'valibot'
import { sites, type orderRequestSchema } from '../contract/index.ts'
import { totalsOf } from '../carts/charges.ts'
import { canDeliverOn, deliveryWindow, type DeliveryWindow } from '../warehouses/rules.ts'
import { sumOf } from '../catalogue/articles/money.ts'
import { orderNumber } from './rules.ts'
import { cartOwner, lockCart, removeLines, touchCart, type WriteContext } from '../carts/store.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import { writeMail } from '../mail/store.ts'
import { insertOrder, nextOrderCount, type NewOrder, type NewOrderLine } from './store.ts'
import { addressesOf, requiredFieldsOf, getCustomer } from '../accounts/customers/store.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { ownBranch, pickupBranches } from '../warehouses/service.ts'
import {
  readCart,
  stampOf,
  wordsOfLines,
  type CartReading,
  type LineWords,
  type PricedLine,
} from '../carts/read-cart.ts'
import { showCart } from '../carts/view.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { orderMail } from './order-mail.ts'
import { notPermitted } from '../accounts/permissions/check-access.ts'
import type { Caller } from '../platform/services.ts'
import { stale } from '../carts/stale-cart.ts'

type OrderRequest = v.InferOutput<typeof orderRequestSchema>
type Customer = Caller & { sessionHash: string }

/** Whether a line can be ordered as it is. */
const isOrderable = (line: PricedLine): line is PricedLine & { unitPrice: number; total: number } =>
  line.unitPrice !== null && line.total !== null && line.article.buyable === 1 && line.choiceProblem === null

/** The lines of the cart as the order keeps them, at the prices of the day. Errors: 409 for a line that cannot be ordered. */
async function orderLines(
  { trx }: WriteContext,
  reading: CartReading,
  words: LineWords,
  caller: Customer,
): Promise<NewOrderLine[]> {
  const wrong = reading.lines.findIndex((line) => !isOrderable(line))
  if (wrong >= 0) {
    throw new ApiError(409, 'notOrderable', 'A line of the cart cannot be ordered.', {
      field: `lines.${wrong}`,
      more: { cart: await showCart(trx, reading, caller) },
    })
  }
  return mapInTurns(reading.lines.filter(isOrderable), ({ article, unitPrice, total, options }) => {
    const { variantId, code, quantity, decimalPrecision, unit, pricePer, productId, note, goodsMark } =
      article
    const name = words.word(`product:${productId}`, code)
    const priced = { unitPrice, pricePer, total, status: 'ORDERED' as const }
    const said = {
      // With their prices, whoever may see them: the order keeps them.
      configuration: JSON.stringify(words.chosen(article, options)),
      note,
      goodsMark,
    }
    return { variantId, variantCode: code, name, quantity, decimalPrecision, unit, ...priced, ...said }
  })
}

const refused = (code: string, message: string, field: string) => new ApiError(400, code, message, { field })

/** Only a user with perm:orderToFreeAddress has goods sent to an address that is not one of the customer's. Errors: 403. */
async function checkAddress(
  trx: WriteContext['trx'],
  { userId, customerId }: Customer,
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

/** Where the goods go, or where they are fetched, with the calendar of the branch. Errors: 400 by field, 403. */
async function handover(
  { trx, now }: WriteContext,
  caller: Customer,
  request: OrderRequest,
): Promise<Pick<NewOrder, 'addressName' | 'street' | 'postalCode' | 'city' | 'branchId'>> {
  const { site, customerId } = caller
  const { warehouseId } = await getCustomer(trx, customerId)
  const check = (window: DeliveryWindow): void => {
    if (!canDeliverOn(window, request.requestedDeliveryDate))
      throw refused('deliveryDate', 'No delivery can be asked for on this day.', 'requestedDeliveryDate')
  }
  if (request.deliveryMethod === 'delivery') {
    await checkAddress(trx, caller, request.address)
    check(deliveryWindow(await ownBranch(trx, site, warehouseId), now))
    const { name: addressName, street, postalCode, city } = request.address
    return { addressName, street, postalCode, city, branchId: warehouseId }
  }
  const branches = await pickupBranches(trx, site, warehouseId, now)
  const branch = branches.find(({ id }) => id === request.branchId)
  if (branch === undefined) throw refused('branch', 'Nothing can be fetched there.', 'branchId')
  check(branch)
  const { id: branchId, name: addressName, street, postalCode, city } = branch
  return { addressName, street, postalCode, city, branchId }
}

/** What the company asks its people to fill in is filled in. Errors: 400 by field. */
async function checkFields({ trx }: WriteContext, customerId: string, request: OrderRequest): Promise<void> {
  const open = (await requiredFieldsOf(trx, customerId)).find((field) => request[field] === '')
  if (open !== undefined) throw refused('required', 'The company asks for this field.', open)
}

/**
 * Turns the locked cart into an order, once per cart version: the order's lines are the cart's, the cart is empty
 * afterwards and has the next version, so that no other request can order what was shown before (CART-8). The mail
 * that confirms it is written in the same transaction.
 */
export async function placeOrder(writing: WriteContext, caller: Customer, request: OrderRequest) {
  const { trx, now } = writing
  const { site, userId, customerId } = caller
  const place = await handover(writing, caller, request)
  await checkFields(writing, customerId, request)
  const cart = await lockCart(writing, cartOwner(caller))
  const reading = await readCart(trx, caller, now)
  const { cartVersion, cartStamp } = request
  if (cart === undefined || cart.version !== cartVersion || reading.lines.length === 0)
    throw stale(await showCart(trx, reading, caller))
  const words = await wordsOfLines(trx, caller, reading.lines)
  const lines = await orderLines(writing, reading, words, caller)
  // Prices and stock move without the cart's version: what was shown must still be so.
  if (cartStamp !== undefined && cartStamp !== (await stampOf(reading)))
    throw stale(await showCart(trx, reading, caller))
  const number = orderNumber(site, await nextOrderCount(writing, site))
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
  await insertOrder(writing, order, lines)
  await removeLines(writing, cart.id)
  await touchCart(writing, cart.id, caller, 'order')
  const mail = await orderMail(trx, caller, order, lines, { reading, words })
  if (mail !== null) await writeMail(writing, mail)
  return { orderNumber: number }
}
