import { createHash } from 'node:crypto'
import { type SiteKey, tokenAnswerSchema } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { apiBase } from '../bff/api-client.ts'
import type { Api } from '../bff/api-service.ts'

/** An active session. `renewed` is the id that replaces the browser's, if the api has renewed it. */
export interface ActiveSession {
  bearer: string
  userId: string
  customerId: string
  /** Milliseconds of the host's monotonic clock. */
  expiresAt: number
  renewed: string | null
}

/** Status of a session id. `replaced`: it was renewed recently, and the browser may already have the new id. */
export type SessionStatus = ActiveSession | 'replaced' | 'gone'

/**
 * Milliseconds: a token is not used in the last minute of its life (spec §9), and an id is checked every minute.
 */
const renewBefore = 60_000
const askAgainAfter = 60_000

interface CachedSession {
  session: ActiveSession
  site: SiteKey
  until: number
}

const keyOf = (session: string): string => createHash('sha256').update(session).digest('base64url')

const answerSchema = v.object({
  ...tokenAnswerSchema.entries,
  userId: v.string(),
  customerId: v.string(),
})
const refusalSchema = v.object({ code: v.string() })

/** Exchanges session ids for access tokens at the API, which accepts this host by `hostSecret`. */
export function createSessions(
  api: Api,
  hostSecret: string,
  // A monotonic clock: setting the time of day must not end or prolong a session (reliability T3).
  now: () => number = () => performance.now(),
) {
  const cache = new LRUCache<string, CachedSession>({ max: 20_000 })
  const pending = new Map<string, Promise<SessionStatus>>()

  const call = (site: SiteKey, session: string): Promise<Response> =>
    api.fetch(
      new Request(`${apiBase}/api/user/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Host-Secret': hostSecret, 'X-Site': site },
        body: JSON.stringify({ session }),
      }),
    )

  const exchange = async (id: string, site: SiteKey): Promise<SessionStatus> => {
    const began = now()
    const response = await call(site, id)
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 401 || response.status === 404) {
      const refusal = v.safeParse(refusalSchema, body)
      return refusal.success && refusal.output.code === 'replaced' ? 'replaced' : 'gone'
    }
    const answer = v.safeParse(answerSchema, body)
    if (!response.ok || !answer.success)
      throw new Error(`The session could not be read: HTTP ${response.status}`)
    const { access_token: bearer, expires_in: life, userId, customerId } = answer.output
    const expiresAt = began + life * 1000
    const session = { bearer, userId, customerId, expiresAt, renewed: response.headers.get('X-Session') }
    cache.set(keyOf(id), { session, site, until: Math.min(expiresAt - renewBefore, began + askAgainAfter) })
    return session
  }

  return {
    /**
     * The status of a session id on a site. Concurrent callers share one request. Throws if the API does not
     * answer.
     */
    statusOf: (id: string, site: SiteKey): Promise<SessionStatus> => {
      const key = keyOf(id)
      const known = cache.get(key)
      if (known && known.site === site && known.until > now()) return Promise.resolve(known.session)
      // A session is valid on one site only, so requests are shared by site.
      const requestKey = `${site} ${key}`
      const running = pending.get(requestKey)
      if (running) return running
      const started = exchange(id, site).finally(() => pending.delete(requestKey))
      pending.set(requestKey, started)
      return started
    },

    /** Whole seconds until the token expires. */
    secondsLeft: (session: ActiveSession): number =>
      Math.max(0, Math.floor((session.expiresAt - now()) / 1000)),

    /** Drops the token of a session that has ended or that the API has refused. */
    forget: (id: string): void => {
      cache.delete(keyOf(id))
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
