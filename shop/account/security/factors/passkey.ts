import type { LoginAnswer, NewFactor } from '@tradecounter/api/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { HttpClient } from '@tradecounter/shop/core'
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
export async function askPasskey(httpClient: HttpClient, use: 'login' | 'factor') {
  // The service makes the options with the server part of the same library.
  const { options }: { options: unknown } = await beginPasskeyUse(httpClient, { use })
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const { startAuthentication } = await webauthn()
  return startAuthentication({ optionsJSON }).catch(asNotUsed)
}

/** Signs in with a passkey alone. */
export const signInByPasskey = async (httpClient: HttpClient): Promise<LoginAnswer> =>
  loginByPasskey(httpClient, { passkey: await askPasskey(httpClient, 'login') })

/** Makes a passkey on a device of the user. */
export async function addPasskey(httpClient: HttpClient, name: string): Promise<NewFactor> {
  // As above.
  const { options }: { options: unknown } = await beginPasskey(httpClient)
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { startRegistration } = await webauthn()
  const passkey = await startRegistration({ optionsJSON }).catch(asNotUsed)
  return savePasskey(httpClient, { name, passkey })
}
