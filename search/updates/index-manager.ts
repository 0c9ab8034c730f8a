import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Catalogue } from '../documents.ts'
import { indexFile } from '../index/index-file.ts'
import type { ListAnswer, QuickAnswer } from '../requests/answers.ts'
import type { ListRequest, QuickRequest, VariantsRequest } from '../requests/requests.ts'
import type { OpenedIndex } from '../workers/messages.ts'
import { openWorkerPool, SearchPreparing, type WorkerPool } from '../workers/worker-pool.ts'
import { watchFile, type FileStatus } from './file-watch.ts'
import { createIndexUpdater, type IndexUpdater } from './index-updater.ts'

export interface Log {
  info: (about: object, message: string) => void
  warn: (about: object, message: string) => void
}

export interface SearchSettings {
  /** Folder of the index file. */
  dataDir: string
  /** Number of threads that answer queries. They share one copy of the columns. */
  workers: number
  log: Log
  queryTimeoutMs?: number
  /** Bytes of each worker's cache of phrase results. */
  queryCacheBytes: number
  /** Milliseconds between two reads of the catalogue's changes. */
  pollIntervalMs: number
  /**
   * Milliseconds that `openSearchEngine` waits for an index that has to be built first; a function is called only then.
   */
  startTimeoutMs: number | (() => Promise<number>)
}

/** `revision` changes as soon as a visitor may see another list. */
export interface SearchState {
  ready: boolean
  revision: string
  /** Share of the index that is built, 0 to 1, while there is none to answer from. */
  progress?: number
}

/** Answers queries over the current index. Every query may throw `SearchUnavailable`. */
export interface SearchEngine {
  /** Returns null if the category does not exist. */
  list(request: ListRequest): Promise<ListAnswer | null>
  quick(request: QuickRequest): Promise<QuickAnswer>
  /** Ids of the matching variants; null if the index does not contain the product yet. */
  variants(request: VariantsRequest): Promise<number[] | null>
  state(): SearchState
  close(): Promise<void>
}

/** An open index that answers queries. */
interface ActiveIndex {
  pool: WorkerPool
  opened: OpenedIndex
  updater: IndexUpdater
  checkFile: () => Promise<FileStatus>
}

/** Milliseconds after a failed build. */
const retryDelay = 5000

/**
 * Opens the index of a catalogue and keeps it current: applies changes, and rebuilds the index beside the active one
 * when it is outdated, stale, damaged or deleted.
 */
export async function manageIndex(catalogue: Catalogue, settings: SearchSettings): Promise<SearchEngine> {
  const { dataDir, workers, log, queryTimeoutMs, queryCacheBytes, pollIntervalMs, startTimeoutMs } = settings
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, indexFile)
  let active: ActiveIndex | null = null
  let building: Promise<void> | null = null
  let isClosed = false
  /** Share of the current build that is done. */
  let progress = 0
  const abort = new AbortController()

  const open = async (): Promise<ActiveIndex> => {
    const checkFile = watchFile(path)
    const pool = openWorkerPool({
      path,
      queryCacheBytes,
      size: workers,
      log,
      ...(queryTimeoutMs === undefined ? {} : { queryTimeoutMs }),
      onBroken: (cause) => void drop(pool, cause.message),
    })
    try {
      const opened = await pool.ready
      return { pool, opened, checkFile, updater: createIndexUpdater(pool, opened, catalogue) }
    } catch (cause) {
      await pool.close()
      throw cause
    }
  }

  const replace = (next: ActiveIndex | null): void => {
    const old = active
    active = next
    old?.pool.retire().catch((cause: unknown) => log.warn({ err: cause }, 'a search did not end'))
  }

  /** Stops answering from a damaged index: wrong answers are worse than none. */
  const drop = (pool: WorkerPool, reason: string): void => {
    if (active?.pool !== pool || isClosed) return
    log.warn({ reason }, 'the search index is broken')
    replace(null)
    rebuild('broken')
  }

  const buildOnce = async (reason: string): Promise<void> => {
    const startedAt = performance.now()
    log.info({ reason }, 'search index is being built')
    progress = 0
    await catalogue.build(path, active === null, (share) => (progress = share))
    const next = await open()
    const { version } = next.opened
    if (isClosed) return next.pool.close()
    // Applies what changed during the build before the first query.
    await next.updater.catchUp()
    replace(next)
    log.info({ version, milliseconds: Math.round(performance.now() - startedAt) }, 'search index built')
  }

  const rebuild = (reason: string): void => {
    if (building || isClosed) return
    building = buildOnce(reason)
      .catch(async (cause: unknown) => {
        if (isClosed) return
        log.warn({ err: cause }, 'the search index could not be built')
        await pause(retryDelay, undefined, { signal: abort.signal, ref: false }).catch(() => undefined)
      })
      .finally(() => (building = null))
  }

  /** Switches to an index that another process has built, or rebuilds if that one is older or unusable. */
  const adopt = async (current: ActiveIndex): Promise<void> => {
    const next = await open().catch(() => null)
    if (next && next.opened.version >= current.opened.version && (await next.updater.catchUp())) replace(next)
    else {
      await next?.pool.close()
      rebuild('gone')
    }
  }

  const refresh = async (current: ActiveIndex): Promise<void> => {
    const { version } = await catalogue.state()
    if (version !== current.opened.version) rebuild('another catalogue')
    // The active index takes updates while the next one is being built.
    if (!(await current.updater.catchUp())) rebuild('many changes')
    else if (current.updater.isStale()) rebuild('many changes so far')
    const status = building ? 'same' : await current.checkFile()
    if (status === 'broken') drop(current.pool, 'Another process has changed the file.')
    else if (status === 'gone') rebuild('gone')
    else if (status === 'replaced') await adopt(current)
  }

  const poll = async (): Promise<void> => {
    const current = active
    if (current) await refresh(current)
    else rebuild('none')
  }

  const pollUntilClosed = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      await pause(pollIntervalMs, undefined, { signal: abort.signal, ref: false }).catch(() => undefined)
      if (isClosed) return
      // A failed read of the catalogue is repeated with the next poll.
      await poll().catch((cause: unknown) =>
        log.warn({ err: cause }, 'the search could not follow the catalogue'),
      )
    }
  }

  active = await open().catch((cause: unknown) => {
    log.info({ reason: cause instanceof Error ? cause.message : String(cause) }, 'no search index to use')
    return null
  })
  await poll()
  if (building) {
    const patience = typeof startTimeoutMs === 'number' ? startTimeoutMs : await startTimeoutMs()
    await Promise.race([building, pause(patience, undefined, { signal: abort.signal, ref: false })])
  }
  const polling = pollUntilClosed()

  const activePool = (): WorkerPool => {
    if (!active) throw new SearchPreparing(progress)
    return active.pool
  }
  return {
    list: async (request) => activePool().list(request),
    quick: async (request) => activePool().quick(request),
    variants: async (request) => activePool().variants(request),
    state: () =>
      active
        ? { ready: true, revision: `${active.opened.version}.${active.updater.visibleChange}` }
        : { ready: false, revision: 'none', progress },
    async close() {
      isClosed = true
      abort.abort()
      await building
      await polling
      await active?.pool.close()
    },
  }
}
