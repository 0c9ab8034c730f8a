import type * as v from 'valibot'
import type { sellerExtendSchema, sellerMessageSchema, sellerTakeSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OriginOf } from '../../platform/services.ts'
import { changeOffer } from '../change-offer.ts'
import { addOfferFiles } from '../documents/offer-files.ts'
import { buyerLink, checkValidity, lockForSeller, sellerOf } from './lock-for-seller.ts'

/** Takes a request, also from another seller. An offer that was made keeps its state. Errors: 404, 409. */
export async function takeOffer(
  context: WriteContext,
  sellerId: string,
  request: v.InferOutput<typeof sellerTakeSchema>,
): Promise<void> {
  const offer = await lockForSeller(context, sellerId, request, 'take')
  await changeOffer(context, offer, sellerOf(sellerId), {
    action: 'take',
    set: { sellerId, ...(offer.state === 'sent' ? { state: 'inProgress' } : {}) },
    facts: { taken: true },
  })
}

/** Makes an offer valid for longer. Errors: 400, 404, 409. */
export async function extendOffer(
  context: WriteContext,
  sellerId: string,
  request: v.InferOutput<typeof sellerExtendSchema>,
  originOf: OriginOf,
): Promise<void> {
  const offer = await lockForSeller(context, sellerId, request, 'extend')
  const { validUntil } = request
  checkValidity(validUntil, context.now)
  if (offer.validUntil !== null && validUntil <= offer.validUntil)
    throw new ApiError(400, 'notLonger', 'The new time must be later than the current one.', {
      field: 'validUntil',
    })
  await changeOffer(context, offer, sellerOf(sellerId), {
    action: 'extend',
    set: { validUntil, asksExtension: 0 },
    facts: { validUntil },
    message: { kind: 'extended', text: '' },
    mail: { to: 'buyer', event: 'extended', text: '', link: buyerLink(originOf(offer.siteName), offer.id) },
  })
}

/** Writes to the buyer, with files. Errors: 404, 409. */
export async function writeToBuyer(
  context: WriteContext,
  sellerId: string,
  { offerId, text, files }: v.InferOutput<typeof sellerMessageSchema>,
  originOf: OriginOf,
): Promise<void> {
  const offer = await lockForSeller(context, sellerId, { offerId }, 'message')
  await addOfferFiles(context, { customerId: offer.customerId, userId: sellerId }, offerId, files)
  await changeOffer(context, offer, sellerOf(sellerId), {
    action: 'message',
    facts: { files: files.length },
    message: { kind: 'message', text },
    mail: { to: 'buyer', event: 'message', text, link: buyerLink(originOf(offer.siteName), offer.id) },
  })
}
