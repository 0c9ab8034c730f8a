import type { SearchState, StorageState } from '@tradecounter/api'
import type { Brand, Locale, SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { escapeJson } from '../../pages/escape.ts'
import type { Need } from '../../pages/page-context.ts'

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
export interface Asker {
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
export function askerHeaders(asker: Asker): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Language': asker.locale,
    'X-Site': asker.site,
    'X-Brand': asker.brand,
    'X-Request-Id': asker.requestId,
    traceparent: asker.traceparent,
  })
  if (asker.bearer !== null) headers.set('Authorization', `Bearer ${asker.bearer}`)
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

const nothing = Buffer.from('null')
const unreachable: Need = { status: 503, json: null, script: nothing }

async function readNeed(response: Response): Promise<Need> {
  const text = await response.text()
  if (text.length > tooLarge || !(response.headers.get('Content-Type') ?? '').includes('json')) {
    return { status: response.ok ? 502 : response.status, json: null, script: nothing }
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
const goodFor = 86_400_000
/** A failing api is asked again after this. */
const pause = 1000

/**
 * Asks the api on behalf of pages. A visitor's answers are shared for a short while, and stand in for a day while the api
 * fails, so that pages keep their frame; a customer's never.
 */
export function createAsking(api: Api, sharedFor = 30_000) {
  const shared = new LRUCache<string, { need: Need; until: number; staleAt: number }>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ need }) => need.script.length * 4 + 256,
  })
  const asked = new Map<string, Promise<Need>>()
  let generation = 0

  const send = (address: string, asker: Asker, more: RequestInit = {}): Promise<Response> =>
    api.fetch(new Request(apiBase + address, { headers: askerHeaders(asker), ...more }))

  const askAlone = async (address: string, asker: Asker): Promise<Need> => {
    try {
      return await readNeed(await send(address, asker))
    } catch {
      return unreachable
    }
  }

  /** The value that POST calls of a session carry, whoever sends them (reliability C4); undefined while there is none. */
  const antiForgery = async (asker: Asker): Promise<string | undefined> => {
    try {
      const answer = await send('/api/site/getAntiForgeryToken', asker)
      return answer.ok ? await answer.text() : undefined
    } catch {
      return undefined
    }
  }

  const postAlone = async (address: string, body: object, value: string, asker: Asker): Promise<Need> => {
    try {
      const headers = askerHeaders(asker)
      headers.set('Content-Type', 'application/json')
      headers.set('X-CSRF-Token', value)
      return await readNeed(
        await send(address, asker, { method: 'POST', headers, body: JSON.stringify(body) }),
      )
    } catch {
      return unreachable
    }
  }

  const askShared = (address: string, asker: Asker): Promise<Need> => {
    const key = `${asker.site} ${asker.locale} ${address}`
    const known = shared.get(key)
    const now = performance.now()
    if (known && known.until > now) return Promise.resolve(known.need)
    const running = asked.get(key)
    if (running) return running
    const begun = generation
    const need = askAlone(address, asker).then((answer) => {
      // What was asked before everything was forgotten is old.
      if (begun !== generation) return answer
      asked.delete(key)
      if (answer.status === 200)
        shared.set(key, { need: answer, until: now + sharedFor, staleAt: now + goodFor })
      if (answer.status < 500 || known === undefined || known.staleAt < now) return answer
      known.until = performance.now() + pause
      return known.need
    })
    asked.set(key, need)
    return need
  }

  return {
    ask: (address: string, asker: Asker): Promise<Need> =>
      asker.bearer === null ? askShared(address, asker) : askAlone(address, asker),
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
export type Asking = ReturnType<typeof createAsking>
