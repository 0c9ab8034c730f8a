export { expiringOffersAddress, offerAddress, offerCustomerAddress } from './calls.ts'
