import { antiForgeryAddress, antiForgeryTokens } from './anti-forgery.ts'
import { cacheHeaders, type CacheRule } from './cache-scope.ts'
import { CallError, readApiError } from './call-error.ts'
import type { ShopContext } from './context.ts'
import { withQuery, type Parameter } from './query.ts'

/** Longest that a call may take before it is given up, in milliseconds. */
export const callTimeout = 10_000

export interface CallOptions {
  /** GET by default. */
  method?: 'GET' | 'POST'
  /** Become the query: empty values dropped, lists joined by comma. */
  parameters?: Readonly<Record<string, Parameter>>
  /** Sent as JSON; only for other methods than GET. */
  body?: unknown
  cache?: CacheRule
  /** Makes a POST safe to repeat: the same key has its effect once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** What a caller needs to know of the page. `accessToken` only where the browser itself holds the bearer. */
export interface CallerSettings {
  context: Pick<ShopContext, 'site' | 'environment' | 'origin' | 'locale' | 'user'>
  accessToken?: () => Promise<string>
}

export interface Caller {
  /** Answers the parsed JSON body, or undefined for an empty one. Throws `CallError` for any status that is not ok. */
  call: <Answer>(address: string, options?: CallOptions) => Promise<Answer>
  /** SWR's fetcher: the key is the address, without what every call adds. */
  get: <Answer>(address: string) => Promise<Answer>
  post: <Answer>(
    address: string,
    body?: unknown,
    options?: Pick<CallOptions, 'idempotencyKey' | 'signal'>,
  ) => Promise<Answer>
}

const topDomain = (origin: string): string => new URL(origin).hostname.split('.').at(-1) ?? ''

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  return (response.headers.get('Content-Type') ?? '').includes('json') ? (JSON.parse(text) as unknown) : text
}

/** The generic call of the specification (§7), bound to one page. */
export function createCaller({ context, accessToken }: CallerSettings): Caller {
  const everyCall = {
    site: context.site,
    topDomain: topDomain(context.origin),
    environment: context.environment,
  }
  const tokens = antiForgeryTokens(() => call<string>(antiForgeryAddress))

  const cacheOf = (rule: CacheRule | undefined): Record<string, string> => {
    if (rule === undefined) return {}
    try {
      return cacheHeaders(rule, context.user ?? { userId: '', customerId: '' })
    } catch (reason) {
      // oxlint-disable-next-line no-console -- spec §8: a warning is logged and caching is disabled
      console.warn(reason)
      return { 'Cache-Control': 'no-store' }
    }
  }

  const bearerOf = async (): Promise<Record<string, string>> =>
    accessToken === undefined || context.user === null
      ? {}
      : { Authorization: `Bearer ${await accessToken()}` }

  const send = async (address: string, options: CallOptions, token: string | null): Promise<Response> => {
    const { method = 'GET', parameters = {}, body, cache, idempotencyKey, signal } = options
    const timeout = AbortSignal.timeout(callTimeout)
    return fetch(withQuery(address, { ...parameters, ...everyCall }), {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        'X-Language': context.locale,
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { 'X-CSRF-Token': token }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...cacheOf(cache),
        ...(await bearerOf()),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
  }

  async function call<Answer>(address: string, options: CallOptions = {}): Promise<Answer> {
    const guarded = (options.method ?? 'GET') !== 'GET'
    let token = guarded ? await tokens.token() : null
    for (let renewed = false; ; renewed = true) {
      const response = await send(address, options, token)
      // Guarded by the contract: who asks for `Answer` names the type that the address answers with.
      if (response.ok) return (await bodyOf(response)) as Answer
      const error = readApiError(await bodyOf(response).catch(() => undefined))
      if (token === null || renewed || response.status !== 403 || error?.code !== 'antiForgery')
        throw new CallError(response.status, response.statusText, error)
      token = await tokens.renew(token)
    }
  }

  return {
    call,
    get: (address) => call(address),
    post: (address, body, options) => call(address, { ...options, method: 'POST', body }),
  }
}

const callers = new WeakMap<ShopContext, Caller>()

/** The caller of a page, made once per context so that the whole page shares one anti-forgery token. */
export function callerOf(context: ShopContext): Caller {
  const known = callers.get(context)
  if (known) return known
  const caller = createCaller({ context })
  callers.set(context, caller)
  return caller
}
