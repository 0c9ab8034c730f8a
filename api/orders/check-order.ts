import type * as v from 'valibot'
import { type SessionCaller, getCustomer, notPermitted } from '../accounts/service.ts'
import {
  isFreeText,
  lockForOrder,
  cartStamp,
  type LineTexts,
  lineTextsFor,
  type PricedCart,
  type PricedLine,
  readCart,
  staleCart,
  cartOwner,
  lockCart,
  showCart,
} from '../carts/service.ts'
import { checkOrderValues } from '../company/service.ts'
import type { orderRequestSchema } from '../contract/index.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { deliveryAddressesFor } from '../user-administration/service.ts'
import {
  findDeliveryWindow,
  findPickupBranches,
  canDeliverOn,
  type DeliveryWindow,
} from '../warehouses/service.ts'
import type { NewOrder, NewOrderLine } from './store.ts'

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

/**
 * Whether a line can be ordered as it is. A line of free text without a locked price has none: it is agreed on after
 * the order.
 */
export const isOrderable = ({ article, unitPrice, total, choiceProblem, lockProblem }: PricedLine): boolean =>
  lockProblem === null &&
  (isFreeText(article) ||
    (unitPrice !== null && total !== null && article.buyable === 1 && choiceProblem === null))

/** The cart's lines as order lines, at the prices of the day. Errors: 409 for a line that cannot be ordered. */
export async function orderLines(
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
  return mapInTurns(cart.lines, ({ article, unitPrice, listPrice, total, options }) => {
    const { variantId, code, quantity, decimalPrecision, unit, pricePer, note, goodsMark } = article
    const { lockKind, lockId, lockPosition } = article
    const priced = {
      unitPrice: unitPrice ?? 0,
      listPrice: listPrice ?? 0,
      pricePer,
      total: total ?? 0,
      status: 'ORDERED' as const,
    }
    const choices = {
      // With prices even when the caller may not see them: the order keeps them.
      configuration: JSON.stringify(texts.options(article, options)),
      note,
      goodsMark,
    }
    return {
      variantId,
      variantCode: isFreeText(article) ? '' : code,
      name: texts.article.name(article),
      nameLanguage: isFreeText(article) ? '' : (texts.article.nameLanguage(article).lang ?? caller.language),
      quantity,
      decimalPrecision,
      unit,
      ...priced,
      ...choices,
      lockKind,
      lockId,
      lockPosition,
    }
  })
}

const invalidField = (code: string, message: string, field: string) =>
  new ApiError(400, code, message, { field })

/** Checks that the address is one that the user may order to. Errors: 403 with the permission that would allow it. */
async function checkAddress(
  trx: WriteContext['trx'],
  caller: SessionCaller,
  { name, street, postalCode, city }: OrderRequest['address'],
): Promise<void> {
  const { addresses, canTypeAddress } = await deliveryAddressesFor(trx, caller)
  if (canTypeAddress) return
  const stored = addresses.some(
    (known) =>
      known.name === name &&
      known.street === street &&
      known.postalCode === postalCode &&
      known.city === city,
  )
  if (!stored) throw notPermitted('perm:orderToFreeAddress', 'address')
}

/**
 * Checks delivery address, pickup branch and day. Returns the order's address and branch. Errors: 400 by field, 403.
 */
export async function checkHandover(
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
    check(await findDeliveryWindow(trx, site, warehouseId, now))
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

/** A cart that can be ordered: its lines at the prices of now, and where the goods go. */
export interface CheckedCart {
  reading: PricedCart
  texts: LineTexts
  lines: NewOrderLine[]
  place: Awaited<ReturnType<typeof checkHandover>>
}

/**
 * Locks the caller's cart and checks that it can be ordered as it was shown. Errors: 400 by field, 403, and 409 when
 * the cart, a price or the stock has changed since it was shown.
 */
export async function checkCart(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderRequest,
): Promise<CheckedCart> {
  const { trx, now } = context
  const place = await checkHandover(context, caller, request)
  await checkOrderValues(trx, caller, request)
  const cart = await lockCart(context, cartOwner(caller))
  if (cart !== undefined) await lockForOrder(context, cart.id)
  const reading = await readCart(trx, caller, now)
  const { cartVersion, cartStamp: shownStamp } = request
  if (cart === undefined || cart.version !== cartVersion || reading.lines.length === 0)
    throw staleCart(await showCart(trx, reading, caller))
  const texts = await lineTextsFor(trx, caller, reading.lines)
  const lines = await orderLines(context, reading, texts, caller)
  // Prices and stock change without the cart's version.
  if (shownStamp !== undefined && shownStamp !== (await cartStamp(reading)))
    throw staleCart(await showCart(trx, reading, caller))
  return { reading, texts, lines, place }
}
