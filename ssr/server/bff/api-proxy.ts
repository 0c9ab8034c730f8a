import type { Call } from '@tradecounter/api/contract'
import { readLimitedRequest } from '@tradecounter/api/read-limited'
import type { Context } from 'hono'
import { apiBase, callerHeaders } from './api-client.ts'
import type { Api } from './api-service.ts'
import {
  applicationCookie,
  deviceCookie,
  expiredCookies,
  readApplicationKey,
  readDevice,
  sessionCookies,
} from '../context/cookies.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { callerOf, cookiesForStatus } from '../context/user-context.ts'
import type { Sessions, SessionStatus } from '../context/sessions.ts'
import type { RequestContext } from '../context/request-context.ts'
import { declaredCall } from './declared-calls.ts'
import { type CallRefusal, refuseWrite } from './write-guard.ts'

/** Request headers that are forwarded to the api. */
const requestHeaders = [
  'content-type',
  'x-csrf-token',
  'idempotency-key',
  'if-none-match',
  'range',
  'if-range',
  'sec-purpose',
  'x-cache-key-context',
  'x-carrier',
  'x-carrier-timestamp',
  'x-carrier-signature',
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
  'content-security-policy',
  'content-range',
  'accept-ranges',
  'idempotent-replayed',
  'location',
  'vary',
]

/** Values of `Clear-Site-Data`: what a browser drops (reliability S7). */
const cleared = {
  cart: '"prerenderCache"',
  person: '"prefetchCache", "prerenderCache"',
  everything: '"cache", "prefetchCache", "prerenderCache"',
} as const
export const clearAll = cleared.everything

/** Calls about an application, which a cookie of its own identifies. */
const isApplication = (path: string): boolean => path.startsWith('/api/become-a-customer/')
/**
 * Calls that need the browser's identity, its name and the shop's origin (reliability L2, L3): those about a user's
 * account, and applications.
 */
const isBrowserAware = (path: string): boolean => path.startsWith('/api/user/') || isApplication(path)

/** The access token of a session; null if there is none or it has ended. */
const bearerOf = (status: SessionStatus | null): string | null =>
  status === null || typeof status === 'string' ? null : status.bearer

/** A call to the api. */
export interface ApiCall {
  method: string
  /** Path as matched by the router. */
  path: string
  /** Path and query as they are forwarded. */
  address: string
  headers: Headers
  /** A stream, which cannot be sent twice, is that of an upload. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

/** A refusal in the shape of the API's errors. */
export const refuse = (c: Context<HonoEnv>, { status, code, message }: CallRefusal): Response =>
  c.json({ code, message }, status, { 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Site, Origin' })

/**
 * What a call outdates in the browser if it succeeds. A session that is renewed is that of another person or customer.
 */
function outdatedBy({ method, path }: ApiCall, newSession: string | null): Call['outdates'] {
  if (method !== 'POST') return undefined
  return declaredCall(method, path)?.outdates ?? (newSession === null ? undefined : 'person')
}

/**
 * Forwards calls to the API with the caller's identity. The session id is only exchanged between host and cookie.
 */
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
      (client !== null || isBrowserAware(call.path)) && !url.pathname.startsWith('/api/user/session')
    if (client !== null) headers.set('X-Client-Address', client)
    if (trusted) headers.set('X-Host-Secret', hostSecret)
    if (isBrowserAware(call.path)) {
      headers.set('X-Origin', context.origin)
      headers.set('X-User-Agent', (call.headers.get('user-agent') ?? '').slice(0, 512))
      const device = readDevice(context.cookies, context.cookieNames)
      if (device !== null) headers.set('X-Device', device)
    }
    if (isApplication(call.path)) {
      const key = readApplicationKey(context.cookies, context.cookieNames)
      if (key !== null) headers.set('X-Application', key)
    }
    return api.fetch(
      new Request(url, {
        method: call.method,
        headers,
        signal,
        ...(call.body ? { body: call.body } : {}),
        ...(call.body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
    )
  }

  const statusOf = async (context: RequestContext): Promise<SessionStatus | null> =>
    context.session === null ? null : sessions.statusOf(context.session, context.siteHost.site.key)

  /** The API's answer, with the session moved from a header into cookies. */
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
    // Only files have ranges, and nothing between compresses them. Without a length browsers show no progress.
    const length = response.headers.has('accept-ranges') ? response.headers.get('content-length') : null
    if (length !== null) headers.set('content-length', length)
    const session = response.headers.get('X-Session')
    const device = response.headers.get('X-Device')
    const application = isApplication(call.path) ? response.headers.get('X-Application') : null
    if (session !== null && context.session !== null) sessions.forget(context.session)
    const lines = [
      ...(session ? sessionCookies(session, context.cookieNames) : cookiesForStatus(context, status)),
      ...(device === null ? [] : [deviceCookie(device, context.cookieNames)]),
      ...(application === null ? [] : [applicationCookie(application, context.cookieNames)]),
    ]
    for (const line of lines) headers.append('Set-Cookie', line)
    if (!headers.has('Cache-Control') || lines.length > 0) headers.set('Cache-Control', 'private, no-store')
    const outdated = outdatedBy(call, session)
    if (outdated !== undefined && response.status < 400) headers.set('Clear-Site-Data', cleared[outdated])
    return new Response(response.body, { status: response.status, headers })
  }

  const forward = async (call: ApiCall, context: RequestContext, signal: AbortSignal): Promise<Response> => {
    const status = await statusOf(context)
    const bearer = bearerOf(status)
    const response = await send(call, context, bearer, signal)
    const isFinal = response.status !== 401 || bearer === null
    if (isFinal || context.session === null) return answer(context, call, response, status)
    // The session may have ended before its token, or the API has new keys: retry once with a new token.
    const refusal: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : ''
    if (code !== 'session' && code !== 'token') return answer(context, call, response, status)
    sessions.forget(context.session)
    const now = await statusOf(context)
    const isUpload = call.body instanceof ReadableStream
    if (isUpload && bearerOf(now) !== null) return answer(context, call, response, now)
    // The body of an upload cannot be sent twice. Without it the call is refused as that of any ended session.
    const again = isUpload ? { ...call, body: null } : call
    return answer(context, call, await send(again, context, bearerOf(now), signal), now)
  }

  return {
    carry: forward,
    endedCookies: (context: RequestContext): string[] => expiredCookies(context.cookieNames),
    /** Checks an upload. Returns the response if it is refused. The service limits its size. */
    refuseUpload: (c: Context<HonoEnv>): Response | null => {
      const refusal = refuseWrite(c.req.raw.headers, c.env.context, 'file')
      return refusal === null ? null : refuse(c, refusal)
    },
    /** Checks a change and reads its body, of at most `limit` bytes. Returns the response if it is refused. */
    readWrite: async (c: Context<HonoEnv>, limit: number): Promise<Uint8Array<ArrayBuffer> | Response> => {
      // Programs that sign their calls have neither a session nor an origin.
      const isSigned = declaredCall('POST', c.req.path)?.signed
      const refusal = isSigned ? null : refuseWrite(c.req.raw.headers, c.env.context)
      if (refusal) return refuse(c, refusal)
      const body = await readLimitedRequest(c.req.raw, limit)
      return (
        body ?? refuse(c, { status: 413, code: 'tooLarge', message: `The body may have ${limit} bytes.` })
      )
    },
  }
}
export type ApiProxy = ReturnType<typeof createApiProxy>
