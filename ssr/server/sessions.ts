import { createHash } from 'node:crypto'
import { type SiteKey, type TokenAnswer, tokenAnswerSchema } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type Api, apiBase } from './api.ts'

/** An access token with the time, in milliseconds, until which it is used. */
interface Held {
  token: string
  site: SiteKey
  expiresAt: number
}

/** A session is renewed this long before its token runs out (spec §9). */
const renewBefore = 60_000

const keyOf = (session: string): string => createHash('sha256').update(session).digest('base64url')

const readToken = async (response: Response): Promise<TokenAnswer | null> => {
  if (response.status === 401 || response.status === 404) return null
  const reading = v.safeParse(tokenAnswerSchema, await response.json().catch(() => null))
  if (!response.ok || !reading.success)
    throw new Error(`The session could not be read: HTTP ${response.status}`)
  return reading.output
}

/** Sessions as the api knows them. `hostSecret` is what lets this host turn a session id into a token. */
export function createSessions(api: Api, hostSecret: string, now: () => number = Date.now) {
  // Nothing that another copy of the host would miss: tokens can be had again at any time.
  const held = new LRUCache<string, Held>({ max: 20_000 })
  const asked = new Map<string, Promise<Held | null>>()

  const call = (site: SiteKey, body: object): Promise<Response> =>
    api.fetch(
      new Request(`${apiBase}/api/user/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Host-Secret': hostSecret, 'X-Site': site },
        body: JSON.stringify(body),
      }),
    )

  const hold = (session: string, site: SiteKey, answer: TokenAnswer): Held => {
    const token = { token: answer.access_token, site, expiresAt: now() + answer.expires_in * 1000 }
    held.set(keyOf(session), token)
    return token
  }

  const ask = async (session: string, site: SiteKey): Promise<Held | null> => {
    const answer = await readToken(await call(site, { session }))
    return answer === null ? null : hold(session, site, answer)
  }

  const find = (session: string, site: SiteKey): Promise<Held | null> => {
    const key = keyOf(session)
    const known = held.get(key)
    if (known && known.site === site && known.expiresAt - now() > renewBefore) return Promise.resolve(known)
    // A session holds on one site only: two sites that ask for the same at once must not share an answer.
    const asking = `${site} ${key}`
    const running = asked.get(asking)
    if (running) return running
    const started = ask(session, site).finally(() => asked.delete(asking))
    asked.set(asking, started)
    return started
  }

  return {
    /** The bearer of a session on a site; null when there is no such session (any more). Throws when the api is away. */
    bearerOf: async (session: string, site: SiteKey): Promise<string | null> =>
      (await find(session, site))?.token ?? null,

    /** The answer of `POST /oauth2/token`. */
    tokenOf: async (session: string, site: SiteKey): Promise<TokenAnswer | null> => {
      const found = await find(session, site)
      if (found === null) return null
      const seconds = Math.floor((found.expiresAt - now()) / 1000)
      return { access_token: found.token, token_type: 'Bearer', expires_in: seconds }
    },

    /** Begins a visitor's session, before which nothing is remembered of anybody. */
    begin: async (site: SiteKey): Promise<{ session: string; bearer: string }> => {
      const response = await call(site, {})
      const session = response.headers.get('X-Session')
      const answer = await readToken(response)
      if (session === null || answer === null) throw new Error('The api began no session')
      return { session, bearer: hold(session, site, answer).token }
    },

    /** Forgets the token of a session that has ended or that the api no longer takes. */
    forget: (session: string): void => {
      held.delete(keyOf(session))
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
