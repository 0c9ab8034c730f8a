import * as oidc from 'openid-client'
import * as v from 'valibot'
import type { IdentificationSettings } from '../../platform/service-settings.ts'

/** What a started e-identification needs when the browser comes back. */
export const identificationSecretsSchema = v.object({
  verifier: v.string(),
  nonce: v.string(),
  state: v.string(),
  redirectUri: v.string(),
})
export type IdentificationSecrets = v.InferOutput<typeof identificationSecretsSchema>

/**
 * How an e-identification has ended. `signedBy` is the name that the provider vouches for, `issuer` and `subject` are
 * what it can be asked for later.
 */
export type IdentificationResult =
  | { state: 'signed'; signedBy: string; issuer: string; subject: string }
  | { state: 'cancelled' | 'failed'; reason: string }

/** Thrown if the provider does not answer. */
export class ProviderAway extends Error {}

/** Milliseconds for a call to the provider, and for which its metadata are used. */
const patience = 5000
const metadataMs = 3_600_000

/** Answers of a user who has changed their mind, by the codes of providers. */
const cancellations = new Set(['access_denied', 'user_cancelled', 'login_required', 'interaction_required'])

/** A provider of e-identification by OpenID Connect: authorization code with PKCE, state and nonce. */
export interface IdentificationProvider {
  /** The address that the browser opens. Throws ProviderAway. */
  start(redirectUri: string): Promise<{ address: string; secrets: IdentificationSecrets }>
  /** Checks the answer with which the provider has sent the browser back. Never throws. */
  finish(secrets: IdentificationSecrets, query: URLSearchParams): Promise<IdentificationResult>
}

const nameOf = (claims: oidc.IDToken): string => {
  const { name, given_name: given, family_name: family } = claims
  if (typeof name === 'string' && name !== '') return name
  const parts = [given, family].filter((part) => typeof part === 'string')
  return parts.join(' ')
}

/** The provider of the settings. Its metadata are fetched when they are needed first. */
export function createProvider(
  { issuer, clientId, clientSecret }: IdentificationSettings,
  now: () => number = () => performance.now(),
): IdentificationProvider {
  let known: { config: Promise<oidc.Configuration>; until: number } | null = null

  const discover = async (): Promise<oidc.Configuration> => {
    const server = new URL(issuer)
    const config = await oidc.discovery(server, clientId, clientSecret, undefined, {
      timeout: patience / 1000,
      execute: [
        // The token is evidence of a signature: the provider's own key has to have signed it.
        oidc.enableNonRepudiationChecks,
        // The setting allows plain http for this machine only.
        ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    })
    config.timeout = patience / 1000
    return config
  }

  const configuration = async (): Promise<oidc.Configuration> => {
    if (known === null || known.until <= now()) known = { config: discover(), until: now() + metadataMs }
    try {
      return await known.config
    } catch (cause) {
      known = null
      throw new ProviderAway('The identity provider does not answer.', { cause })
    }
  }

  return {
    start: async (redirectUri) => {
      const config = await configuration()
      const secrets = {
        verifier: oidc.randomPKCECodeVerifier(),
        nonce: oidc.randomNonce(),
        state: oidc.randomState(),
        redirectUri,
      }
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        response_type: 'code',
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
        // Somebody else may have used this browser before.
        prompt: 'login',
      })
      return { address: address.href, secrets }
    },

    finish: async ({ verifier, nonce, state, redirectUri }, query) => {
      try {
        const config = await configuration()
        const answer = new URL(redirectUri)
        answer.search = query.toString()
        const tokens = await oidc.authorizationCodeGrant(config, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) return { state: 'failed', reason: 'noIdToken' }
        const { iss, sub } = claims
        return { state: 'signed', signedBy: nameOf(claims) || sub, issuer: iss, subject: sub }
      } catch (cause) {
        if (cause instanceof oidc.AuthorizationResponseError)
          return { state: cancellations.has(cause.error) ? 'cancelled' : 'failed', reason: cause.error }
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
        return { state: 'failed', reason: code || (cause instanceof Error ? cause.name : 'unknown') }
      }
    },
  }
}
