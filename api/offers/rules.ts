import type { OfferAction, OfferState, SellerOfferAction, StoredOfferState } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'

/**
 * What the shown state of an offer follows from. `isInCart` and `isOrdered`: at least one line of the current version.
 */
export interface OfferFacts {
  state: StoredOfferState
  validUntil: string | null
  isInCart: boolean
  isOrdered: boolean
}

/** Whether the offered prices hold. They do not at the instant of `validUntil`. */
const isValid = ({ validUntil }: Pick<OfferFacts, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && now.toISOString() < validUntil

/** The state of an offer as shown. */
export function shownState(offer: OfferFacts, now: Date): OfferState {
  if (offer.state !== 'ready') return offer.state
  if (offer.isInCart && isValid(offer, now)) return 'accepted'
  if (offer.isOrdered) return 'partlyOrdered'
  return isValid(offer, now) ? 'ready' : 'expired'
}

const always: Readonly<Record<OfferState, readonly OfferAction[]>> = {
  draft: ['edit', 'send', 'cancel'],
  sent: ['cancel', 'message'],
  inProgress: ['cancel', 'message'],
  ready: ['accept', 'decline', 'askChange', 'askExtension', 'message'],
  accepted: ['accept', 'release', 'askExtension', 'message'],
  partlyOrdered: ['askExtension', 'message'],
  ordered: ['message'],
  declined: [],
  expired: ['requestAgain', 'askExtension', 'message'],
  cancelled: [],
}

/** What the buyer may do with an offer. */
export function buyerActions(offer: OfferFacts, now: Date): readonly OfferAction[] {
  const state = shownState(offer, now)
  return state === 'partlyOrdered' && isValid(offer, now) ? ['accept', ...always[state]] : always[state]
}

/** What a seller may do with an offer. Answering is for the seller who has taken it. */
export function sellerActions(offer: OfferFacts, isMine: boolean, now: Date): readonly SellerOfferAction[] {
  const state = shownState(offer, now)
  if (state === 'sent') return ['take', 'message']
  if (state === 'inProgress') return isMine ? ['answer', 'message'] : ['take', 'message']
  // A new version would take the lines out of carts, so it waits until they are ordered or released.
  if (state === 'ready' || state === 'expired')
    return isMine ? ['answer', 'extend', 'message'] : ['take', 'extend', 'message']
  if (state === 'accepted' || state === 'partlyOrdered') return ['extend', 'message']
  return state === 'ordered' ? ['message'] : []
}

/** A line as far as acceptance is concerned. */
export interface ChoosableLine {
  position: number
  kind: 'ordinary' | 'optional' | 'alternative'
  alternativeTo: number
}

/** The lines of which one may be chosen: an ordinary line and its alternatives. */
const groupOf = ({ kind, position, alternativeTo }: ChoosableLine): number =>
  kind === 'alternative' ? alternativeTo : position

/** The first of the chosen lines whose group has another chosen or used line; null if there is none. */
export function findDoubleChoice(
  lines: readonly ChoosableLine[],
  chosen: ReadonlySet<number>,
  used: ReadonlySet<number>,
): number | null {
  const taken = new Set(lines.filter(({ position }) => used.has(position)).map(groupOf))
  for (const line of lines) {
    if (!chosen.has(line.position)) continue
    if (taken.has(groupOf(line))) return line.position
    taken.add(groupOf(line))
  }
  return null
}

/** Whether nothing is left to order: every line that is not optional is ordered, or another of its group. */
export function isUsedUp(lines: readonly ChoosableLine[], ordered: ReadonlySet<number>): boolean {
  const groups = new Set(lines.filter(({ position }) => ordered.has(position)).map(groupOf))
  return groups.size > 0 && lines.every((line) => line.kind !== 'ordinary' || groups.has(line.position))
}

/** 409: the state of the offer does not allow the action. */
export const notAllowed = (state: OfferState): ApiError =>
  new ApiError(409, 'offerState', `The offer is ${state}.`, { more: { state } })

/** 409: the offer has changed since it was shown. */
export const staleOffer = (): ApiError =>
  new ApiError(409, 'stale', 'The offer has changed since it was shown.', { field: 'revision' })
