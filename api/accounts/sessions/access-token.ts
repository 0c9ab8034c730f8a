import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { siteKeys, tokenClaimsSchema, type TokenAnswer, type TokenClaims } from '../../contract/index.ts'
import type { Keys, TokenKey } from '../../platform/keys/keys.ts'

/** Loaded with the first token: a visitor's page needs none. */
const loadJose = () => import('jose')

const issuer = 'tradecounter'
const audience = 'tradecounter-api'
const algorithm = 'EdDSA'
/** Seconds that a token lives (reliability T1). */
export const tokenLife = 300
/** Tolerated clock difference of another copy of the service, in seconds (reliability T3). */
const leeway = 30

/** The complete header: a token with a key of its own (`jku`, `x5u`, `jwk`) is refused (reliability T2). */
const headSchema = v.strictObject({
  alg: v.literal(algorithm),
  typ: v.literal('at+jwt'),
  kid: v.pipe(v.string(), v.maxLength(64)),
})
const claimsSchema = v.object({
  ...tokenClaimsSchema.entries,
  iat: v.number(),
  nbf: v.number(),
  site: v.picklist(siteKeys),
})
type Claims = v.InferOutput<typeof claimsSchema>

/** Tokens of one key that are kept with a verified signature. */
const verifiedAtOnce = 10_000

/**
 * Claims of verified tokens, by key and hash of the token: a page makes many calls with one token, and verifying a
 * signature takes longer than the rest of a call. Times and the session are checked at every call.
 */
const verified = new WeakMap<TokenKey, LRUCache<string, Claims>>()

const verifiedBy = (key: TokenKey): LRUCache<string, Claims> => {
  const known = verified.get(key) ?? new LRUCache<string, Claims>({ max: verifiedAtOnce })
  verified.set(key, known)
  return known
}

const isNow = ({ iat, nbf, exp }: Claims, now: Date): boolean => {
  const seconds = Math.floor(now.getTime() / 1000)
  return exp > seconds && nbf <= seconds && iat <= now.getTime() / 1000 + leeway
}

/** A signed access token for a session (reliability T2). */
export async function signToken(
  keys: Keys,
  claims: Omit<TokenClaims, 'exp'>,
  now: Date,
): Promise<TokenAnswer> {
  const seconds = Math.floor(now.getTime() / 1000)
  const { kid, sign } = keys.signing(now)
  const { SignJWT } = await loadJose()
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.userId === '' ? 'visitor' : claims.userId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setNotBefore(seconds - leeway)
    .setExpirationTime(seconds + tokenLife)
    .sign(sign)
  return { access_token: token, token_type: 'Bearer', expires_in: tokenLife }
}

/** The claims of a valid token of this service; null for any other. */
export async function verifyToken(keys: Keys, token: string, now: Date): Promise<Claims | null> {
  try {
    const { decodeProtectedHeader, jwtVerify } = await loadJose()
    const head = v.safeParse(headSchema, decodeProtectedHeader(token))
    const key = head.success ? keys.verifying(head.output.kid, now) : null
    if (key === null) return null
    const good = verifiedBy(key)
    const name = hash('sha256', token, 'base64')
    const known = good.get(name)
    if (known !== undefined) return isNow(known, now) ? known : null
    const { payload } = await jwtVerify(token, key.verify, {
      algorithms: [algorithm],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
    })
    const claims = v.safeParse(claimsSchema, payload)
    if (!claims.success || !isNow(claims.output, now)) return null
    good.set(name, claims.output)
    return claims.output
  } catch {
    return null
  }
}
