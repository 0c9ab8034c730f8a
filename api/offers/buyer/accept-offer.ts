import type * as v from 'valibot'
import type { OfferAcceptAnswer, offerAcceptSchema, offerStepSchema } from '../../contract/index.ts'
import { type SessionCaller, requirePermission } from '../../accounts/service.ts'
import {
  addLines,
  type LineToAdd,
  freeTextPacking,
  isFreeText,
  countOwnerLines,
  removeLines,
  cartOwner,
  openCart,
  touchCart,
} from '../../carts/service.ts'
import { findArticlesById } from '../../catalogue/articles/service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { changeOffer } from '../change-offer.ts'
import { buyerOf, changed, lockShown, noSuchOffer } from '../lock-offer.ts'
import { findDoubleChoice } from '../rules.ts'
import { findOffer, readOfferLines, readUse } from '../store.ts'

const requireOrder = async ({ trx }: WriteContext, { userId, customerId }: SessionCaller): Promise<void> => {
  await requirePermission(trx, { userId, customerId }, 'perm:order')
}

/** The origin of cart lines from an offer, for statistics. */
const listName = 'offer'

/**
 * Puts lines of an offer into the caller's cart, locked to the offered prices and quantities. Lines that cannot be
 * bought any more do not keep the others out. Errors: 403 without perm:order, 400 for two alternatives of one line,
 * 404, 409 for a line in a cart or an order.
 */
export async function acceptOffer(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof offerAcceptSchema>,
): Promise<OfferAcceptAnswer> {
  const { trx } = context
  if ((await findOffer(trx, caller.customerId, request.offerId)) === undefined) throw noSuchOffer()
  await requireOrder(context, caller)
  // The cart first, then the offer: an order locks both in the same order.
  await openCart(context, cartOwner(caller), caller.site)
  const offer = await lockShown(context, caller, request, 'accept')
  const all = await readOfferLines(trx, [offer.versionId])
  const positions = new Set(request.positions)
  const chosen = all.filter(({ position }) => positions.has(position))
  if (chosen.length !== positions.size) throw notFound('The offer has no such line.', 'positions')
  const { inCart, ordered } = await readUse(trx, offer.versionId)
  const used = new Set([...inCart, ...ordered.keys()])
  if (chosen.some(({ position }) => used.has(position)))
    throw new ApiError(409, 'lineTaken', 'A line is in a cart or an order already.', { field: 'positions' })
  const double = findDoubleChoice(all, positions, used)
  if (double !== null)
    throw new ApiError(400, 'alternatives', 'Only one of a line and its alternatives can be accepted.', {
      field: `positions.${request.positions.indexOf(double)}`,
    })
  const articles = await findArticlesById(
    trx,
    null,
    chosen.map(({ variantId }) => variantId),
  )
  const packingOf = (line: (typeof all)[number]) =>
    isFreeText(line) ? freeTextPacking(line.unit) : articles.get(line.variantId)
  const isBuyable = (line: (typeof all)[number]): boolean =>
    isFreeText(line) || articles.get(line.variantId)?.buyable === 1
  const adds = chosen.filter(isBuyable).flatMap((line): LineToAdd[] => {
    const packing = packingOf(line)
    if (packing === undefined) return []
    const { variantId, quantity, configuration, note, freeText, unit, position } = line
    const locked = { lockKind: 'offer' as const, lockId: offer.versionId, lockPosition: position }
    return [
      {
        line: {
          variantId,
          quantity,
          configuration,
          note,
          freeText,
          freeTextUnit: freeText === '' ? '' : unit,
          listName,
          actionType: '',
          searchTerm: '',
          ...locked,
        },
        packing,
        field: 'positions',
      },
    ]
  })
  if (adds.length > 0) {
    await addLines(context, caller, adds, { action: 'addRows', field: 'positions' })
    await changeOffer(context, offer, buyerOf(caller), { action: 'accept', facts: { lines: adds.length } })
  }
  return {
    success: true,
    cartCount: await countOwnerLines(trx, cartOwner(caller)),
    results: chosen.map((line) => ({
      position: line.position,
      name: line.name,
      outcome: isBuyable(line) ? 'added' : 'notBuyable',
    })),
  }
}

/** Takes the lines of an offer out of the carts of the customer's users. Errors: 403, 404, 409. */
export async function releaseOffer(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof offerStepSchema>,
): Promise<{ offerId: string; number: string }> {
  const { trx, dialect } = context
  const shown = await findOffer(trx, caller.customerId, request.offerId)
  if (shown === undefined) throw noSuchOffer()
  await requireOrder(context, caller)
  const carts = await trx
    .selectFrom('carts')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cartLines')
        .select('cartId')
        .where('lockKind', '=', 'offer')
        .where('lockId', '=', shown.versionId),
    )
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute()
  const offer = await lockShown(context, caller, request, 'release')
  for (const cart of carts) {
    const lines = await trx
      .selectFrom('cartLines')
      .select('id')
      .where('cartId', '=', cart.id)
      .where('lockKind', '=', 'offer')
      .where('lockId', '=', offer.versionId)
      .execute()
    for (const { id } of lines) await removeLines(context, cart.id, id)
    await touchCart(context, cart.id, caller, 'removeItem')
  }
  await changeOffer(context, offer, buyerOf(caller), { action: 'release', facts: { carts: carts.length } })
  return changed(offer)
}
