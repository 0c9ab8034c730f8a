import type { SiteKey } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { Services } from '../../platform/services.ts'
import { followSession } from '../../push/service.ts'
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

/** A visitor who signs in: whose cart, direct order and lists become those of the user. */
export interface SignedInVisitor {
  /** The session of the visitor. */
  sessionHash: string
  site: SiteKey
  userId: string
  customerId: string
}

/**
 * Gives what a visitor has put together to the user who signs in, in the transaction of the sign-in. Returns what is to
 * be recorded for the new session, by its hash.
 */
export type TakeOver = (
  context: WriteContext,
  visitor: SignedInVisitor,
) => Promise<(newSession: string) => Promise<void>>

/** The session to replace ended meanwhile, by another call of the same browser. */
export class SessionEnded extends Error {}

/**
 * Replaces a session by a new one in one transaction, and returns the new id. The cart, the direct order and the
 * favourite lists of a visitor go to the user who signs in. `device` is the id that an earlier sign-in has left in the
 * browser. With `mustExist`, throws SessionEnded if the old session has ended, so that no change of customer outlives a
 * sign-out.
 */
export function replaceSession(
  { store, clock, sessionLimitsOf }: Services,
  takeOver: TakeOver,
  old: { hash: string; mustExist: boolean; device?: string | null },
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
    const record =
      customerId !== null && userId !== null
        ? await takeOver(context, { sessionHash: old.hash, site, userId, customerId })
        : null
    const id = await createSession(trx, { site, userId, customerId, facts }, now, sessionLimitsOf(site))
    await record?.(hashSessionId(id))
    await followSession(trx, { session: old.hash, device: old.device ?? null, userId }, hashSessionId(id))
    if (userId !== null) await endOldestSessions(trx, dialect, userId, now)
    return id
  })
}
