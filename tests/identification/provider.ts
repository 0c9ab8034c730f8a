import { generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { signingKeyId, startProvider as startLocalProvider } from '../../demo/identification/provider.ts'

/** The provider of the demo, with what tests ask of it. */
export interface TestProvider {
  /** The value of `IDENTIFICATION_URL`. */
  url: string
  issuer: string
  /** Number of codes that were exchanged. */
  exchanged(): number
  /** From now on the provider publishes another key than the one that it signs with. */
  forgeKeys(): void
  close(): Promise<void>
}

/** Answers with a key of the name that the provider signs with, but it is another key. */
function sendOtherKey(response: ServerResponse): void {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: signingKeyId, use: 'sig', alg: 'RS256' }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ keys: [key] }))
}

/** Starts a provider. `redirectUris` are the addresses that it sends browsers back to. */
export async function startProvider(redirectUris: readonly string[]): Promise<TestProvider> {
  let exchanged = 0
  let areForged = false
  const { issuer, clientId, clientSecret, close } = await startLocalProvider({
    redirectUris,
    onExchange: () => (exchanged += 1),
    intercept: ({ url }, response) => {
      if (!areForged || url !== '/jwks') return false
      sendOtherKey(response)
      return true
    },
  })
  return {
    url: `http://${clientId}:${encodeURIComponent(clientSecret)}@${issuer.slice('http://'.length)}`,
    issuer,
    exchanged: () => exchanged,
    forgeKeys: () => (areForged = true),
    close,
  }
}
