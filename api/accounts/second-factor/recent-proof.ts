import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { requireSignedIn } from '../caller.ts'
import { signInFactsOf } from '../sessions/store.ts'
import { factorsOf, methodsOf } from './store.ts'

/** Minutes for which a proof of the password or of a second factor counts as recent. */
const recentMinutes = 10

/**
 * Lets a call pass if the user has proved a password or a second factor within ten minutes (step-up). Errors: 403
 * `confirm` with the `methods` that `POST /api/user/confirm` takes from this user at the origin of the shop; 401.
 */
export async function requireRecentProof(services: Services, caller: Caller, origin: string): Promise<void> {
  const { userId, sessionHash } = requireSignedIn(caller)
  const { db } = services.store
  const { confirmedAt } = await signInFactsOf(db, sessionHash)
  const since = new Date(services.clock().getTime() - recentMinutes * 60_000).toISOString()
  if (confirmedAt > since) return
  const factors = await factorsOf(db, userId)
  throw new ApiError(403, 'confirm', 'Prove the password or a second factor first.', {
    more: { methods: { password: !factors.any, ...methodsOf(factors, origin) } },
  })
}
