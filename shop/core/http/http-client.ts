import type { ApiErrorBody, User } from '@tradecounter/api/contract'
import type { Access, AccessTokens } from './access-token.ts'
import { antiForgeryAddress, currentUserAddress, tokenAddress } from '../calls.ts'
import { antiForgeryTokens } from './anti-forgery.ts'
import { cacheHeaders, needsIdentity, type CacheRule } from './cache-scope.ts'
import { CallError, readApiError } from './call-error.ts'
import type { ShopContext } from '../context/context.ts'
import { navigation } from '../browser/navigation.ts'
import { withQuery, type Parameter } from './query.ts'

/** Longest that a call may take before it is given up, in milliseconds. */
export const callTimeout = 10_000

/** Longest that a file may take, in milliseconds. */
const fileTimeout = 60_000

export interface CallOptions {
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Become the query: empty values dropped, lists joined by comma. */
  parameters?: Readonly<Record<string, Parameter>>
  /** Sent as JSON; only for other methods than GET. */
  body?: unknown
  cache?: CacheRule
  /** Makes a POST safe to repeat: the same key has its effect once. */
  idempotencyKey?: string
  /** `manual` leaves a redirect to whoever called; its answer is then undefined. @default 'follow' */
  redirect?: 'follow' | 'manual'
  /**
   * What happens when the session has ended since the page was made: the page is loaded again for a visitor, or the call
   * throws 401 and the page stays. @default 'reload'
   */
  whenSignedOut?: 'reload' | 'throw'
  signal?: AbortSignal
  /** Milliseconds after which the call is given up. @default 10,000 */
  timeout?: number
  /** Outlives the page that sends it. */
  keepalive?: boolean
}

/** What a caller needs to know of the page. */
export interface CallerSettings {
  context: Pick<ShopContext, 'site' | 'environment' | 'origin' | 'locale' | 'user' | 'bearer' | 'antiForgery'>
}

export interface Caller {
  /** Answers the parsed JSON body, or undefined for an empty one. Throws `CallError` for any status that is not ok. */
  call: <Answer>(address: string, options?: CallOptions) => Promise<Answer>
  /** Returns a file with the name that the server gives it. Throws `CallError` for any status that is not ok. */
  file: (address: string) => Promise<File>
  /** SWR's fetcher: the key is the address, without what every call adds. */
  get: <Answer>(address: string) => Promise<Answer>
  post: <Answer>(
    address: string,
    body?: unknown,
    options?: Pick<CallOptions, 'idempotencyKey' | 'redirect' | 'signal' | 'whenSignedOut'>,
  ) => Promise<Answer>
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

/** What a call throws when the session has ended and the page stays. */
const signedOut: ApiErrorBody = { code: 'signedOut', message: 'signedOut' }
const isSignedOut = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === signedOut.code

/** What one attempt goes with. Both are null where the call needs none. */
interface Passes {
  antiForgery: string | null
  bearer: string | null
}

/** The generic call of the specification (§7), bound to one page. */
export function createCaller({ context }: CallerSettings): Caller {
  const { user, bearer: holdsBearer = false } = context
  const everyCall = {
    site: context.site,
    topDomain: topDomain(context.origin),
    environment: context.environment,
  }
  const antiForgery = antiForgeryTokens(() => call<string>(antiForgeryAddress), context.antiForgery)
  let tokens: Promise<AccessTokens> | null = null
  /** Only who is signed in has to do with tokens: nobody else loads the code. */
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

  const send = async (address: string, options: CallOptions, passes: Passes): Promise<Response> => {
    const {
      method = 'GET',
      parameters = {},
      body,
      cache,
      idempotencyKey,
      redirect = 'follow',
      signal,
      keepalive = false,
    } = options
    const caching = await cacheOf(cache)
    const timeout = AbortSignal.timeout(options.timeout ?? callTimeout)
    return fetch(withQuery(address, { ...parameters, ...everyCall }), {
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
        ...(passes.antiForgery === null ? {} : { 'X-CSRF-Token': passes.antiForgery }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(caching.headers as Record<string, string> | undefined),
        ...(passes.bearer === null ? {} : { Authorization: `Bearer ${passes.bearer}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
  }

  /**
   * Throws when the session has become somebody else's since this page was made (another tab has signed out, or
   * switched customers), and asks for the page anew: nothing is done for one customer that was meant for another.
   */
  const stayOnePerson = async (refusal: CallError, { whenSignedOut }: CallOptions): Promise<void> => {
    // Without a token: the call for one may be what was refused, and would wait for itself.
    const now = ((await bodyOf(await exchange(currentUserAddress, {}, false))) ?? null) as User | null // by the contract
    if (now?.userId === user?.userId && now?.customerId === user?.customerId) return
    if (now === null && whenSignedOut === 'throw') throw new CallError(401, 'Unauthorized', signedOut)
    navigation.reload()
    throw refusal
  }

  /** One call with its passes, each of which is renewed once when it is refused. */
  async function exchange(address: string, options: CallOptions, withBearer: boolean): Promise<Response> {
    const guarded = (options.method ?? 'GET') !== 'GET'
    // Without a token the call goes as a visitor's: whether that is enough is the server's to say.
    const bearerOf = async (refused?: string): Promise<string | null> =>
      withBearer
        ? accessTo(refused).then(
            ({ token }) => token,
            (reason) => {
              warn(reason)
              if (isSignedOut(reason) && options.whenSignedOut !== 'throw') navigation.reload()
              return null
            },
          )
        : null
    const [first, bearer] = await Promise.all([guarded ? antiForgery.token() : null, bearerOf()])
    const passes: Passes = { antiForgery: first, bearer }
    const renewed = new Set<string>()
    for (;;) {
      const response = await send(address, options, passes)
      if (response.ok || response.type === 'opaqueredirect') return response
      const { status, statusText } = response
      const error = readApiError(await bodyOf(response).catch(() => undefined))
      const refusal = new CallError(status, statusText, error, retryAfterOf(response))
      const { code = '' } = error ?? {}
      if (renewed.has(code)) throw refusal
      renewed.add(code)
      if (passes.antiForgery !== null && status === 403 && code === 'antiForgery') {
        passes.antiForgery = await antiForgery.renew(passes.antiForgery)
        await stayOnePerson(refusal, options)
      } else if (passes.bearer !== null && status === 401 && code === 'token') {
        passes.bearer = await bearerOf(passes.bearer)
      } else throw refusal
    }
  }

  const needsBearer = (address: string): boolean =>
    holdsBearer && user !== null && address !== antiForgeryAddress

  async function file(address: string): Promise<File> {
    const response = await exchange(address, { timeout: fileTimeout }, needsBearer(address))
    const blob = await response.blob()
    const [, name = 'file'] =
      /filename="([^"]+)"/u.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return new File([blob], name, { type: blob.type })
  }

  // Guarded by the contract: who asks for `Answer` names the type that the address answers with.
  async function call<Answer>(address: string, options: CallOptions = {}): Promise<Answer> {
    const response = await exchange(address, options, needsBearer(address))
    const answer = await bodyOf(response)
    // Nothing where something was asked for, or the page of a proxy: no part may take that for an empty answer.
    const isMissing = answer === undefined && (options.method ?? 'GET') === 'GET' && response.status !== 204
    const isText = typeof answer === 'string' && address !== antiForgeryAddress
    if (isMissing || isText) throw new CallError(502, 'No answer of the contract', null)
    return answer as Answer
  }

  return {
    call,
    file,
    get: (address) => call(address),
    post: (address, body, options) => call(address, { ...options, method: 'POST', body }),
  }
}
