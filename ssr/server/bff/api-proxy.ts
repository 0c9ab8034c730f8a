import type { Context } from 'hono'
import { type Api, apiBase, askerHeaders } from './api-client.ts'
import { deviceCookie, endedCookies, readDevice, sessionCookies } from '../context/cookies.ts'
import type { HostEnv } from '../context/hono-env.ts'
import { askerOf, cookiesAfter } from '../context/user-context.ts'
import type { Sessions, Standing } from '../context/sessions.ts'
import type { Visit } from '../context/request-context.ts'
import { type CallRefusal, readLimited, refuseWrite } from './write-guard.ts'

/** Headers of the browser's that the api hears of. Everything else stays here. */
const forwarded = ['content-type', 'x-csrf-token', 'idempotency-key', 'if-none-match', 'range', 'sec-purpose']
/** Headers of the api's that the browser hears of. */
const answered = [
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
export const forgetPages = '"cache", "prefetchCache", "prerenderCache"'
const forgetAhead = '"prefetchCache", "prerenderCache"'
const forgetRendered = '"prerenderCache"'
/** The calls that are told which browser asks (reliability L2, L3). */
const signIn = '/api/user/login'
const tellBrowser: readonly string[] = [signIn, '/api/user/setpassword']
const forgotten: Readonly<Record<string, string>> = {
  [signIn]: forgetAhead,
  '/api/user/changecustomer': forgetAhead,
  '/api/user/logout': forgetPages,
  '/api/customer/toggleTemporarilyHidePrices': forgetAhead,
  '/api/customer/toggleMyAssortment': forgetAhead,
  // Pages that were rendered ahead show the cart as it was.
  '/api/cart': forgetRendered,
  '/api/cart/removeitem': forgetRendered,
  '/api/cart/emptycart': forgetRendered,
  '/api/cart/changequantity': forgetRendered,
  '/api/cart/replaceitem': forgetRendered,
  '/api/cart/addlist': forgetRendered,
  '/api/cart/order': forgetRendered,
  '/api/directorder/commit': forgetRendered,
  '/api/directorder/rows': forgetRendered,
}

/** Who a call is sent for: nobody, when the session is no more. */
const bearerOf = (standing: Standing | null): string | null =>
  standing === null || typeof standing === 'string' ? null : standing.bearer

const bodyLimit = 64 * 1024

/** One call for the api. */
export interface Call {
  method: string
  /** Path as the router has matched it: what the call is known by. */
  path: string
  /** Path and query as they are sent on. */
  address: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

/** A refusal in the api's own shape. */
export const refuse = (c: Context<HostEnv>, { status, code, message }: CallRefusal): Response =>
  c.json({ code, message }, status, { 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Site, Origin' })

/** Carries calls to the api: says who asks, and keeps the session between itself and the cookie. */
export function createPassThrough(api: Api, sessions: Sessions, hostSecret: string) {
  const send = (call: Call, visit: Visit, bearer: string | null, signal: AbortSignal): Promise<Response> => {
    const headers = askerHeaders(askerOf(visit, bearer))
    const asked = call.headers.get('x-language')
    if (asked !== null && visit.siteHost.site.offeredLocales.some((locale) => locale === asked)) {
      headers.set('X-Language', asked)
    }
    for (const name of forwarded) {
      const value = call.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const client = visit.client()
    const url = new URL(apiBase + call.address)
    // What turns an id into a token is asked for by the host itself alone (`sessions.ts`).
    const trusted =
      (client !== null || tellBrowser.includes(call.path)) && !url.pathname.startsWith('/api/user/session')
    if (client !== null) headers.set('X-Client-Address', client)
    if (trusted) headers.set('X-Host-Secret', hostSecret)
    if (tellBrowser.includes(call.path)) {
      const device = readDevice(visit.cookies, visit.cookieNames)
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

  const standingOf = async (visit: Visit): Promise<Standing | null> =>
    visit.session === null ? null : sessions.standingOf(visit.session, visit.siteHost.site.key)

  /** The api's answer with the session taken out of it and put into cookies. */
  const answer = (visit: Visit, call: Call, response: Response, standing: Standing | null): Response => {
    const headers = new Headers()
    for (const name of answered) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const session = response.headers.get('X-Session')
    const device = response.headers.get('X-Device')
    if (session !== null && visit.session !== null) sessions.forget(visit.session)
    const lines = [
      ...(session ? sessionCookies(session, visit.cookieNames) : cookiesAfter(visit, standing)),
      ...(device === null ? [] : [deviceCookie(device, visit.cookieNames)]),
    ]
    for (const line of lines) headers.append('Set-Cookie', line)
    if (!headers.has('Cache-Control') || lines.length > 0) headers.set('Cache-Control', 'private, no-store')
    const forget = call.method === 'POST' ? forgotten[call.path] : undefined
    const refused = response.status >= 400 || (session === null && call.path === signIn)
    if (forget !== undefined && !refused) headers.set('Clear-Site-Data', forget)
    return new Response(response.body, { status: response.status, headers })
  }

  const carry = async (call: Call, visit: Visit, signal: AbortSignal): Promise<Response> => {
    const standing = await standingOf(visit)
    const bearer = bearerOf(standing)
    const response = await send(call, visit, bearer, signal)
    if (response.status !== 401 || bearer === null || visit.session === null)
      return answer(visit, call, response, standing)
    // The token may have outlived its session, or the api its keys: once more with what is true now.
    const refusal: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : ''
    if (code !== 'session' && code !== 'token') return answer(visit, call, response, standing)
    sessions.forget(visit.session)
    const now = await standingOf(visit)
    return answer(visit, call, await send(call, visit, bearerOf(now), signal), now)
  }

  return {
    carry,
    endedCookies: (visit: Visit): string[] => endedCookies(visit.cookieNames),
    /** Checks a change and reads its body; a refusal is ready to be sent. */
    readWrite: async (
      c: Context<HostEnv>,
      limit = bodyLimit,
    ): Promise<Uint8Array<ArrayBuffer> | Response> => {
      const refusal = refuseWrite(c.req.raw.headers, c.env.visit)
      if (refusal) return refuse(c, refusal)
      const body = await readLimited(c.req.raw, limit)
      return (
        body ?? refuse(c, { status: 413, code: 'tooLarge', message: `The body may have ${limit} bytes.` })
      )
    },
  }
}
export type PassThrough = ReturnType<typeof createPassThrough>
