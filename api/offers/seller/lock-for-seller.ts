import { languageOfSite } from '../../accounts/service.ts'
import type { SellerOfferAction } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller } from '../../platform/services.ts'
import type { OfferActor } from '../change-offer.ts'
import { noSuchOffer } from '../lock-offer.ts'
import { notAllowed, sellerActions, shownState, staleOffer } from '../rules.ts'
import { findOffer, lockOffers, type OfferHeadRow } from '../store.ts'
import { factsOf } from '../view.ts'

/** The requester of an offer as a caller: whose prices and texts the offer has. */
export const requesterOf = ({ site, siteName, userId, customerId }: OfferHeadRow): Caller => ({
  site,
  siteName,
  language: languageOfSite(site),
  sessionHash: null,
  userId,
  customerId,
})

/** The locked offer as it was shown, if its state allows the action. Errors: 404, 409. */
export async function lockForSeller(
  context: WriteContext,
  sellerId: string,
  { offerId, revision }: { offerId: string; revision?: number },
  action: SellerOfferAction,
): Promise<OfferHeadRow> {
  await lockOffers(context, [offerId])
  const offer = await findOffer(context.trx, null, offerId)
  if (offer === undefined) throw noSuchOffer()
  if (revision !== undefined && offer.revision !== revision) throw staleOffer()
  const facts = factsOf(offer)
  if (!sellerActions(facts, offer.sellerId === sellerId, context.now).includes(action))
    throw notAllowed(shownState(facts, context.now))
  return offer
}

/** A seller as the one who changes an offer. */
export const sellerOf = (sellerId: string): OfferActor => ({ kind: 'seller', sellerId })

/** Checks that a new validity lies ahead. Errors: 400. */
export function checkValidity(validUntil: string, now: Date): void {
  if (validUntil <= now.toISOString())
    throw new ApiError(400, 'inPast', 'The offer must be valid for some time.', { field: 'validUntil' })
}

/** The page of an offer in the shop. */
export const buyerLink = (origin: string, offerId: string): string =>
  `${origin}/my-pages/offers?offer=${offerId}`
