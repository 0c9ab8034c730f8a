import { randomUUID } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { siteKeys, tokenClaimsSchema, type TokenAnswer, type TokenClaims } from '../contract/index.ts'
import type { Keys } from './keys.ts'

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
const claimsSchema = v.object({ ...tokenClaimsSchema.entries, iat: v.number(), site: v.picklist(siteKeys) })

/** A signed access token for a session (reliability T2). */
export async function makeToken(
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
export async function readToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<v.InferOutput<typeof claimsSchema> | null> {
  try {
    const head = v.safeParse(headSchema, decodeProtectedHeader(token))
    const key = head.success ? keys.verifying(head.output.kid, now) : null
    if (key === null) return null
    const { payload } = await jwtVerify(token, key.verify, {
      algorithms: [algorithm],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
    })
    const claims = v.safeParse(claimsSchema, payload)
    if (!claims.success || claims.output.iat > now.getTime() / 1000 + leeway) return null
    return claims.output
  } catch {
    return null
  }
}
