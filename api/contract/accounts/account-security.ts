import * as v from 'valibot'

const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u))
const passwordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/**
 * `POST /api/user/requestlink`: sends a link by mail that sets a new password (`password`) or ends a lock (`unlock`),
 * if there is a user of that name or e-mail address. The answer is the same if there is none.
 */
export const requestLinkSchema = v.object({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  purpose: v.picklist(['password', 'unlock']),
})

/** `POST /api/user/unlock` and `POST /api/user/confirmemail`: uses a link. 404 `link` if it cannot be used. */
export const useLinkRequestSchema = v.object({ token: tokenSchema })
export const confirmEmailAnswerSchema = v.object({ email: v.string() })

/**
 * `POST /api/user/changepassword`: 400 `wrongPassword` in `oldPassword`, or the flaw of the new password as for
 * `setpassword`. All other sessions of the user end.
 */
export const changePasswordRequestSchema = v.object({
  oldPassword: passwordSchema,
  newPassword: passwordSchema,
})

/** `POST /api/user/changeemail`: sends a link to the new address, which confirms it. */
export const changeEmailRequestSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(254),
    v.regex(/^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]+\.[^\s<>()[\]\\,;:"@.]{2,}$/u),
  ),
})

const sessionViewSchema = v.object({
  /** For `POST /api/user/endsession`. */
  id: v.string(),
  site: v.string(),
  /** Name and country of the site, `Gelia (NO)`: sites of several countries share a name. */
  siteName: v.string(),
  /** Browser and system; empty if unknown. */
  browser: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  current: v.boolean(),
})

const passkeyViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
  /** It can be used on this site; others belong to another site's host. */
  here: v.boolean(),
})

/** `GET /api/user/security`: what the security section of my account shows. */
export const securitySchema = v.object({
  userName: v.string(),
  email: v.string(),
  sessions: v.array(sessionViewSchema),
  passkeys: v.array(passkeyViewSchema),
  /** An authenticator app is set up. */
  totp: v.boolean(),
  /** Recovery codes that are left. */
  recoveryCodes: v.number(),
  /** A customer of the user requires a second factor. */
  secondFactorRequired: v.boolean(),
})
export type Security = v.InferOutput<typeof securitySchema>
export type SessionView = Security['sessions'][number]
export type PasskeyView = Security['passkeys'][number]

/** `POST /api/user/endsession`: 404 if the user has no such session. */
export const endSessionRequestSchema = v.object({ id: idSchema })
/** `POST /api/user/endothersessions`. */
export const endedSessionsSchema = v.object({ ended: v.number() })

const base64urlSchema = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/u), v.maxLength(most))
const transportsSchema = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/u))), v.maxLength(10))

/** The answer of `navigator.credentials.get` as JSON. */
export const passkeyProofSchema = v.object({
  id: base64urlSchema(1400),
  rawId: base64urlSchema(1400),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64urlSchema(4096),
    authenticatorData: base64urlSchema(4096),
    signature: base64urlSchema(4096),
    userHandle: v.optional(base64urlSchema(128)),
  }),
})

/** The answer of `navigator.credentials.create` as JSON. */
export const newPasskeyProofSchema = v.object({
  id: base64urlSchema(1400),
  rawId: base64urlSchema(1400),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64urlSchema(4096),
    attestationObject: base64urlSchema(16_384),
    transports: v.optional(transportsSchema),
  }),
})

const codeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const totpProof = v.object({ method: v.literal('totp'), code: codeSchema })
const recoveryProof = v.object({ method: v.literal('recovery'), code: codeSchema })
const passkeyProof = v.object({ method: v.literal('passkey'), passkey: passkeyProofSchema })

/** `POST /api/user/secondfactor`: the second step of a sign-in, answered as `POST /api/user/login`. */
export const secondFactorRequestSchema = v.variant('method', [totpProof, recoveryProof, passkeyProof])
export type SecondFactorProof = v.InferOutput<typeof secondFactorRequestSchema>

/**
 * `POST /api/user/confirm`: proves a factor again; the password if the user has no other. 400 `wrongPassword`,
 * `wrongCode` or `wrongPasskey`, 403 `factorNeeded`.
 */
export const confirmRequestSchema = v.variant('method', [
  v.object({ method: v.literal('password'), password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  totpProof,
  recoveryProof,
  passkeyProof,
])
export type ConfirmProof = v.InferOutput<typeof confirmRequestSchema>

/** The ways in which a user can prove a second factor here. */
export const factorMethodsSchema = v.object({
  totp: v.boolean(),
  passkey: v.boolean(),
  recovery: v.boolean(),
})
export type FactorMethods = v.InferOutput<typeof factorMethodsSchema>

/**
 * `GET /api/user/signinstep`: what the sign-in of this session waits for after the password (`step` is `none` if
 * nothing), and the factors of its user, or of the signed-in user for a confirmation.
 */
export const signInStepSchema = v.object({
  step: v.picklist(['none', 'factor', 'setup']),
  methods: factorMethodsSchema,
})
export type SignInStep = v.InferOutput<typeof signInStepSchema>

/** `POST /api/user/totp/begin`: a new secret, in base32 and as a QR code of `size` modules drawn by an SVG path. */
export const newTotpSchema = v.object({
  secret: v.string(),
  uri: v.string(),
  qr: v.object({ size: v.number(), path: v.string() }),
})
export type NewTotp = v.InferOutput<typeof newTotpSchema>

/** `POST /api/user/totp/enable`: the first code of the app. 400 `wrongCode`, 404 without `begin`. */
export const enableTotpRequestSchema = v.object({ code: codeSchema })

/** The answer to a new factor: recovery codes if it is the user's first factor, else none. They are shown once. */
export const newFactorAnswerSchema = v.object({ recoveryCodes: v.array(v.string()) })
export type NewFactor = v.InferOutput<typeof newFactorAnswerSchema>

/** `POST /api/user/passkeys/begin` and `POST /api/user/passkey/challenge`: options for `navigator.credentials`. */
export const passkeyOptionsSchema = v.object({ options: v.record(v.string(), v.unknown()) })

/** `POST /api/user/passkey/challenge`: to sign in with any passkey, or as second factor of the user. */
export const passkeyUseRequestSchema = v.object({ use: v.picklist(['login', 'factor']) })

/** `POST /api/user/passkeys/add`: 400 `wrongPasskey`. */
export const addPasskeyRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  passkey: newPasskeyProofSchema,
})

/** `POST /api/user/passkeys/remove`: 404; 409 `factorRequired` for the last factor of a user who must have one. */
export const removePasskeyRequestSchema = v.object({ id: idSchema })

/** `POST /api/user/passkey/login`: signs in with a passkey alone, answered as `POST /api/user/login`. */
export const passkeyLoginRequestSchema = v.object({ passkey: passkeyProofSchema })
