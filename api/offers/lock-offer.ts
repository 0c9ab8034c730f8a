import type { OfferAction } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OfferActor } from './change-offer.ts'
import { buyerActions, notAllowed, shownState, staleOffer } from './rules.ts'
import { findOffer, lockOffers, type OfferHeadRow } from './store.ts'
import { factsOf } from './view.ts'

/** The caller as the one who changes an offer. */
export const buyerOf = ({ userId }: SessionCaller): OfferActor => ({ kind: 'buyer', userId })

export const noSuchOffer = () => notFound('There is no such offer.', 'offerId')

/** The locked offer as it was shown, if its state allows the action. Errors: 404, 409. */
export async function lockShown(
  context: WriteContext,
  caller: SessionCaller,
  { offerId, revision }: { offerId: string; revision: number },
  action: OfferAction,
): Promise<OfferHeadRow> {
  await lockOffers(context, [offerId])
  const offer = await findOffer(context.trx, caller.customerId, offerId)
  if (offer === undefined) throw noSuchOffer()
  if (offer.revision !== revision) throw staleOffer()
  const facts = factsOf(offer)
  if (!buyerActions(facts, context.now).includes(action)) throw notAllowed(shownState(facts, context.now))
  return offer
}

/** The answer of a change. */
export const changed = ({ id, number }: OfferHeadRow): { offerId: string; number: string } => ({
  offerId: id,
  number,
})
