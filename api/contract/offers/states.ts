/** States of an offer that are kept. The others follow from its lines and from the time. */
export const storedOfferStates = [
  'draft',
  'sent',
  'inProgress',
  'ready',
  'ordered',
  'declined',
  'cancelled',
] as const
export type StoredOfferState = (typeof storedOfferStates)[number]

/**
 * States of an offer as shown. `accepted`: lines are in a cart at the offered prices. `partlyOrdered`: some lines are
 * ordered. `expired`: the offered prices no longer hold.
 */
export const offerStates = [
  'draft',
  'sent',
  'inProgress',
  'ready',
  'accepted',
  'partlyOrdered',
  'ordered',
  'declined',
  'expired',
  'cancelled',
] as const
export type OfferState = (typeof offerStates)[number]

/** `optional`: beside the others. `alternative`: in place of another line, of which only one can be accepted. */
export const offerLineKinds = ['ordinary', 'optional', 'alternative'] as const
export type OfferLineKind = (typeof offerLineKinds)[number]

/** What a message of the thread is about. */
export const offerMessageKinds = [
  'message',
  'request',
  'answer',
  'change',
  'extension',
  'extended',
  'decline',
  'cancel',
  'again',
] as const
export type OfferMessageKind = (typeof offerMessageKinds)[number]

/** Permissions of sellers in the operator area. */
export const sellerPermissions = [
  'offers:answer',
  'returns:answer',
  'complaints:answer',
  'applications:answer',
  'feedback:read',
] as const
export type SellerPermission = (typeof sellerPermissions)[number]
