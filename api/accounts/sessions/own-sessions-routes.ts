import { createHash } from 'node:crypto'
import {
  accountCalls,
  brandNameOf,
  type Security,
  siteKeyOf,
  siteNames,
  sites,
} from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { readClient, readOrigin } from '../../platform/http/client.ts'
import type { ApiContext } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
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

/** The security section of my account, and the end of sessions by their user (ACC-11). */
export const ownSessionRoutes: RouteGroup = (mount, services) => {
  const { store, clock, sessionLimitsOf, log, keys } = services
  const { db } = store

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

  /** Logs that a user has ended own sessions. */
  const audit = async (c: ApiContext, userId: string, ended: number): Promise<void> => {
    const { siteName: site } = c.get('caller')
    const user = hashUserName(keys.users, (await getUser(db, userId)).userName)
    log.info(
      { event: 'sessions_ended', ended, site, address: readClient(c, services).address, user },
      'sign-in',
    )
  }

  mount(accountCalls.security, async ({ c, caller: { userId, sessionHash } }) => {
    const user = await getUser(db, userId)
    const factors = await factorsOf(db, userId)
    const here = rpIdOf(readOrigin(c, services))
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
    } satisfies Security
  })

  mount(accountCalls.endSession, async ({ c, caller: { userId }, body: { id } }) => {
    const session = (await sessionsOf(db, userId)).find(({ idHash }) => publicId(idHash) === id)
    if (session === undefined) throw notFound('There is no such session.', 'id')
    await endSession(db, session.idHash, clock())
    await audit(c, userId, 1)
    return { success: true }
  })

  mount(accountCalls.endOtherSessions, async ({ c, caller: { userId, sessionHash } }) => {
    const ended = await endSessionsOf(db, userId, clock(), sessionHash)
    await audit(c, userId, ended)
    return { ended }
  })
}
