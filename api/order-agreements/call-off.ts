import type * as v from 'valibot'
import { type SessionCaller, getCustomer, requirePermission } from '../accounts/service.ts'
import { addLines, type LineToAdd, readLineQuantities, cartOwner, openCart } from '../carts/service.ts'
import {
  findArticlesById,
  articleTextsFor,
  lineTotal,
  fromStored,
  snapUp,
} from '../catalogue/articles/service.ts'
import { type callOffRequestSchema, sites } from '../contract/index.ts'
import { formatQuantity } from '../mail/service.ts'
import { dayFormatter, fillText, translationsFor } from '../sites/service.ts'
import { dayIn } from '../platform/days.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { findDeliveryWindow, canDeliverOn } from '../warehouses/service.ts'
import { mostOf, overCallOff } from './price-locks.ts'
import { agreementState, allowsCallOff } from './rules.ts'
import { type AgreementRecord, lockAgreements, readAgreements } from './store.ts'

type Request = v.InferOutput<typeof callOffRequestSchema>

/** The locked agreement, if the caller may call off today. Errors: 404, 403, 409 `notValid`, 400 for the day. */
async function lockForCallOff(
  context: WriteContext,
  { customerId, userId, site }: SessionCaller,
  { agreementId, deliveryDate }: Request,
): Promise<AgreementRecord> {
  const { trx, now } = context
  await lockAgreements(context, [agreementId])
  const [agreement] = await readAgreements(trx, customerId, [agreementId])
  if (agreement === undefined) throw notFound('There is no such agreement.', 'agreementId')
  await requirePermission(trx, { userId, customerId }, 'perm:order')
  if (!allowsCallOff(agreementState(agreement, dayIn(sites[site].country, now))))
    throw new ApiError(409, 'notValid', 'The agreement is not valid today.', { field: 'agreementId' })
  if (deliveryDate === '') return agreement
  const { warehouseId } = await getCustomer(trx, customerId)
  if (!canDeliverOn(await findDeliveryWindow(trx, site, warehouseId, now), deliveryDate))
    throw new ApiError(400, 'deliveryDate', 'No delivery can be asked for on this day.', {
      field: 'deliveryDate',
    })
  return agreement
}

/** Quantities that a cart has of an agreement already, by position of the agreement's line. */
async function ownQuantities(
  { trx }: WriteContext,
  cartId: string,
  agreementId: string,
): Promise<ReadonlyMap<number, number>> {
  return new Map(
    (await readLineQuantities(trx, cartId))
      .filter(({ lockKind, lockId }) => lockKind === 'agreement' && lockId === agreementId)
      .map(({ lockPosition, quantity }) => [lockPosition, quantity]),
  )
}

/**
 * Puts lines of an agreement into the caller's cart, at the agreed prices, all or none. What the cart has nobody else
 * can call off until it is removed. Errors: 403 without perm:order, 404, 400 for an article that cannot be bought, for
 * less than the least quantity and for a day without delivery, 409 `notValid` for an agreement that is not valid today,
 * 409 `overCallOff` with what remains.
 */
export async function callOff(
  context: WriteContext,
  caller: SessionCaller,
  request: Request,
): Promise<{ success: true; cartCount: number }> {
  const { trx } = context
  const { agreementId, lines, deliveryDate } = request
  // The cart before the agreement, as an order locks them.
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const agreement = await lockForCallOff(context, caller, request)
  const articles = await findArticlesById(
    trx,
    null,
    agreement.lines.map(({ variantId }) => variantId),
  )
  const inCart = await ownQuantities(context, cart.id, agreementId)
  if (new Set(lines.map(({ position }) => position)).size < lines.length)
    throw new ApiError(400, 'twice', 'Each line may be named once.', { field: 'lines' })
  const { callOff: texts } = translationsFor(caller.language).agreement
  const day = dayFormatter(caller.language)
  const units = await articleTextsFor(
    trx,
    caller,
    agreement.lines.map(({ unit }) => ({ unit })),
  )
  let takenValue = 0
  const adds = lines.map(({ position, quantity: asked }, at): LineToAdd => {
    const field = `lines.${at}.quantity`
    const line = agreement.lines.find((each) => each.position === position)
    if (line === undefined) throw notFound('The agreement has no such line.', `lines.${at}.position`)
    const article = articles.get(line.variantId)
    if (article === undefined || article.buyable !== 1)
      throw new ApiError(400, 'notBuyable', 'The article cannot be bought.', {
        field: `lines.${at}.position`,
      })
    const quantity = snapUp(asked, article)
    const own = inCart.get(position) ?? 0
    const most = mostOf(agreement, line, own, { takenValue })
    const all = quantity + own
    if (all > most) throw overCallOff(line, Math.max(0, most - own), field)
    if (all < Math.min(line.leastCallOff, most))
      throw new ApiError(400, 'underCallOff', 'Less than the least quantity of a call-off.', {
        field,
        more: { least: fromStored(line.leastCallOff, line.decimalPrecision) },
      })
    takenValue += lineTotal(line, all) - lineTotal(line, own)
    const shown = `${formatQuantity(fromStored(quantity, line.decimalPrecision))} ${units.unit(line)}`
    return {
      line: {
        variantId: line.variantId,
        quantity,
        configuration: '{}',
        listName: 'order-agreement',
        actionType: '',
        searchTerm: '',
        ...(deliveryDate === '' ? {} : { note: fillText(texts.wanted, shown, day(deliveryDate)) }),
        lockKind: 'agreement',
        lockId: agreementId,
        lockPosition: position,
      },
      packing: article,
      field,
    }
  })
  const { cartCount } = await addLines(context, caller, adds, { action: 'addRows', field: 'lines' })
  return { success: true, cartCount }
}
