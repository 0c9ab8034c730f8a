import type { AnswerOf, ApiErrorBody, User } from '@tradecounter/api/contract'
import type { Access, AccessTokens } from './access-token.ts'
import type { AnswerAddress } from './answer-address.ts'
import { antiForgeryAddress, currentUserAddress, tokenAddress } from '../calls.ts'
import { antiForgeryTokens } from './anti-forgery.ts'
import { cacheHeaders, needsIdentity, type CacheRule } from './cache-scope.ts'
import { CallError, readApiError } from './call-error.ts'
import { signInPromptOf } from './session-end.ts'
import type { ShopContext } from '../context/context.ts'
import { navigation } from '../browser/navigation.ts'
import type { PostCall, PostOptions, Sent } from './post-call.ts'
import { withQuery, type Parameter } from './query.ts'

/** Maximum duration of a call, in milliseconds. */
export const callTimeout = 10_000

/** Maximum duration of a file download, in milliseconds. */
const fileTimeout = 60_000

export interface CallOptions extends PostOptions {
  /** @default 'GET' */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Query parameters: empty values are dropped, lists joined by comma. */
  parameters?: Readonly<Record<string, Parameter>>
  /** Sent as JSON; not for GET. */
  body?: unknown
  cache?: CacheRule
  /** Fetches an access token first, for visitors too, who have none otherwise. @default false */
  withToken?: boolean
  /** The request outlives the page. */
  keepalive?: boolean
  /** Makes the requests of the call in place of `fetch`, with a body of its own. */
  transport?: (address: string, request: RequestInit) => Promise<Response>
}

/** Options of a GET. */
type ReadOptions = Pick<CallOptions, 'cache' | 'signal' | 'timeout'>

/** The parts of the page that calls need. */
export interface HttpClientSettings {
  context: Pick<ShopContext, 'site' | 'environment' | 'origin' | 'locale' | 'user' | 'bearer' | 'antiForgery'>
}

export interface HttpClient {
  /** Returns the parsed JSON body, or undefined for an empty one. Throws `CallError` for an error status. */
  call: <Answer>(address: string, options?: CallOptions) => Promise<Answer>
  /** Returns a file with the server's file name. Throws `CallError` for an error status. */
  file: (address: string) => Promise<File>
  /** Makes a GET of the contract: the address has the type of the answer. SWR's fetcher, whose key is the address. */
  get: <Answer>(address: AnswerAddress<Answer>, options?: ReadOptions) => Promise<Answer>
  /**
   * Makes a POST of the contract, `post<typeof cartCalls.removeItem>(path, { itemId })`: path, body and answer are
   * those of the call.
   */
  post: <C extends PostCall>(path: C['path'], ...sent: Sent<C>) => Promise<AnswerOf<C>>
}

const topDomain = (origin: string): string => new URL(origin).hostname.split('.').at(-1) ?? ''

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  return (response.headers.get('Content-Type') ?? '').includes('json') ? (JSON.parse(text) as unknown) : text
}

const retryAfterOf = ({ headers }: Response): number | null => {
  const seconds = headers.get('Retry-After') ?? ''
  return /^\d{1,4}$/u.test(seconds) ? Number(seconds) : null
}

// oxlint-disable-next-line no-console -- spec §8: on token failure a warning is logged
const warn = (reason: unknown): void => console.warn(reason)

/** Thrown if the session has ended and the page stays. */
const signedOut: ApiErrorBody = { code: 'signedOut', message: 'signedOut' }
const endedSession = (): CallError => new CallError(401, 'Unauthorized', signedOut)
const isSignedOut = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === signedOut.code

/** Tokens of one attempt. Null if the call needs none. */
interface Credentials {
  antiForgery: string | null
  bearer: string | null
}

