import { generateKeyPair } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { IdentificationSettings } from '@tradecounter/api/seed'
import type { Provider } from 'oidc-provider'

/** People who can sign at the provider, by the value of the button that they press. */
const people: Readonly<Record<string, { name: string; given_name: string; family_name: string }>> = {
  nina: { name: 'Nina Ny', given_name: 'Nina', family_name: 'Ny' },
  sigge: { name: 'Sigge Signatär', given_name: 'Sigge', family_name: 'Signatär' },
}

const clientId = 'tradecounter'
const clientSecret = 'the shop and the provider share this'

/** The id of the key that signs tokens. */
export const signingKeyId = 'demo'

/** A running provider on this machine. */
export interface LocalProvider extends IdentificationSettings {
  close(): Promise<void>
}

export interface LocalProviderOptions {
  /** Where browsers may be sent back to. @default every address of this machine */
  redirectUris?: readonly string[]
  /** Called for each code that is exchanged. */
  onExchange?: () => void
  /** Answers a request in place of the provider, and returns whether it has. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** The page on which a person signs or cancels. */
const page = (
  path: string,
): string => `<!doctype html><html lang="en"><head><title>Identify yourself</title></head><body>
<h1>Identify yourself</h1>
<form method="post" action="${path}">
${Object.entries(people)
  .map(([id, { name }]) => `<button name="person" value="${id}">Sign as ${name}</button>`)
  .join('\n')}
<button name="person" value="">Cancel</button>
</form></body></html>`

const interact = async (request: IncomingMessage, response: ServerResponse, own: Provider): Promise<void> => {
  const details = await own.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(request.url ?? ''))
    return
  }
  const person = (await readForm(request)).get('person') ?? ''
  if (people[person] === undefined) {
    await own.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person has cancelled.',
    })
    return
  }
  const grant = new own.Grant({ accountId: person, clientId: String(details.params.client_id) })
  grant.addOIDCScope('openid profile')
  await own.interactionFinished(request, response, {
    login: { accountId: person },
    consent: { grantId: await grant.save() },
  })
}

const isThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(?:127\.0\.0\.1|localhost|.+\.localhost)$/u.test(new URL(address).hostname)

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Loads the provider with its first request: nothing of it slows the start of the shop. */
async function createHandler(
  issuer: string,
  { redirectUris, onExchange }: LocalProviderOptions,
): Promise<Handler> {
  const { Provider: OidcProvider } = await import('oidc-provider')
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const provider = new OidcProvider(issuer, {
    clients: [clientId, 'another-client'].map((client_id) => ({
      client_id,
      client_secret: clientSecret,
      redirect_uris: [...(redirectUris ?? ['http://localhost/'])],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: signingKeyId, use: 'sig', alg: 'RS256' }],
    },
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['cookies of this machine'] },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  })
  // The shop has as many addresses as sites, and a port of its own.
  if (redirectUris === undefined) provider.Client.prototype.redirectUriAllowed = isThisMachine
  if (onExchange !== undefined) provider.on('grant.success', onExchange)
  const handle = provider.callback()
  return async (request, response) => {
    if ((request.url ?? '').startsWith('/interaction/')) await interact(request, response, provider)
    else await handle(request, response)
  }
}

/**
 * Starts a provider of OpenID Connect on a free port of this machine: a real one, at which everybody can sign as one of
 * two persons. Its pages are at `/interaction/…`: one button per person, and one that cancels. It keeps no process
 * alive.
 */
export async function startProvider(options: LocalProviderOptions = {}): Promise<LocalProvider> {
  let handler: Promise<Handler> | null = null
  const server = createServer((request, response) => {
    if (options.intercept?.(request, response) === true) return
    handler ??= createHandler(issuer, options)
    handler
      .then((handle) => handle(request, response))
      .catch((cause: unknown) => {
        response.writeHead(500).end(String(cause))
      })
  })
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    clientId,
    clientSecret,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
