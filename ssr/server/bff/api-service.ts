import type { JobCount, SearchState, StorageState } from '@tradecounter/api'
import { timeoutOf } from './declared-calls.ts'

/** The commerce service: in this process or behind `API_ORIGIN`. */
export interface Api {
  fetch(request: Request): Promise<Response>
  /** Returns false while the service cannot serve customers. */
  ready(): Promise<boolean>
  /** Whether lists can be searched, and their revision; null if unknown. */
  searching?(): Promise<SearchState | null>
  /** Whether orders can be saved; null if unknown. */
  storage?(): Promise<StorageState | null>
  /** Jobs that wait, run or have failed. Unknown behind `API_ORIGIN`. */
  jobs?(): Promise<JobCount[]>
  /** Names of the experiments that operators have stopped; null if unknown. */
  stoppedExperiments?(): Promise<readonly string[] | null>
  close(): Promise<void>
}

/** The line about search in the answer of `/readyz`. */
export const searchLine = ({ ready, revision, progress = 0 }: SearchState): string =>
  ready
    ? `search: ready, revision ${revision}`
    : `search: its index is being built, ${Math.floor(progress * 100)} %`

/** The line about storage in the answer of `/readyz`. */
export const storageLine = (state: StorageState): string =>
  state === 'full' ? 'storage: full, nothing can be saved' : 'storage: writable'

function readStorageLine(text: string): StorageState | null {
  const [, state] = /^storage: (full|writable)/mu.exec(text) ?? []
  return state === 'full' || state === 'writable' ? state : null
}

function readSearchLine(text: string): SearchState | null {
  const [, percent, revision] =
    /^search: (?:its index is being built, (\d+) %|ready, revision (\S+))/mu.exec(text) ?? []
  if (percent !== undefined) return { ready: false, revision: 'none', progress: Number(percent) / 100 }
  return revision === undefined ? null : { ready: true, revision }
}

function readExperimentsLine(text: string): string[] | null {
  const [, names] = /^experiments stopped: (.+)/mu.exec(text) ?? []
  if (names === undefined) return null
  return names === 'none' ? [] : names.split(' ')
}

/**
 * A commerce service on another port. Returns redirects unfollowed; times out after `patience` seconds, with files
 * later.
 */
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
          AbortSignal.timeout(timeoutOf(request.method, pathname, patience) * 1000),
        ]),
        ...(request.body ? { duplex: 'half' } : {}),
      })
    },
    ready: async () => (await readiness())?.ok ?? false,
    searching: async () => readSearchLine((await (await readiness())?.text()) ?? ''),
    storage: async () => readStorageLine((await (await readiness())?.text()) ?? ''),
    stoppedExperiments: async () => readExperimentsLine((await (await readiness())?.text()) ?? ''),
    close: async () => {},
  }
}
