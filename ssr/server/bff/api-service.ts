import type { SearchState, StorageState } from '@tradecounter/api'

/** The commerce service: in this process or behind `API_ORIGIN`. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Returns false while the service cannot serve customers. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and their revision; null if unknown. */
  searching?(): Promise<SearchState | null>
  /** Whether orders can be saved; null if unknown. */
  storage?(): Promise<StorageState | null>
  close(): Promise<void>
}

/** The line about search in the answer of `/readyz`. */
export const searchLine = ({ ready, revision }: SearchState): string =>
  ready ? `search: ready, revision ${revision}` : 'search: its index is being built'

/** The line about storage in the answer of `/readyz`. */
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

/** Seconds for calls whose answer is a file that is made while it is sent. */
const fileSeconds: Readonly<Record<string, number>> = { '/api/my-pages/order/sheet': 60 }

/** A commerce service behind its own port. Returns redirects unfollowed; times out after `patience` seconds. */
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
        signal: AbortSignal.any([
          request.signal,
          AbortSignal.timeout((fileSeconds[pathname] ?? patience) * 1000),
        ]),
        ...(request.body ? { duplex: 'half' } : {}),
      })
    },
    ready: async () => (await readiness())?.ok ?? false,
    searching: async () => readSearchLine((await (await readiness())?.text()) ?? ''),
    storage: async () => readStorageLine((await (await readiness())?.text()) ?? ''),
    close: async () => {},
  }
}
