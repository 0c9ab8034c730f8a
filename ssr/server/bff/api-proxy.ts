import type { Context } from 'hono'
import { apiBase, callerHeaders } from './api-client.ts'
import type { Api } from './api-service.ts'
import { deviceCookie, expiredCookies, readDevice, sessionCookies } from '../context/cookies.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { callerOf, cookiesForStatus } from '../context/user-context.ts'
import type { Sessions, SessionStatus } from '../context/sessions.ts'
import type { RequestContext } from '../context/request-context.ts'
import { type CallRefusal, readLimited, refuseWrite } from './write-guard.ts'

/** Request headers that are forwarded to the api. */
const requestHeaders = [
  'content-type',
  'x-csrf-token',
  'idempotency-key',
  'if-none-match',
  'range',
  'sec-purpose',
]
/** Response headers that are forwarded to the browser. */
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

/** Values of `Clear-Site-Data`: what a browser drops when the user changes or signs out (reliability S7). */
export const clearAll = '"cache", "prefetchCache", "prerenderCache"'
const clearSpeculated = '"prefetchCache", "prerenderCache"'
const clearPrerendered = '"prerenderCache"'
/** Calls that need to know the browser (reliability L2, L3). */
const signIn = '/api/user/login'
const browserAwareCalls: readonly string[] = [signIn, '/api/user/setpassword']
const clearedAfter: Readonly<Record<string, string>> = {
  [signIn]: clearSpeculated,
  '/api/user/changecustomer': clearSpeculated,
  '/api/user/logout': clearAll,
  '/api/customer/toggleTemporarilyHidePrices': clearSpeculated,
  '/api/customer/toggleMyAssortment': clearSpeculated,
  // Prerendered pages show the cart as it was.
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

/** The access token of a session; null if there is none or it has ended. */
const bearerOf = (status: SessionStatus | null): string | null =>
  status === null || typeof status === 'string' ? null : status.bearer

const bodyLimit = 64 * 1024

/** A call to the api. */
export interface ApiCall {
  method: string
  /** Path as the router has matched it. */
  path: string
  /** Path and query as they are forwarded. */
  address: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

/** A refusal in the form of the api's errors. */
export const refuse = (c: Context<HonoEnv>, { status, code, message }: CallRefusal): Response =>
  c.json({ code, message }, status, { 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Site, Origin' })

/** Forwards calls to the api with the caller's identity. The session id stays between host and cookie. */
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
    // Only `sessions.ts` may exchange a session id for a token.
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

  /** The api's answer, with the session moved from a header into cookies. */
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
    // The session may have ended before its token, or the api has new keys: retry once with a new token.
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
    /** Checks a change and reads its body. Returns the response if it is refused. */
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
