import type { SiteKey } from '../../contract/index.ts'
import type { Services } from '../../platform/services.ts'
import type { UserRow } from '../users/store.ts'
import { rememberDevice } from './known-devices-store.ts'
import { replaceSession, type TakeOver } from './replace-session.ts'

/** The browser in which somebody signs in. */
export interface SignInBrowser {
  site: SiteKey
  /** The session that the sign-in replaces; null if there is none. */
  sessionHash: string | null
  /** Browser and system, for the list of sessions; empty if unknown. */
  browser: string
  /** The id that an earlier sign-in has left in the browser; null if there is none. */
  device: string | null
}

/** A session that has begun or has a new id, for the cookies of the browser. */
export interface BegunSession {
  session: string
  /** The id of the browser; null if it keeps its own. */
  device: string | null
}

/**
 * Begins the session of a user who has passed every step of the sign-in, and remembers the browser, in one transaction:
 * a browser whose session has been replaced must get the new one.
 */
export async function completeSignIn(
  services: Services,
  takeOver: TakeOver,
  { site, sessionHash, browser, device }: SignInBrowser,
  { user, customerId, secondFactor }: { user: UserRow; customerId: string; secondFactor: boolean },
): Promise<BegunSession> {
  const now = services.clock()
  const facts = { browser, confirmedAt: now.toISOString(), secondFactor }
  const owner = { site, userId: user.id, customerId, facts }
  let remembered: string | null = null
  const takeOverAndRemember: TakeOver = async (context, visitor) => {
    const record = await takeOver(context, visitor)
    return async (newSession) => {
      await record(newSession)
      remembered = await rememberDevice(context.trx, device, user.userName, now)
    }
  }
  const old = { hash: sessionHash ?? '', mustExist: false, device }
  const session = await replaceSession(services, takeOverAndRemember, old, owner)
  return { session, device: remembered }
}
