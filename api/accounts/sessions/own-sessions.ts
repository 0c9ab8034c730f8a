import { createHash } from 'node:crypto'
import { brandNameOf, type Security, siteKeyOf, siteNames, sites } from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Services, SessionCaller } from '../../platform/services.ts'
import { endPushOfSession } from '../../push/service.ts'
import { factorsOf, requiresSecondFactor, rpIdOf } from '../second-factor/store.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { getUser } from '../users/store.ts'
import { endSession, endSessionsOf, sessionsOf } from './store.ts'

/** Names a session in answers: its hash is in the access token, and does not belong into pages. */
const publicId = (idHash: string): string =>
  createHash('sha256').update(`session ${idHash}`).digest('hex').slice(0, 32)

const siteText = (site: string): string => {
  const name = siteNames.find((each) => each === site)
  return name === undefined ? site : `${brandNameOf(name)} (${sites[siteKeyOf(name)].country})`
}

/**
 * The use cases of the security section of my account: what a user sees of own sessions and factors, and ends of the
 * sessions (ACC-11).
 */
export function createOwnSessions({ store: { db }, clock, sessionLimitsOf, log, keys }: Services) {
  /** The live sessions of a user: the current one, then the others, the last used one first. */
  const liveSessions = async (userId: string, current: string) => {
    const now = clock().getTime()
    const rows = await sessionsOf(db, userId)
    return rows
      .filter(
        ({ site, seenAt }) => new Date(seenAt).getTime() > now - sessionLimitsOf(site).idleSeconds * 1000,
      )
      .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
      .toSorted(
        (a, b) =>
          Number(b.idHash === current) - Number(a.idHash === current) || b.seenAt.localeCompare(a.seenAt),
      )
  }

  /** Logs that a user has ended own sessions. `address` is the keyed hash of the network address. */
  const audit = async (
    { userId, siteName: site }: SessionCaller,
    address: string | null,
    ended: number,
  ): Promise<void> => {
    const user = hashUserName(keys.users, (await getUser(db, userId)).userName)
    log.info({ event: 'sessions_ended', ended, site, address, user }, 'sign-in')
  }

  return {
    /** Sessions and factors of the caller; the passkeys of `origin` are marked. */
    viewSecurity: async ({ userId, sessionHash }: SessionCaller, origin: string): Promise<Security> => {
      const user = await getUser(db, userId)
      const factors = await factorsOf(db, userId)
      const here = rpIdOf(origin)
      const sessions = await liveSessions(userId, sessionHash)
      return {
        userName: user.userName,
        email: user.email,
        sessions: sessions.map(({ idHash, site, browser, createdAt, seenAt }) => ({
          id: publicId(idHash),
          site,
          siteName: siteText(site),
          browser,
          createdAt,
          seenAt,
          current: idHash === sessionHash,
        })),
        passkeys: factors.passkeys.map(({ id, name, createdAt, usedAt, rpId }) => ({
          id,
          name,
          createdAt,
          usedAt,
          here: rpId === here,
        })),
        totp: factors.totp,
        recoveryCodes: factors.recoveryCodes,
        secondFactorRequired: await requiresSecondFactor(db, userId),
      }
    },

    /** Ends one of the caller's sessions. Errors: 404. */
    endOne: async (caller: SessionCaller, address: string | null, id: string): Promise<void> => {
      const session = (await sessionsOf(db, caller.userId)).find(({ idHash }) => publicId(idHash) === id)
      if (session === undefined) throw notFound('There is no such session.', 'id')
      await endPushOfSession(db, session.idHash)
      await endSession(db, session.idHash, clock())
      await audit(caller, address, 1)
    },

    /** Ends the caller's sessions other than the current one. Returns how many. */
    endOthers: async (caller: SessionCaller, address: string | null): Promise<number> => {
      const ended = await endSessionsOf(db, caller.userId, clock(), caller.sessionHash)
      await audit(caller, address, ended)
      return ended
    },
  }
}
