import type {
  accountCalls,
  passwordCalls,
  secondFactorCalls,
  LoginAnswer,
  myPagesCalls,
} from '@tradecounter/api/contract'
import { addressOfCall, type HttpClient, postOf } from '@tradecounter/shop/core'
import type { CallFamily } from '../calls.ts'

/**
 * Options of calls for which the service makes a hash of a password. On a busy server that takes longer than other
 * calls, and a call that is given up takes effect all the same: a link would be used, and the user told that the
 * password was not stored.
 */
const withHash = { timeout: 30_000 } as const

/** Options of calls of a sign-in: whoever makes them is not signed in yet. */
const ofSignIn = { whenSignedOut: 'continue' } as const

const loginAddresses: Readonly<Record<CallFamily, string>> = { api: '/api/user/login', bff: '/bff/login' }

/** `POST {user api}/login` or `POST /bff/login`. */
export const login = ({ call }: HttpClient, family: CallFamily, username: string, password: string) =>
  call<LoginAnswer>(loginAddresses[family], {
    method: 'POST',
    body: { username, password },
    ...ofSignIn,
    ...withHash,
  })

/** Target of a sign-in in the `newMenu` panel: through the host, back to this page (spec §2). */
export const afterLogin = (here: string): string =>
  `/bff/post-login-callback?${new URLSearchParams({ login_redirect_uri: here, cookie: 'true' })}`

/** `GET /api/user/security`: sessions and factors of the signed-in user. */
export const securityAddress = addressOfCall<typeof accountCalls.security>('/api/user/security')

/** `POST /api/user/requestlink`: sends a link by mail, once per key; the answer is the same for unknown names. */
export const requestLink = postOf<typeof passwordCalls.requestLink>('/api/user/requestlink')

/** `POST /api/user/acceptinvitation`: accepts the invitation of a further customer. */
export const acceptInvitation = postOf<typeof passwordCalls.acceptInvitation>('/api/user/acceptinvitation')

/** `POST /api/user/unlock`. */
export const unlockAccount = postOf<typeof passwordCalls.unlock>('/api/user/unlock')

/** `POST /api/user/confirmemail`: returns the new address. */
export const confirmEmail = postOf<typeof passwordCalls.confirmEmail>('/api/user/confirmemail')

/** `POST /api/user/setpassword`: sets a password by the token of a one-time link, once. */
export const setPassword = postOf<typeof passwordCalls.setPassword>('/api/user/setpassword', withHash)

/** `POST /api/user/changepassword`. */
export const changePassword = postOf<typeof passwordCalls.changePassword>(
  '/api/user/changepassword',
  withHash,
)

/** `POST /api/user/changeemail`: once per key. */
export const changeEmail = postOf<typeof passwordCalls.changeEmail>('/api/user/changeemail')

/** `POST /api/user/endsession`. */
export const endSession = postOf<typeof accountCalls.endSession>('/api/user/endsession')

/** `POST /api/user/endothersessions`. */
export const endOtherSessions = postOf<typeof accountCalls.endOtherSessions>('/api/user/endothersessions')

/** `GET /api/user/signinstep`: what a sign-in waits for, and the factors of its user or of the signed-in one. */
export const signInStep = ({ get }: HttpClient) =>
  get(addressOfCall<typeof secondFactorCalls.signInStep>('/api/user/signinstep'))

/** `POST /api/user/secondfactor`: the second step of a sign-in. */
export const proveSecondFactor = postOf<typeof secondFactorCalls.proveSecondFactor>(
  '/api/user/secondfactor',
  ofSignIn,
)

/** `POST /api/user/confirm`: a recent proof, for calls that need one. */
export const confirmIdentity = postOf<typeof secondFactorCalls.confirm>('/api/user/confirm', withHash)

/** `POST /api/user/totp/begin`. */
export const beginTotp = postOf<typeof secondFactorCalls.beginTotp>('/api/user/totp/begin')

/** `POST /api/user/totp/enable`. */
export const enableTotp = postOf<typeof secondFactorCalls.enableTotp>('/api/user/totp/enable')

/** `POST /api/user/totp/remove`. */
export const removeTotp = postOf<typeof secondFactorCalls.removeTotp>('/api/user/totp/remove')

/** `POST /api/user/recoverycodes`. */
export const renewRecoveryCodes =
  postOf<typeof secondFactorCalls.renewRecoveryCodes>('/api/user/recoverycodes')

/** `POST /api/user/passkey/challenge`: options for using a passkey. */
export const beginPasskeyUse = postOf<typeof secondFactorCalls.challengePasskey>(
  '/api/user/passkey/challenge',
  ofSignIn,
)

/** `POST /api/user/passkey/login`: signs in with a passkey alone. */
export const loginByPasskey = postOf<typeof secondFactorCalls.loginWithPasskey>(
  '/api/user/passkey/login',
  ofSignIn,
)

/** `POST /api/user/passkeys/begin`: options for making a passkey. */
export const beginPasskey = postOf<typeof secondFactorCalls.beginPasskey>('/api/user/passkeys/begin')

/** `POST /api/user/passkeys/add`. `passkey` is what the browser has made. */
export const savePasskey = postOf<typeof secondFactorCalls.addPasskey>('/api/user/passkeys/add')

/** `POST /api/user/passkeys/remove`. */
export const removePasskey = postOf<typeof secondFactorCalls.removePasskey>('/api/user/passkeys/remove')

/** Address and SWR key of the user's request for the erasure of personal data. */
export const erasureAddress = addressOfCall<typeof myPagesCalls.erasure>('/api/my-pages/my-account/erasure')

/** Starts a job that makes a file with the user's personal data. */
export const startDataExport = postOf<typeof myPagesCalls.startPersonalDataExport>(
  '/api/my-pages/my-account/startexport',
)

export const requestErasure = postOf<typeof myPagesCalls.requestErasure>(
  '/api/my-pages/my-account/requesterasure',
)

export const withdrawErasure = postOf<typeof myPagesCalls.withdrawErasure>(
  '/api/my-pages/my-account/withdrawerasure',
)
