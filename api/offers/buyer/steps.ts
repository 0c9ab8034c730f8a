import type * as v from 'valibot'
import {
  type OfferAction,
  type offerMessageRequestSchema,
  type OfferMessageKind,
  type offerStepSchema,
  type StoredOfferState,
} from '../../contract/index.ts'
import type { SessionCaller } from '../../accounts/service.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { Services } from '../../platform/services.ts'
import { changeOffer } from '../change-offer.ts'
import { buyerOf, changed, lockShown, noSuchOffer } from '../lock-offer.ts'
import { addOfferFiles } from '../documents/offer-files.ts'
import { priceLines, wantedAgain } from '../request-lines.ts'
import { buyerActions, notAllowed, shownState } from '../rules.ts'
import { findOffer, insertOfferLines, lockOffers, type OfferHeadRow, readOfferLines } from '../store.ts'
import { factsOf } from '../view.ts'

/** A step of the buyer that changes the state or says something. */
interface Step {
  action: OfferAction
  /** The verb of the audit. */
  verb: string
  state?: StoredOfferState
  set?: { asksExtension: 1 }
  kind: OfferMessageKind
  event: 'send' | 'cancel' | 'change' | 'extension' | 'again' | 'decline'
}

const steps = {
  send: { action: 'send', verb: 'send', state: 'sent', kind: 'request', event: 'send' },
  cancel: { action: 'cancel', verb: 'cancel', state: 'cancelled', kind: 'cancel', event: 'cancel' },
  askChange: { action: 'askChange', verb: 'askChange', state: 'inProgress', kind: 'change', event: 'change' },
  askExtension: {
    action: 'askExtension',
    verb: 'askExtension',
    set: { asksExtension: 1 },
    kind: 'extension',
    event: 'extension',
  },
  requestAgain: {
    action: 'requestAgain',
    verb: 'requestAgain',
    state: 'sent',
    kind: 'again',
    event: 'again',
  },
  decline: { action: 'decline', verb: 'decline', state: 'declined', kind: 'decline', event: 'decline' },
} as const satisfies Record<string, Step>
export type BuyerStep = keyof typeof steps

/** The page of an offer in the operator area; null without one. */
export const sellerLink = ({ settings }: Pick<Services, 'settings'>, offerId: string): string | null =>
  settings.operatorOrigin === undefined ? null : `${settings.operatorOrigin}/offers/${offerId}`

/** Takes a step with an offer. A draft that nobody has seen is cancelled without a mail. Errors: 404, 409. */
export async function takeStep(
  context: WriteContext,
  caller: SessionCaller,
  name: BuyerStep,
  request: v.InferOutput<typeof offerStepSchema>,
  link: string | null,
): Promise<{ offerId: string; number: string }> {
  const step: Step = steps[name]
  const offer = await lockShown(context, caller, request, step.action)
  const isUnseen = name === 'cancel' && offer.state === 'draft'
  if (name === 'send') await repriceRequest(context, caller, offer)
  const says = request.text !== '' || name !== 'send'
  await changeOffer(context, offer, buyerOf(caller), {
    action: step.verb,
    set: { ...(step.state === undefined ? {} : { state: step.state }), ...step.set },
    ...(says && !isUnseen ? { message: { kind: step.kind, text: request.text } } : {}),
    ...(isUnseen ? {} : { mail: { to: 'seller', event: step.event, text: request.text, link } }),
  })
  return changed(offer)
}

/** Gives a request the prices of the day on which it is sent. */
async function repriceRequest(
  { trx, now }: WriteContext,
  caller: SessionCaller,
  { versionId }: OfferHeadRow,
): Promise<void> {
  const kept = await readOfferLines(trx, [versionId])
  const { lines } = await priceLines(trx, caller, kept.map(wantedAgain), now)
  if (lines.length !== kept.length) return
  await trx.deleteFrom('offerLines').where('versionId', '=', versionId).execute()
  await insertOfferLines(trx, versionId, lines)
}

/** Adds a message with files to the thread. Errors: 404, 409. */
export async function writeMessage(
  context: WriteContext,
  caller: SessionCaller,
  { offerId, text, files }: v.InferOutput<typeof offerMessageRequestSchema>,
  link: string | null,
): Promise<{ offerId: string; number: string }> {
  const { trx, now } = context
  await lockOffers(context, [offerId])
  const offer = await findOffer(trx, caller.customerId, offerId)
  if (offer === undefined) throw noSuchOffer()
  const facts = factsOf(offer)
  const isDraft = offer.state === 'draft'
  if (!isDraft && !buyerActions(facts, now).includes('message')) throw notAllowed(shownState(facts, now))
  await addOfferFiles(context, caller, offerId, files)
  await changeOffer(context, offer, buyerOf(caller), {
    action: 'message',
    facts: { files: files.length },
    message: { kind: 'message', text },
    ...(isDraft ? {} : { mail: { to: 'seller', event: 'message', text, link } }),
  })
  return changed(offer)
}
