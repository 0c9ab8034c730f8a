import type { Context } from 'hono'
import { type Api, apiBase, callerHeaders } from './api-client.ts'
import { deviceCookie, expiredCookies, readDevice, sessionCookies } from '../context/cookies.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { callerOf, cookiesForStatus } from '../context/user-context.ts'
import type { Sessions, SessionStatus } from '../context/sessions.ts'
import type { RequestContext } from '../context/request-context.ts'
import { type CallRefusal, readLimited, refuseWrite } from './write-guard.ts'

/** Headers of the browser's that the api hears of. Everything else stays here. */
const requestHeaders = [
  'content-type',
  'x-csrf-token',
  'idempotency-key',
  'if-none-match',
  'range',
  'sec-purpose',
]
/** Headers of the api's that the browser hears of. */
const responseHeaders = [
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'allow',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'idempotent-replayed',
  'location',
  'vary',
]

/** What a browser must forget when nobody or somebody else begins to look at the shop (reliability S7). */
export const clearAll = '"cache", "prefetchCache", "prerenderCache"'
const clearSpeculated = '"prefetchCache", "prerenderCache"'
const clearPrerendered = '"prerenderCache"'
/** The calls that are told which browser asks (reliability L2, L3). */
const signIn = '/api/user/login'
const browserAwareCalls: readonly string[] = [signIn, '/api/user/setpassword']
const clearedAfter: Readonly<Record<string, string>> = {
  [signIn]: clearSpeculated,
  '/api/user/changecustomer': clearSpeculated,
  '/api/user/logout': clearAll,
  '/api/customer/toggleTemporarilyHidePrices': clearSpeculated,
  '/api/customer/toggleMyAssortment': clearSpeculated,
  // Pages that were rendered ahead show the cart as it was.
  '/api/cart': clearPrerendered,
  '/api/cart/removeitem': clearPrerendered,
  '/api/cart/emptycart': clearPrerendered,
  '/api/cart/changequantity': clearPrerendered,
  '/api/cart/replaceitem': clearPrerendered,
  '/api/cart/addlist': clearPrerendered,
  '/api/cart/order': clearPrerendered,
  '/api/directorder/commit': clearPrerendered,
  '/api/directorder/rows': clearPrerendered,
}

/** Who a call is sent for: nobody, when the session is no more. */
const bearerOf = (status: SessionStatus | null): string | null =>
  status === null || typeof status === 'string' ? null : status.bearer

const bodyLimit = 64 * 1024

/** One call for the api. */
export interface ApiCall {
  method: string
  /** Path as the router has matched it: what the call is known by. */
  path: string
  /** Path and query as they are sent on. */
  address: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

/** A refusal in the api's own shape. */
export const refuse = (c: Context<HonoEnv>, { status, code, message }: CallRefusal): Response =>
  c.json({ code, message }, status, { 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Site, Origin' })

/** Carries calls to the api: says who asks, and keeps the session between itself and the cookie. */
export function createApiProxy(api: Api, sessions: Sessions, hostSecret: string) {
  const send = (
    call: ApiCall,
    context: RequestContext,
    bearer: string | null,
    signal: AbortSignal,
  ): Promise<Response> => {
    const headers = callerHeaders(callerOf(context, bearer))
    const asked = call.headers.get('x-language')
    if (asked !== null && context.siteHost.site.offeredLocales.some((locale) => locale === asked)) {
      headers.set('X-Language', asked)
    }
    for (const name of requestHeaders) {
      const value = call.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const client = context.clientAddress()
    const url = new URL(apiBase + call.address)
    // What turns an id into a token is asked for by the host itself alone (`sessions.ts`).
    const trusted =
      (client !== null || browserAwareCalls.includes(call.path)) &&
      !url.pathname.startsWith('/api/user/session')
    if (client !== null) headers.set('X-Client-Address', client)
    if (trusted) headers.set('X-Host-Secret', hostSecret)
    if (browserAwareCalls.includes(call.path)) {
      const device = readDevice(context.cookies, context.cookieNames)
      if (device !== null) headers.set('X-Device', device)
    }
    return api.fetch(
      new Request(url, {
        method: call.method,
        headers,
        signal,
        ...(call.body ? { body: call.body } : {}),
      }),
    )
  }

  const statusOf = async (context: RequestContext): Promise<SessionStatus | null> =>
    context.session === null ? null : sessions.statusOf(context.session, context.siteHost.site.key)

  /** The api's answer with the session taken out of it and put into cookies. */
  const answer = (
    context: RequestContext,
    call: ApiCall,
    response: Response,
    status: SessionStatus | null,
  ): Response => {
    const headers = new Headers()
    for (const name of responseHeaders) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const session = response.headers.get('X-Session')
    const device = response.headers.get('X-Device')
    if (session !== null && context.session !== null) sessions.forget(context.session)
    const lines = [
      ...(session ? sessionCookies(session, context.cookieNames) : cookiesForStatus(context, status)),
      ...(device === null ? [] : [deviceCookie(device, context.cookieNames)]),
    ]
    for (const line of lines) headers.append('Set-Cookie', line)
    if (!headers.has('Cache-Control') || lines.length > 0) headers.set('Cache-Control', 'private, no-store')
    const forget = call.method === 'POST' ? clearedAfter[call.path] : undefined
    const refused = response.status >= 400 || (session === null && call.path === signIn)
    if (forget !== undefined && !refused) headers.set('Clear-Site-Data', forget)
    return new Response(response.body, { status: response.status, headers })
  }

  const forward = async (call: ApiCall, context: RequestContext, signal: AbortSignal): Promise<Response> => {
    const status = await statusOf(context)
    const bearer = bearerOf(status)
    const response = await send(call, context, bearer, signal)
    if (response.status !== 401 || bearer === null || context.session === null)
      return answer(context, call, response, status)
    // The token may have outlived its session, or the api its keys: once more with what is true now.
    const refusal: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : ''
    if (code !== 'session' && code !== 'token') return answer(context, call, response, status)
    sessions.forget(context.session)
    const now = await statusOf(context)
    return answer(context, call, await send(call, context, bearerOf(now), signal), now)
  }

  return {
    carry: forward,
    endedCookies: (context: RequestContext): string[] => expiredCookies(context.cookieNames),
    /** Checks a change and reads its body; a refusal is ready to be sent. */
    readWrite: async (
      c: Context<HonoEnv>,
      limit = bodyLimit,
    ): Promise<Uint8Array<ArrayBuffer> | Response> => {
      const refusal = refuseWrite(c.req.raw.headers, c.env.context)
      if (refusal) return refuse(c, refusal)
      const body = await readLimited(c.req.raw, limit)
      return (
        body ?? refuse(c, { status: 413, code: 'tooLarge', message: `The body may have ${limit} bytes.` })
      )
    },
  }
}
export type ApiProxy = ReturnType<typeof createApiProxy>
