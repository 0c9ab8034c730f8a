import type { SellerOffer, SellerOfferList, SellerOfferQuery } from '../../contract/index.ts'
import { periodOf, searchPatterns } from '../../platform/lists/list-filter.ts'
import type { Services } from '../../platform/services.ts'
import { requesterOf } from './lock-for-seller.ts'
import { noSuchOffer } from '../lock-offer.ts'
import { readOfferPage } from '../buyer/read-offers.ts'
import { notAllowed, sellerActions, shownState } from '../rules.ts'
import { findOffer, type OfferHeadRow } from '../store.ts'
import { factsOf, viewContent, viewHead } from '../view.ts'

const viewSellerHead = (offer: OfferHeadRow, sellerId: string, now: Date) => ({
  ...viewHead(offer, false, now),
  customer: offer.customer,
  customerNumber: offer.customerNumber,
  site: offer.siteName,
  isMine: offer.sellerId === sellerId,
})

/** A page of the offers of all customers. Errors: 400. */
export async function listForSeller(
  { store: { db }, clock }: Services,
  sellerId: string,
  query: SellerOfferQuery,
): Promise<SellerOfferList> {
  const now = clock()
  const filter = {
    customerId: null,
    userId: null,
    sellerId: query.mine === '1' ? sellerId : null,
    states: query.status,
    period: periodOf('SE', query),
    patterns: searchPatterns(query.search),
    now,
  }
  return readOfferPage(db, filter, query, (offer) => viewSellerHead(offer, sellerId, now))
}

/** An offer to whose buyer a seller may write. Errors: 404, 409. */
export async function findWritableOffer(
  { store: { db }, clock }: Services,
  sellerId: string,
  offerId: string,
): Promise<OfferHeadRow> {
  const offer = await findOffer(db, null, offerId)
  if (offer === undefined) throw noSuchOffer()
  const now = clock()
  const facts = factsOf(offer)
  if (!sellerActions(facts, offer.sellerId === sellerId, now).includes('message'))
    throw notAllowed(shownState(facts, now))
  return offer
}

/** One offer, as a seller sees it. Errors: 404. */
export async function readForSeller(
  { store: { db }, clock }: Services,
  sellerId: string,
  offerId: string,
): Promise<SellerOffer> {
  const offer = await findOffer(db, null, offerId)
  if (offer === undefined) throw noSuchOffer()
  const now = clock()
  return {
    ...viewSellerHead(offer, sellerId, now),
    ...(await viewContent(db, requesterOf(offer), offer, false)),
    allowed: [...sellerActions(factsOf(offer), offer.sellerId === sellerId, now)],
  }
}

/** The name of a file of an offer; undefined if the offer does not have it. */
export async function findOfferFileName(
  { store: { db } }: Services,
  { offerId, fileId }: { offerId: string; fileId: string },
): Promise<string | undefined> {
  const offer = await findOffer(db, null, offerId)
  const row = await db
    .selectFrom('offerFiles')
    .select('name')
    .where('offerId', '=', offer?.id ?? '')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row?.name
}