/** The generic call of the specification (§7), bound to one page. */
export function createHttpClient({ context }: HttpClientSettings): HttpClient {
  const { user, bearer: hasBearer = false } = context
  const everyCall = {
    site: context.site,
    topDomain: topDomain(context.origin),
    environment: context.environment,
  }
  const antiForgery = antiForgeryTokens(() => call<string>(antiForgeryAddress), context.antiForgery)
  let tokens: Promise<AccessTokens> | null = null
  /** Loaded with the first call that needs a token: visitors' pages make none, except feedback. */
  const accessTo = async (refused?: string): Promise<Access> => {
    tokens ??= import('./access-token.ts').then(({ accessTokens }) =>
      accessTokens(async (signal) => {
        const response = await exchange(
          tokenAddress,
          { method: 'POST', signal, whenSignedOut: 'throw' },
          false,
        )
        return { body: await bodyOf(response), date: response.headers.get('Date') }
      }),
    )
    const { access, forget } = await tokens.catch((reason: unknown) => {
      tokens = null
      throw reason
    })
    if (refused !== undefined) forget(refused)
    return access()
  }

  const cacheOf = async (rule: CacheRule | undefined): Promise<RequestInit> => {
    if (rule === undefined) return {}
    try {
      const known = user !== null && needsIdentity(rule)
      const identity = known ? await accessTo() : { userId: '', customerId: '' }
      return { headers: cacheHeaders(rule, identity) }
    } catch (reason) {
      warn(reason)
      return { cache: 'no-store', headers: { 'Cache-Control': 'no-store' } }
    }
  }

  const send = async (address: string, options: CallOptions, credentials: Credentials): Promise<Response> => {
    const {
      method = 'GET',
      parameters = {},
      body,
      cache,
      idempotencyKey,
      redirect = 'follow',
      signal,
      keepalive = false,
      transport = fetch,
    } = options
    const caching = await cacheOf(cache)
    const timeout = AbortSignal.timeout(options.timeout ?? callTimeout)
    return transport(withQuery(address, { ...parameters, ...everyCall }), {
      ...caching,
      method,
      redirect,
      keepalive,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        'X-Language': context.locale,
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(credentials.antiForgery === null ? {} : { 'X-CSRF-Token': credentials.antiForgery }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(caching.headers as Record<string, string> | undefined),
        ...(credentials.bearer === null ? {} : { Authorization: `Bearer ${credentials.bearer}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
  }

  /** The user has declined to sign in again: calls would be a visitor's, on a page that shows the user. */
  let hasDeclined = false

  /**
   * The session has ended. Returns when the same user has signed in again on the page. Throws otherwise, and reloads
   * the page if it cannot ask.
   */
  const signInAgain = async ({ whenSignedOut = 'ask' }: CallOptions, failure: unknown): Promise<void> => {
    const prompt = signInPromptOf(context)
    if (whenSignedOut === 'ask' && prompt === undefined) {
      navigation.reload()
      throw failure
    }
    if (whenSignedOut !== 'ask') throw endedSession()
    hasDeclined = !(await prompt?.())
    if (!hasDeclined) {
      // Those of the new session are others.
      antiForgery.forget()
      tokens = null
      return
    }
    throw endedSession()
  }

  /**
   * Throws, and reloads the page, if the session belongs to someone else since this page was rendered (sign-out or
   * customer switch in another tab): an action must never apply to another customer. Returns whether the session had
   * ended, and the user has signed in again.
   */
  const assertSamePerson = async (refusal: CallError, options: CallOptions): Promise<boolean> => {
    // Without a token: the token call may be the refused one, and would wait for itself.
    const now = ((await bodyOf(await exchange(currentUserAddress, {}, false))) ?? null) as User | null // by the contract
    if (now?.userId === user?.userId && now?.customerId === user?.customerId) return false
    if (now === null && options.whenSignedOut === 'continue') return false
    if (now === null) {
      await signInAgain(options, refusal)
      return true
    }
    navigation.reload()
    throw refusal
  }

  /** One call with its tokens; each is renewed once if refused. */
  async function exchange(address: string, options: CallOptions, withBearer: boolean): Promise<Response> {
    const guarded = (options.method ?? 'GET') !== 'GET'
    const asks = options.whenSignedOut === undefined || options.whenSignedOut === 'ask'
    if (guarded && asks && hasDeclined) {
      await assertSamePerson(endedSession(), options)
      hasDeclined = false
      await antiForgery.renew(await antiForgery.token())
    }
    // Without a token the call is made as a visitor: the server decides whether that is enough.
    const bearerOf = async (refused?: string): Promise<string | null> =>
      withBearer
        ? accessTo(refused).then(
            ({ token }) => token,
            async (reason: unknown) => {
              if (isSignedOut(reason) && asks) {
                await signInAgain(options, reason)
                return (await accessTo()).token
              }
              warn(reason)
              return null
            },
          )
        : null
    const [first, bearer] = await Promise.all([guarded ? antiForgery.token() : null, bearerOf()])
    const credentials: Credentials = { antiForgery: first, bearer }
    const renewed = new Set<string>()
    for (;;) {
      const response = await send(address, options, credentials)
      if (response.ok || response.type === 'opaqueredirect') return response
      const { status, statusText } = response
      const error = readApiError(await bodyOf(response).catch(() => undefined))
      const refusal = new CallError(status, statusText, error, retryAfterOf(response))
      const { code = '' } = error ?? {}
      if (renewed.has(code)) throw refusal
      renewed.add(code)
      if (credentials.antiForgery !== null && status === 403 && code === 'antiForgery') {
        credentials.antiForgery = await antiForgery.renew(credentials.antiForgery)
        if (await assertSamePerson(refusal, options)) {
          credentials.antiForgery = await antiForgery.token()
          credentials.bearer = credentials.bearer === null ? null : await bearerOf(credentials.bearer)
          renewed.clear()
        }
      } else if (credentials.bearer !== null && status === 401 && code === 'token') {
        credentials.bearer = await bearerOf(credentials.bearer)
      } else throw refusal
    }
  }

  const needsBearer = (address: string): boolean =>
    hasBearer && user !== null && address !== antiForgeryAddress

  async function file(address: string): Promise<File> {
    const response = await exchange(address, { timeout: fileTimeout }, needsBearer(address))
    const blob = await response.blob()
    const [, name = 'file'] =
      /filename="([^"]+)"/u.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return new File([blob], name, { type: blob.type })
  }

  // Guaranteed by the contract: callers name the type that the address answers with.
  async function call<Answer>(address: string, options: CallOptions = {}): Promise<Answer> {
    const response = await exchange(address, options, options.withToken === true || needsBearer(address))
    const answer = await bodyOf(response)
    // No answer to a read, or a proxy's error page: must not be taken for an empty answer.
    const isMissing = answer === undefined && (options.method ?? 'GET') === 'GET' && response.status !== 204
    const isText = typeof answer === 'string' && address !== antiForgeryAddress
    if (isMissing || isText) throw new CallError(502, 'No answer of the contract', null)
    return answer as Answer
  }

  return {
    call,
    file,
    get: (address, options) => call(address, options),
    post: (path, ...sent) => {
      const [body, options] = sent as readonly [body?: unknown, options?: PostOptions] // in each of its forms
      return call(path, { ...options, method: 'POST', body })
    },
  }
}
