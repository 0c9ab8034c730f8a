import * as v from 'valibot'

/** `GET /api/user/current`: the signed-in user (spec §3 "User"), or null for a visitor. */
export const userSchema = v.object({
  userId: v.string(),
  userName: v.string(),
  name: v.string(),
  customerId: v.string(),
  customerEmail: v.string(),
  /** Locale that the user has chosen; empty for the site's own. */
  language: v.string(),
  /** Whether order confirmations are mailed to that address. */
  orderMail: v.boolean(),
  attachedCustomers: v.array(
    v.object({
      id: v.string(),
      /** The customer number for display; the id is for calls. */
      number: v.string(),
      name: v.string(),
      address: v.string(),
      city: v.string(),
    }),
  ),
  translationEnabled: v.boolean(),
  myPageName: v.string(),
  myPageUrl: v.string(),
  onlyMyAssortment: v.object({
    onlyMyAssortmentChecked: v.boolean(),
    onlyMyAssortmentOptionAvailable: v.boolean(),
    onlyMyAssortmentLabel: v.string(),
  }),
  temporarilyHidePrices: v.object({ checked: v.boolean(), optionAvailable: v.boolean(), label: v.string() }),
  permissions: v.array(v.string()),
  /** Pages below /my-pages/ that this user may open on this site; decides about menu, page and data (ACC-9). */
  allowedPages: v.array(v.string()),
})
export type User = v.InferOutput<typeof userSchema>

/** `POST /api/user/login` and `POST /bff/login`. The password is used exactly as received (reliability L6). */
export const loginRequestSchema = v.object({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
})
/**
 * `true` signs in, `locked` means locked out, anything else is a failure (spec §5). To a caller that knows no second
 * factor, these two are failures: `factor` asks for one (`POST /api/user/secondfactor`), `setup` for setting one up
 * first.
 */
export const loginAnswerSchema = v.object({
  success: v.picklist(['true', 'locked', 'false', 'factor', 'setup']),
})
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>
/** Length of every answer to a sign-in: that of the longest, `{"success":"locked"}`. */
export const loginAnswerLength = 20

/**
 * `POST /api/user/setpassword`: sets a password by a one-time link, once; answered by `doneSchema`. 404 `link` for
 * an unknown, used or expired link; 400 with the flaw of the password as code (`tooShort`, `tooLong`, `notText`,
 * `tooPlain`).
 */
export const setPasswordRequestSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
})

/**
 * `POST /api/user/changecustomer`: `user` is the id of an attached customer. Any other id gets 404 `notAttached`,
 * whose body has `success` false and a `message` to show, in the reader's language.
 */
export const changeCustomerRequestSchema = v.object({
  user: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export const changeCustomerAnswerSchema = v.object({ success: v.boolean(), message: v.string() })

/** `POST /oauth2/token`: a signed token with exp, userId and customerId, and its lifetime in seconds. */
export const tokenAnswerSchema = v.object({
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  expires_in: v.number(),
})
export type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>

/** `POST /api/user/session`, for the host only: a session id, or empty for the session of a new visitor. */
export const sessionRequestSchema = v.object({
  session: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))),
})
export const sessionAnswerSchema = v.object({
  ...tokenAnswerSchema.entries,
  userId: v.string(),
  customerId: v.string(),
})

/**
 * `POST /oauth2/token` if the token stays on the host, which then adds it to every call (setting
 * `ACCESS_TOKENS=host`). `exp` is in seconds since 1970, by the server's clock: compare it with the answer's
 * `Date`.
 */
export const tokenFactsSchema = v.strictObject({
  exp: v.number(),
  userId: v.string(),
  customerId: v.string(),
})
export type TokenFacts = v.InferOutput<typeof tokenFactsSchema>

/** The claims of an access token. An anonymous session has empty userId and customerId. */
export const tokenClaimsSchema = v.object({
  sid: v.string(),
  userId: v.string(),
  customerId: v.string(),
  site: v.string(),
  exp: v.number(),
})
export type TokenClaims = v.InferOutput<typeof tokenClaimsSchema>

/**
 * Permissions of a user at a customer, as in calls and tables. The specification names viewOrderHistory,
 * adminPunchout, viewOrderAgreements and viewOrderPriceFile (spec §6).
 */
export const permissions = [
  'perm:seePrices',
  'perm:order',
  'perm:orderToFreeAddress',
  'perm:viewOrderHistory',
  'perm:viewCustomerOrders',
  'perm:viewInvoices',
  'perm:viewOrderAgreements',
  'perm:offers',
  'perm:returns',
  'perm:viewOrderPriceFile',
  'perm:adminPunchout',
  'perm:adminUsers',
  'perm:adminCompany',
  'perm:approve',
  'perm:manageLists',
] as const
export type Permission = (typeof permissions)[number]

/** `POST /bff/menu/my-pages` and `POST /api/my-pages/menu`. */
export const myPagesMenuRequestSchema = v.object({
  pages: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100)),
})
export const myPagesMenuAnswerSchema = v.object({ pages: v.array(v.string()) })

/**
 * `POST /api/customer/toggleTemporarilyHidePrices` and `POST /api/customer/toggleMyAssortment` (spec §7): answered
 * by `doneSchema`; 403 if the option is not available to the user. Idempotent.
 */
export const toggleRequestSchema = v.object({ isActive: v.boolean() })
