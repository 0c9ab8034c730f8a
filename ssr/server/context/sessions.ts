import { createHash } from 'node:crypto'
import { type SiteKey, tokenAnswerSchema } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type Api, apiBase } from '../bff/api-client.ts'

/** A session that lives: its access token, whose it is, and the id that the browser is to show from now on. */
export interface ActiveSession {
  bearer: string
  userId: string
  customerId: string
  /** By the host's own clock, milliseconds; nothing of the service's clock is in it. */
  expiresAt: number
  renewed: string | null
}

/** What an id stands for. `replaced`: it had a successor a moment ago, which the browser may already hold. */
export type SessionStatus = ActiveSession | 'replaced' | 'gone'

/** Milliseconds: a token is not used in the last minute of its life (spec §9), nor an id for longer than a minute unasked. */
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

/** Sessions as the api knows them. `hostSecret` is what lets this host turn a session id into a token. */
export function createSessions(
  api: Api,
  hostSecret: string,
  // Not the time of day: a clock that is set must not end or prolong anything (reliability T3).
  now: () => number = () => performance.now(),
) {
  // Nothing that another copy of the host would miss: tokens can be had again at any time.
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

  const ask = async (id: string, site: SiteKey): Promise<SessionStatus> => {
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
    /** What an id stands for on a site. One question for any number of callers. Throws when the api is away. */
    statusOf: (id: string, site: SiteKey): Promise<SessionStatus> => {
      const key = keyOf(id)
      const known = cache.get(key)
      if (known && known.site === site && known.until > now()) return Promise.resolve(known.session)
      // A session holds on one site only: two sites that ask for the same at once must not share an answer.
      const asking = `${site} ${key}`
      const running = pending.get(asking)
      if (running) return running
      const started = ask(id, site).finally(() => pending.delete(asking))
      pending.set(asking, started)
      return started
    },

    /** Whole seconds that a token still lives. */
    secondsLeft: (session: ActiveSession): number =>
      Math.max(0, Math.floor((session.expiresAt - now()) / 1000)),

    /** Forgets the token of a session that has ended or that the api no longer takes. */
    forget: (id: string): void => {
      cache.delete(keyOf(id))
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
