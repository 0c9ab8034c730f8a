import type { Brand, Locale, SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { escapeJson } from '../../pages/escape.ts'
import type { ApiAnswer } from '../../pages/page-context.ts'
import type { Api } from './api-service.ts'

/** The identity of a request to the API. */
export interface ApiCaller {
  site: SiteKey
  /** Two brands may share a site. */
  brand: Brand
  locale: Locale
  /** Null for an anonymous visitor. */
  bearer: string | null
  requestId: string
  traceparent: string
}

/** Origin of in-process requests. It is never resolved. */
export const apiBase = 'http://api.internal'

/** Headers that identify the caller. */
export function callerHeaders(caller: ApiCaller): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Language': caller.locale,
    'X-Site': caller.site,
    'X-Brand': caller.brand,
    'X-Request-Id': caller.requestId,
    traceparent: caller.traceparent,
  })
  if (caller.bearer !== null) headers.set('Authorization', `Bearer ${caller.bearer}`)
  return headers
}

const tooLarge = 5 * 1024 * 1024

const nullScript = Buffer.from('null')
const unreachable: ApiAnswer = { status: 503, json: null, script: nullScript }

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const text = await response.text()
  if (text.length > tooLarge || !(response.headers.get('Content-Type') ?? '').includes('json')) {
    return { status: response.ok ? 502 : response.status, json: null, script: nullScript }
  }
  try {
    return {
      status: response.status,
      json: JSON.parse(text) as unknown,
      script: Buffer.from(escapeJson(text)),
    }
  } catch {
    return { ...unreachable, status: 502 }
  }
}

/** How long the last good answer is used while the API fails. */
const staleIfErrorMs = 86_400_000
/** Milliseconds until a failing API is called again. */
const retryAfterMs = 1000

/**
 * Calls the API for pages. Answers to anonymous visitors are shared for `sharedFor` milliseconds, and used for a
 * day while the API fails; answers to users are never shared. Not `fetchMethod` of lru-cache: here a refusal is
 * returned and not cached, a failing API gets a pause, and stale answers have their own age limit.
 */
export function createApiClient(api: Api, sharedFor = 30_000) {
  const shared = new LRUCache<string, { answer: ApiAnswer; until: number; staleAt: number }>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.script.length * 4 + 256,
  })
  const pending = new Map<string, Promise<ApiAnswer>>()
  let generation = 0

  const send = (address: string, caller: ApiCaller, more: RequestInit = {}): Promise<Response> =>
    api.fetch(new Request(apiBase + address, { headers: callerHeaders(caller), ...more }))

  const fetchAnswer = async (address: string, caller: ApiCaller): Promise<ApiAnswer> => {
    try {
      return await readAnswer(await send(address, caller))
    } catch {
      return unreachable
    }
  }

  /** The anti-forgery value of POST calls (reliability C4); undefined if the API returns none. */
  const antiForgery = async (caller: ApiCaller): Promise<string | undefined> => {
    try {
      const answer = await send('/api/site/getAntiForgeryToken', caller)
      return answer.ok ? await answer.text() : undefined
    } catch {
      return undefined
    }
  }

  const postAnswer = async (
    address: string,
    body: object,
    value: string,
    caller: ApiCaller,
  ): Promise<ApiAnswer> => {
    try {
      const headers = callerHeaders(caller)
      headers.set('Content-Type', 'application/json')
      headers.set('X-CSRF-Token', value)
      return await readAnswer(
        await send(address, caller, { method: 'POST', headers, body: JSON.stringify(body) }),
      )
    } catch {
      return unreachable
    }
  }

  const fetchShared = (address: string, caller: ApiCaller): Promise<ApiAnswer> => {
    const key = `${caller.site} ${caller.brand} ${caller.locale} ${address}`
    const known = shared.get(key)
    const now = performance.now()
    if (known && known.until > now) return Promise.resolve(known.answer)
    const running = pending.get(key)
    if (running) return running
    const startedIn = generation
    const request = fetchAnswer(address, caller).then((answer) => {
      // Requests from before `forget` must not fill the cache.
      if (startedIn !== generation) return answer
      pending.delete(key)
      if (answer.status === 200)
        shared.set(key, { answer, until: now + sharedFor, staleAt: now + staleIfErrorMs })
      if (answer.status < 500 || known === undefined || known.staleAt < now) return answer
      known.until = performance.now() + retryAfterMs
      return known.answer
    })
    pending.set(key, request)
    return request
  }

  return {
    ask: (address: string, caller: ApiCaller): Promise<ApiAnswer> =>
      caller.bearer === null ? fetchShared(address, caller) : fetchAnswer(address, caller),
    antiForgery,
    /** Posts for a signed-in user. The answer is never shared. */
    post: postAnswer,
    /** Whether pages can be rendered while the API fails: the settings of a site are still in the cache. */
    canServeStale: (): boolean => {
      for (const [key, { staleAt }] of shared.entries())
        if (key.endsWith(' /api/site/settings') && staleAt > performance.now()) return true
      return false
    },
    forget: () => {
      generation += 1
      shared.clear()
      pending.clear()
    },
  }
}
export type ApiClient = ReturnType<typeof createApiClient>
