import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { translationsFor } from '../../sites/service.ts'
import { attachedCustomers } from '../customers/store.ts'
import { signInFactsOf } from '../sessions/store.ts'
import { replaceSession, type TakeOver } from './replace-session.ts'

/**
 * Lets a user act for another customer from now on. Returns the new session id. Errors: 403 for a company that requires
 * a second factor if the sign-in had none, 404; throws SessionEnded.
 */
export async function changeCustomer(
  services: Services,
  takeOver: TakeOver,
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
  return replaceSession(
    services,
    takeOver,
    { hash: sessionHash, mustExist: true },
    { site, userId, customerId },
  )
}
