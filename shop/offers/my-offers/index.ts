export { offerList } from './offer-list.ts'
export { OffersView } from './offers-view.tsx'
export { shownOffers } from './shown-offer.ts'
