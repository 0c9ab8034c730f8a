import type {
  ConfirmProof,
  Erasure,
  LoginAnswer,
  NewFactor,
  NewTotp,
  SecondFactorProof,
  Security,
  SignInStep,
} from '@tradecounter/api/contract'
import type { Caller } from '@tradecounter/shop/core'

/** `GET /api/user/security`: sessions and factors of the signed-in user. */
export const securityAddress = '/api/user/security'
export type { Security }

/** `POST /api/user/requestlink`: sends a link by mail; the answer is the same for unknown names. */
export const requestLink = ({ post }: Caller, username: string, purpose: 'password' | 'unlock') =>
  post<unknown>('/api/user/requestlink', { username, purpose })

/** `POST /api/user/unlock`. */
/** Accepts the invitation of a further customer. */
export const acceptInvitation = ({ post }: Caller, token: string) =>
  post<unknown>('/api/user/acceptinvitation', { token })
export const unlockAccount = ({ post }: Caller, token: string) => post<unknown>('/api/user/unlock', { token })

/** `POST /api/user/confirmemail`: returns the new address. */
export const confirmEmail = ({ post }: Caller, token: string) =>
  post<{ email: string }>('/api/user/confirmemail', { token })

/** `POST /api/user/changepassword`. */
export const changePassword = ({ post }: Caller, oldPassword: string, newPassword: string) =>
  post<unknown>('/api/user/changepassword', { oldPassword, newPassword })

/** `POST /api/user/changeemail`. */
export const changeEmail = ({ post }: Caller, email: string) =>
  post<unknown>('/api/user/changeemail', { email })

/** `POST /api/user/endsession`. */
export const endSession = ({ post }: Caller, id: string) => post<unknown>('/api/user/endsession', { id })

/** `POST /api/user/endothersessions`. */
export const endOtherSessions = ({ post }: Caller) => post<{ ended: number }>('/api/user/endothersessions')

/** `GET /api/user/signinstep`: what a sign-in waits for, and the factors of its user or of the signed-in one. */
export const signInStep = ({ get }: Caller) => get<SignInStep>('/api/user/signinstep')

/** `POST /api/user/secondfactor`: the second step of a sign-in. */
export const proveSecondFactor = ({ post }: Caller, proof: SecondFactorProof) =>
  post<LoginAnswer>('/api/user/secondfactor', proof, { whenSignedOut: 'continue' })

/** `POST /api/user/confirm`: a recent proof, for calls that need one. */
export const confirmIdentity = ({ post }: Caller, proof: ConfirmProof) =>
  post<unknown>('/api/user/confirm', proof)

/** `POST /api/user/totp/begin`. */
export const beginTotp = ({ post }: Caller) => post<NewTotp>('/api/user/totp/begin')

/** `POST /api/user/totp/enable`. */
export const enableTotp = ({ post }: Caller, code: string) =>
  post<NewFactor>('/api/user/totp/enable', { code })

/** `POST /api/user/totp/remove`. */
export const removeTotp = ({ post }: Caller) => post<unknown>('/api/user/totp/remove')

/** `POST /api/user/recoverycodes`. */
export const renewRecoveryCodes = ({ post }: Caller) => post<NewFactor>('/api/user/recoverycodes')

type PasskeyProof = Extract<SecondFactorProof, { method: 'passkey' }>['passkey']

/** `POST /api/user/passkey/challenge`: options for using a passkey. */
export const beginPasskeyUse = async ({ post }: Caller, use: 'login' | 'factor'): Promise<unknown> =>
  (await post<{ options: unknown }>('/api/user/passkey/challenge', { use }, { whenSignedOut: 'continue' }))
    .options

/** `POST /api/user/passkey/login`: signs in with a passkey alone. */
export const loginByPasskey = ({ post }: Caller, passkey: PasskeyProof) =>
  post<LoginAnswer>('/api/user/passkey/login', { passkey }, { whenSignedOut: 'continue' })

/** `POST /api/user/passkeys/begin`: options for making a passkey. */
export const beginPasskey = async ({ post }: Caller): Promise<unknown> =>
  (await post<{ options: unknown }>('/api/user/passkeys/begin')).options

/** `POST /api/user/passkeys/add`. `passkey` is what the browser has made. */
export const savePasskey = ({ post }: Caller, name: string, passkey: object) =>
  post<NewFactor>('/api/user/passkeys/add', { name, passkey })

/** `POST /api/user/passkeys/remove`. */
export const removePasskey = ({ post }: Caller, id: string) =>
  post<unknown>('/api/user/passkeys/remove', { id })

/** Address and SWR key of the user's request for the erasure of personal data. */
export const erasureAddress = '/api/my-pages/my-account/erasure'

/** Starts a job that makes a file with the user's personal data. */
export const startDataExport = ({ post }: Caller) =>
  post<{ exportId: string }>('/api/my-pages/my-account/startexport')

export const requestErasure = ({ post }: Caller) => post<Erasure>('/api/my-pages/my-account/requesterasure')

export const withdrawErasure = ({ post }: Caller) => post<Erasure>('/api/my-pages/my-account/withdrawerasure')
