import type { LoginAnswer, NewFactor } from '@tradecounter/api/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Caller } from '@tradecounter/shop/core'
import { beginPasskey, beginPasskeyUse, loginByPasskey, savePasskey } from '../calls.ts'

/** Loaded with the first use of a passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/** The passkey was not used: the user has cancelled, or the device has none for this site. */
export class PasskeyNotUsed extends Error {}

/** Errors of the browser say no more than that the passkey was not used. */
const asNotUsed = (cause: unknown): never => {
  throw new PasskeyNotUsed('not used', { cause })
}

/** Lets the user prove a passkey: any of the site's to sign in, or one of the user's as second factor. */
export async function askPasskey(caller: Caller, use: 'login' | 'factor') {
  // The service makes the options with the server part of the same library.
  const optionsJSON = (await beginPasskeyUse(caller, use)) as PublicKeyCredentialRequestOptionsJSON
  const { startAuthentication } = await webauthn()
  return startAuthentication({ optionsJSON }).catch(asNotUsed)
}

/** Signs in with a passkey alone. */
export const signInByPasskey = async (caller: Caller): Promise<LoginAnswer> =>
  loginByPasskey(caller, await askPasskey(caller, 'login'))

/** Makes a passkey on a device of the user. */
export async function addPasskey(caller: Caller, name: string): Promise<NewFactor> {
  // As above.
  const optionsJSON = (await beginPasskey(caller)) as PublicKeyCredentialCreationOptionsJSON
  const { startRegistration } = await webauthn()
  return savePasskey(caller, name, await startRegistration({ optionsJSON }).catch(asNotUsed))
}
