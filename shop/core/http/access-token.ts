import type { Identity } from './cache-scope.ts'

/** A token is renewed this many milliseconds before it expires (spec §9). */
const renewBefore = 60_000
/** Maximum wait for a token, in milliseconds (reliability T4). */
const tokenTimeout = 5000

/** The owner of a token. `token` is null if the host adds it and the browser never sees it. */
export interface Access extends Identity {
  token: string | null
}

/** An answer of the token call, with the server's `Date` header. */
export interface TokenReply {
  body: unknown
  date: string | null
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  (typeof value === 'object' && value !== null ? value : {}) as Fields
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function payloadOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return null
  }
}

/** The claims of a token, unverified: the server verifies them. An unreadable token has empty ids (spec §8). */
export function decodeToken(token: string): Identity & { exp: number } {
  const { userId, customerId, exp } = fieldsOf(payloadOf(token))
  return { userId: textOf(userId), customerId: textOf(customerId), exp: numberOf(exp) }
}

/**
 * Remaining lifetime of a token in milliseconds by the server's clock, independent of this machine's clock
 * (reliability T3).
 */
function lifeOf(expiresIn: unknown, exp: number, date: string | null): number {
  if (numberOf(expiresIn) > 0) return numberOf(expiresIn) * 1000
  const now = date === null ? Number.NaN : Date.parse(date)
  return exp > 0 && !Number.isNaN(now) ? exp * 1000 - now : 0
}

/**
 * Keeps one token in memory: one request for any number of callers, and a new one 60 s before it expires (ACC-5). A
 * failure rejects all waiting callers; the next call tries again. `now` is a monotonic clock.
 */
export function accessTokens(
  ask: (signal: AbortSignal) => Promise<TokenReply>,
  now: () => number = () => performance.now(),
) {
  let held: { access: Access; until: number } | null = null
  let asked: Promise<Access> | null = null

  const renew = async (): Promise<Access> => {
    const { body, date } = await ask(AbortSignal.timeout(tokenTimeout))
    const { access_token: given, expires_in: expiresIn, ...said } = fieldsOf(body)
    const token = typeof given === 'string' ? given : null
    const { userId, customerId, exp } =
      token === null
        ? { userId: textOf(said.userId), customerId: textOf(said.customerId), exp: numberOf(said.exp) }
        : decodeToken(token)
    const access = { token, userId, customerId }
    held = { access, until: now() + lifeOf(expiresIn, exp, date) - renewBefore }
    return access
  }

  return {
    access: (): Promise<Access> => {
      if (held !== null && now() < held.until) return Promise.resolve(held.access)
      asked ??= renew().finally(() => {
        asked = null
      })
      return asked
    },
    /** Drops a refused token, unless it was already replaced. */
    forget: (refused: string): void => {
      if (held?.access.token === refused) held = null
    },
  }
}
export type AccessTokens = ReturnType<typeof accessTokens>
