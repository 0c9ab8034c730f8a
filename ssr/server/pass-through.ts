import type { Context } from 'hono'
import { type Api, apiBase, askerHeaders } from './api.ts'
import { endedCookies, sessionCookies } from './cookies.ts'
import type { HostEnv } from './host-env.ts'
import { askerOf } from './person.ts'
import type { Sessions } from './sessions.ts'
import type { Visit } from './visit.ts'
import { type CallRefusal, readLimited, refuseWrite } from './write-guard.ts'

/** Headers of the browser's that the api hears of. Everything else stays here. */
const forwarded = ['content-type', 'x-csrf-token', 'idempotency-key', 'if-none-match', 'range']
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
const forgotten: Readonly<Record<string, string>> = {
  '/api/user/login': forgetAhead,
  '/api/user/changecustomer': forgetAhead,
  '/api/user/logout': forgetPages,
}

const bodyLimit = 64 * 1024

/** One call for the api. */
export interface Call {
  method: string
  /** Path and query. */
  address: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

/** A refusal in the api's own shape. */
export const refuse = (c: Context<HostEnv>, { status, code, message }: CallRefusal): Response =>
  c.json({ code, message }, status, { 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Site, Origin' })

/** Carries calls to the api: says who asks, and keeps the session between itself and the cookie. */
export function createPassThrough(api: Api, sessions: Sessions) {
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
    return api.fetch(
      new Request(apiBase + call.address, {
        method: call.method,
        headers,
        signal,
        ...(call.body ? { body: call.body } : {}),
      }),
    )
  }

  const bearerOf = async (visit: Visit): Promise<string | null> =>
    visit.session === null ? null : sessions.bearerOf(visit.session, visit.siteHost.site.key)

  /** The api's answer with the session taken out of it and put into cookies. */
  const answer = (visit: Visit, response: Response, ended: boolean): Response => {
    const headers = new Headers()
    for (const name of answered) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const session = response.headers.get('X-Session')
    if (session !== null && visit.session !== null) sessions.forget(visit.session)
    const lines = session
      ? sessionCookies(session, visit.cookieNames)
      : ended || session === ''
        ? endedCookies(visit.cookieNames)
        : []
    for (const line of lines) headers.append('Set-Cookie', line)
    if (!headers.has('Cache-Control') || lines.length > 0) headers.set('Cache-Control', 'private, no-store')
    return new Response(response.body, { status: response.status, headers })
  }

  const carry = async (call: Call, visit: Visit, signal: AbortSignal): Promise<Response> => {
    const response = await carryAsSomebody(call, visit, signal)
    const forget = forgotten[call.address.split('?')[0] ?? '']
    if (forget !== undefined && response.status < 400) response.headers.set('Clear-Site-Data', forget)
    return response
  }

  const carryAsSomebody = async (call: Call, visit: Visit, signal: AbortSignal): Promise<Response> => {
    const bearer = await bearerOf(visit)
    const ended = visit.session !== null && bearer === null
    const response = await send(call, visit, bearer, signal)
    if (response.status !== 401 || bearer === null || visit.session === null)
      return answer(visit, response, ended)
    // The token may have outlived its session, or the api its keys: once more with what is true now.
    const refusal: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : ''
    if (code !== 'session' && code !== 'token') return answer(visit, response, false)
    sessions.forget(visit.session)
    const renewed = await bearerOf(visit)
    return answer(visit, await send(call, visit, renewed, signal), renewed === null)
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
