import { hash, randomUUID } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { siteKeys, tokenClaimsSchema, type TokenAnswer, type TokenClaims } from '../../contract/index.ts'
import type { Keys, TokenKey } from '../../platform/keys/keys.ts'

const issuer = 'tradecounter'
const audience = 'tradecounter-api'
const algorithm = 'EdDSA'
/** Seconds that a token lives (reliability T1). */
export const tokenLife = 300
/** Seconds that another copy of the service may be behind (reliability T3). */
const leeway = 30

/** The whole head: nothing that brings a key of its own (`jku`, `x5u`, `jwk`) is even looked at (reliability T2). */
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

/** Tokens of one key whose signature was found good, each for as long as a token can live. */
const verifiedAtOnce = 10_000

/**
 * What the good tokens of a key say, by the hash of the whole token: a page asks many calls with one, and a signature
 * takes longer to check than all else that a call does. Times are looked at every time, and so is the session.
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

/** The claims of a token that is ours, fit for use now; null for any other. */
export async function verifyToken(keys: Keys, token: string, now: Date): Promise<Claims | null> {
  try {
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
