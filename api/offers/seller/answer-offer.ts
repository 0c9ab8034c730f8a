import { randomUUID } from 'node:crypto'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf } from '../../platform/services.ts'
import { type Answer, linesOfAnswer } from './answer-lines.ts'
import { changeOffer } from '../change-offer.ts'
import { buyerLink, checkValidity, lockForSeller, requesterOf, sellerOf } from './lock-for-seller.ts'
import { addOfferFiles } from '../documents/offer-files.ts'
import { priceLines } from '../request-lines.ts'
import { insertVersion, sumOfOffer } from '../store.ts'

/** Sends a new version of an offer to the buyer. Errors: 400 by field, 404, 409. */
export async function answerOffer(
  context: WriteContext,
  sellerId: string,
  request: Answer,
  originOf: OriginOf,
): Promise<void> {
  const { trx, now } = context
  const offer = await lockForSeller(context, sellerId, request, 'answer')
  const { validUntil, note, files } = request
  checkValidity(validUntil, now)
  const { lines } = await priceLines(
    trx,
    requesterOf(offer),
    await linesOfAnswer(context, offer, request.lines),
    now,
  )
  const { last } = await trx
    .selectFrom('offerVersions')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('offerId', '=', offer.id)
    .executeTakeFirstOrThrow()
  const version = Number(last) + 1
  const versionId = randomUUID()
  const sum = sumOfOffer(lines)
  const createdAt = now.toISOString()
  await insertVersion(
    context,
    { id: versionId, offerId: offer.id, version, sellerId, validUntil, note, sum, createdAt },
    lines,
  )
  await addOfferFiles(context, { customerId: offer.customerId, userId: sellerId }, offer.id, files)
  await changeOffer(context, offer, sellerOf(sellerId), {
    action: 'answer',
    set: { state: 'ready', versionId, validUntil, sum, asksExtension: 0 },
    facts: { version, validUntil, lines: lines.length, files: files.length },
    message: { kind: 'answer', text: note },
    mail: { to: 'buyer', event: 'answer', text: note, link: buyerLink(originOf(offer.siteName), offer.id) },
  })
}
