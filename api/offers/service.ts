/** Offers: what the operator area lets sellers do with them. */
export { answerOffer } from './seller/answer-offer.ts'
export {
  findOfferFileName,
  findWritableOffer,
  listForSeller,
  readForSeller,
} from './seller/read-for-seller.ts'
export { extendOffer, takeOffer, writeToBuyer } from './seller/seller-steps.ts'
