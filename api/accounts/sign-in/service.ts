import type { SiteKey } from '../../contract/index.ts'
import { mergeCarts } from '../../carts/merge.ts'
import { cartOwner, recordMerge, type Merge } from '../../carts/store.ts'
import { mergeDirectOrders } from '../../direct-order/merge.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { attachFavouriteLists } from '../../purchase-lists/store.ts'
import { translationsFor } from '../../sites/translations/translations.ts'
import { attachedCustomers } from '../customers/store.ts'
import { hashSessionId } from '../sessions/session-ids-store.ts'
import {
  createSession,
  endOldestSessions,
  endSession,
  signInFactsOf,
  type SignInFacts,
} from '../sessions/store.ts'

/** Whose session it is: a user at a customer, or a visitor. */
export interface SessionOwner {
  site: SiteKey
  userId: string | null
  customerId: string | null
  /** @default those of the replaced session */
  facts?: SignInFacts
}

/** The session to replace ended meanwhile, by another call of the same browser. */
export class SessionEnded extends Error {}

/**
 * Replaces a session by a new one in one transaction, and returns the new id. The cart, the direct order and the
 * favourite lists of a visitor go to the user who signs in. With `mustExist`, throws SessionEnded if the old session has
 * ended, so that no change of customer outlives a sign-out.
 */
export function replaceSession(
  { store, clock, sessionLimitsOf }: Services,
  old: { hash: string; mustExist: boolean },
  owner: SessionOwner,
): Promise<string> {
  const { db, dialect } = store
  return db.transaction().execute(async (trx) => {
    const now = clock()
    const facts = owner.userId === null ? undefined : (owner.facts ?? (await signInFactsOf(trx, old.hash)))
    const ended = await endSession(trx, old.hash, now)
    if (old.mustExist && !ended) throw new SessionEnded()
    const { site, userId, customerId } = owner
    const context = { trx, dialect, now }
    let merge: Merge | null = null
    if (customerId !== null && userId !== null) {
      const from = { userId: '', customerId: '', sessionHash: old.hash }
      const into = { userId, customerId, sessionHash: old.hash }
      merge = await mergeCarts(context, from, into, site)
      await mergeDirectOrders(context, cartOwner(from), cartOwner(into))
      await attachFavouriteLists(context, old.hash, { customerId, userId })
    }
    const id = await createSession(trx, { site, userId, customerId, facts }, now, sessionLimitsOf(site))
    if (merge !== null) await recordMerge(context, hashSessionId(id), merge)
    if (userId !== null) await endOldestSessions(trx, dialect, userId, now)
    return id
  })
}

/** Lets a user act for another customer from now on. Returns the new session id. Errors: 403 for a company that requires
 * a second factor if the sign-in had none, 404; throws SessionEnded. */
export async function changeCustomer(
  services: Services,
  { site, sessionHash, userId, language }: Caller & { sessionHash: string },
  customerId: string,
): Promise<string> {
  const attached = await attachedCustomers(services.store.db, userId, site)
  if (!attached.some((customer) => customer.id === customerId))
    // The shop shows this sentence to the user (spec §4).
    throw new ApiError(404, 'notAttached', translationsFor(language).user.notAttached, {
      field: 'user',
      more: { success: false },
    })
  const { secondFactor } = await signInFactsOf(services.store.db, sessionHash)
  if (
    !secondFactor &&
    attached.some(({ id, secondFactorRequired }) => id === customerId && secondFactorRequired === 1)
  )
    throw new ApiError(403, 'secondFactor', translationsFor(language).user.secondFactorNeeded, {
      field: 'user',
      more: { success: false },
    })
  return replaceSession(services, { hash: sessionHash, mustExist: true }, { site, userId, customerId })
}
