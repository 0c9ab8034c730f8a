export { expiringOffersAddress, offerAddress, offerCustomerAddress, useExpiringOffers } from './calls.ts'
