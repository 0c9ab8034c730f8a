import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { siteKeys, tokenClaimsSchema, type TokenAnswer, type TokenClaims } from '../contract/index.ts'
import type { Keys } from './keys.ts'

const issuer = 'tradecounter'
const audience = 'tradecounter-api'
const algorithm = 'EdDSA'
/** Seconds that a token lives (reliability T1). */
export const tokenLife = 300

const claimsSchema = v.object({ ...tokenClaimsSchema.entries, site: v.picklist(siteKeys) })

/** A signed access token for a session (reliability T2). */
export async function makeToken(
  keys: Keys,
  claims: Omit<TokenClaims, 'exp'>,
  now: Date,
): Promise<TokenAnswer> {
  const seconds = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.userId === '' ? 'visitor' : claims.userId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    // Another copy of the service may be half a minute behind (reliability T3).
    .setNotBefore(seconds - 30)
    .setExpirationTime(seconds + tokenLife)
    .sign(keys.sign)
  return { access_token: token, token_type: 'Bearer', expires_in: tokenLife }
}

/** The claims of a token that is ours, fit for use now; null for any other. */
export async function readToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<v.InferOutput<typeof claimsSchema> | null> {
  try {
    const { payload } = await jwtVerify(token, keys.verify, {
      algorithms: [algorithm],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
    })
    const claims = v.safeParse(claimsSchema, payload)
    return claims.success ? claims.output : null
  } catch {
    return null
  }
}
