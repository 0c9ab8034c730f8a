import {
  type ExpiringOffers,
  type Offer,
  type OfferFilterQuery,
  type OfferList,
  type OfferSort,
  offersPerPage,
  sites,
} from '../../contract/index.ts'
import type { SessionCaller } from '../../accounts/service.ts'
import { priceVisibilityOf } from '../../catalogue/articles/service.ts'
import { openOrdersFor } from '../../orders/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { periodOf, searchPatterns, sortOf } from '../../platform/lists/list-filter.ts'
import { type PageQuery, readPage } from '../../platform/lists/read-page.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { noSuchOffer } from '../lock-offer.ts'
import { buyerActions } from '../rules.ts'
import {
  countOffers,
  findOffer,
  lastChangedFirst,
  type OfferFilter,
  type OfferHeadRow,
  readOffers,
} from '../store.ts'
import { factsOf, viewContent, viewHead } from '../view.ts'

/** Which offers a query selects. Errors: 400. */
export const offerFilterOf = (caller: Caller, query: OfferFilterQuery, now: Date): OfferFilter => ({
  customerId: caller.customerId,
  userId: query.createdBy === 'me' ? caller.userId : null,
  sellerId: null,
  states: query.status,
  period: periodOf(sites[caller.site].country, query),
  patterns: searchPatterns(query.search),
  now,
})

/** A page of the offers that a filter selects, each as `view` shows it. */
export async function readOfferPage<Head>(
  queries: Queries,
  filter: OfferFilter,
  query: PageQuery & Parameters<typeof sortOf<OfferSort>>[0],
  view: (offer: OfferHeadRow) => Head,
): Promise<{ total: number; page: number; pageSize: number; offers: Head[] }> {
  const { rows, ...page } = await readPage(query, offersPerPage, {
    count: () => countOffers(queries, filter),
    read: (window) => readOffers(queries, filter, sortOf(query, lastChangedFirst), window),
  })
  return { ...page, offers: rows.map(view) }
}

/** A page of the customer's offers. Errors: 400. */
export async function listOffers(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  query: OfferFilterQuery & { page: number; print: '' | '1' },
): Promise<OfferList> {
  const now = clock()
  const filter = offerFilterOf(caller, query, now)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  return readOfferPage(db, filter, query, (offer) => viewHead(offer, hidesPrices, now))
}

const weekMs = 7 * 24 * 3_600_000

/** The customer's offers that can be accepted and expire within seven days, the next to expire first. */
export async function listExpiring(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
): Promise<ExpiringOffers> {
  const now = clock()
  const none = { search: '', from: '', to: '', createdBy: '', direction: 'asc' } as const
  const filter = offerFilterOf(caller, { ...none, sort: undefined, status: ['ready', 'accepted'] }, now)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const rows = await readOffers(db, filter, { column: 'validUntil', direction: 'asc' }, { from: 0, count: 5 })
  const until = new Date(now.getTime() + weekMs).toISOString()
  return {
    offers: rows
      .filter(({ validUntil }) => validUntil !== null && validUntil <= until)
      .map((offer) => viewHead(offer, hidesPrices, now)),
  }
}

/** One offer of the customer. Errors: 404. */
export async function readOffer(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  offerId: string,
): Promise<Offer> {
  const offer = await findOffer(db, caller.customerId, offerId)
  if (offer === undefined) throw noSuchOffer()
  const now = clock()
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const content = await viewContent(db, caller, offer, hidesPrices)
  const orders = content.versions.flatMap(({ lines }) => lines.map(({ orderNumber }) => orderNumber))
  return {
    ...viewHead(offer, hidesPrices, now),
    ...content,
    openOrders: (await openOrdersFor(db, caller, orders))(...new Set(orders)),
    allowed: [...buyerActions(factsOf(offer), now)],
    hidesPrices,
  }
}
