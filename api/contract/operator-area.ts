import * as v from 'valibot'
import { sellerPermissions } from './offers/states.ts'
import { mailLanguages } from './user-administration.ts'

/** Calls of the operator area are below this path. Only hosts can make them. */
export const operatorBase = '/operator'
/** The header by which the host names the session of a seller. */
export const operatorSessionHeader = 'x-operator-session'

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))

/** `POST /operator/sign-in`: the first of two steps. */
export const sellerSignInSchema = v.object({ email: text(256), password: text(1024) })
/**
 * `POST /operator/second-factor`: the code of the authenticator app, and the language in which the seller gets mails
 * from now on.
 */
export const sellerCodeSchema = v.object({
  code: text(20),
  language: v.optional(v.picklist(mailLanguages), ''),
})
export type SellerCode = v.InferOutput<typeof sellerCodeSchema>
/** `GET /operator/link`: what a one-time link sets up. */
export const sellerLinkQuerySchema = v.object({ token: text(64) })
/** `POST /operator/set-up`: the first password and the first code, with the token of the link. */
export const sellerSetUpSchema = v.object({ token: text(64), password: text(1024), code: text(20) })

/** A new session for the host's cookie. */
export const sellerSessionSchema = v.object({ session: v.string() })
export const sellerLinkSchema = v.object({
  name: v.string(),
  email: v.string(),
  totp: v.object({ secret: v.string(), qr: v.object({ size: v.number(), path: v.string() }) }),
})
export type SellerLink = v.InferOutput<typeof sellerLinkSchema>

/** `GET /operator/me`. */
export const sellerSchema = v.object({
  sellerId: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(sellerPermissions)),
})
export type Seller = v.InferOutput<typeof sellerSchema>
