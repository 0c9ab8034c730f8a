import type { SearchState, StorageState } from '@tradecounter/api'
import type { Brand, Locale, SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { escapeJson } from '../../pages/escape.ts'
import type { ApiAnswer } from '../../pages/page-context.ts'

/** The commerce service: in this process or behind `API_ORIGIN`. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Answers false while the service could not serve a customer. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and their revision; null while that cannot be told. */
  searching?(): Promise<SearchState | null>
  /** Whether orders can be saved; null while that cannot be told. */
  storage?(): Promise<StorageState | null>
  close(): Promise<void>
}

/** Who asks: decides whose answer it is. */
export interface ApiCaller {
  site: SiteKey
  /** What the site is dressed in. */
  brand: Brand
  locale: Locale
  /** Null for a visitor. */
  bearer: string | null
  requestId: string
  traceparent: string
}

/** The name that addresses of in-process requests carry; nothing resolves it. */
export const apiBase = 'http://api.internal'

/** What every call says of who asks. */
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

/** What a service says of its search when it is asked whether it is ready. */
export const searchLine = ({ ready, revision }: SearchState): string =>
  ready ? `search: ready, revision ${revision}` : 'search: its index is being built'

/** What a service says of its disk when it is asked whether it is ready. */
export const storageLine = (state: StorageState): string =>
  state === 'full' ? 'storage: full, nothing can be saved' : 'storage: writable'

function readStorageLine(text: string): StorageState | null {
  const [, state] = /^storage: (full|writable)/mu.exec(text) ?? []
  return state === 'full' || state === 'writable' ? state : null
}

function readSearchLine(text: string): SearchState | null {
  const [, building, revision] = /^search: (its index)?(?:ready, revision (\S+))?/mu.exec(text) ?? []
  if (building !== undefined) return { ready: false, revision: 'none' }
  return revision === undefined ? null : { ready: true, revision }
}

/** A commerce service behind its own port. Hands redirects on unfollowed; gives up after so many seconds. */
export function remoteApi(origin: string, patience = 3): Api {
  const readiness = () =>
    fetch(new URL('/readyz', origin), { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return {
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new URL(pathname + search, origin), {
        method: request.method,
        headers: request.headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience * 1000)]),
        ...(request.body ? { duplex: 'half' } : {}),
      })
    },
    ready: async () => (await readiness())?.ok ?? false,
    searching: async () => readSearchLine((await (await readiness())?.text()) ?? ''),
    storage: async () => readStorageLine((await (await readiness())?.text()) ?? ''),
    close: async () => {},
  }
}

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

/** For so long the last good answer stands in for one that the api fails to give: as long as caches may (`stale-if-error`). */
const staleIfErrorMs = 86_400_000
/** A failing api is asked again after this. */
const retryAfterMs = 1000

/**
 * Asks the api on behalf of pages. A visitor's answers are shared for a short while, and stand in for a day while the api
 * fails, so that pages keep their frame; a customer's never.
 */
export function createApiClient(api: Api, sharedFor = 30_000) {
  const shared = new LRUCache<string, { answer: ApiAnswer; until: number; staleAt: number }>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.script.length * 4 + 256,
  })
  const asked = new Map<string, Promise<ApiAnswer>>()
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

  /** The value that POST calls of a session carry, whoever sends them (reliability C4); undefined while there is none. */
  const antiForgery = async (caller: ApiCaller): Promise<string | undefined> => {
    try {
      const answer = await send('/api/site/getAntiForgeryToken', caller)
      return answer.ok ? await answer.text() : undefined
    } catch {
      return undefined
    }
  }

  const postAlone = async (
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
    const key = `${caller.site} ${caller.locale} ${address}`
    const known = shared.get(key)
    const now = performance.now()
    if (known && known.until > now) return Promise.resolve(known.answer)
    const running = asked.get(key)
    if (running) return running
    const begun = generation
    const answer = fetchAnswer(address, caller).then((answer) => {
      // What was asked before everything was forgotten is old.
      if (begun !== generation) return answer
      asked.delete(key)
      if (answer.status === 200)
        shared.set(key, { answer: answer, until: now + sharedFor, staleAt: now + staleIfErrorMs })
      if (answer.status < 500 || known === undefined || known.staleAt < now) return answer
      known.until = performance.now() + retryAfterMs
      return known.answer
    })
    asked.set(key, answer)
    return answer
  }

  return {
    ask: (address: string, caller: ApiCaller): Promise<ApiAnswer> =>
      caller.bearer === null ? fetchShared(address, caller) : fetchAnswer(address, caller),
    antiForgery,
    /** For what is asked with a body and an anti-forgery value. Nothing is shared: it is asked for somebody who is signed in. */
    post: postAlone,
    /** Whether pages keep their frame while the api is away: what any site is made of was fetched and still stands in. */
    standsIn: (): boolean => {
      for (const [key, { staleAt }] of shared.entries())
        if (key.endsWith(' /api/site/settings') && staleAt > performance.now()) return true
      return false
    },
    forget: () => {
      generation += 1
      shared.clear()
      asked.clear()
    },
  }
}
export type ApiClient = ReturnType<typeof createApiClient>
