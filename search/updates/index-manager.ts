import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openFeeder, type Feeder } from './index-updater.ts'
import { indexFile } from '../index/index-file.ts'
import { watchFile, type Sight } from './file-watch.ts'
import { openPool, SearchUnavailable, type Pool } from '../workers/worker-pool.ts'
import type {
  ListAnswer,
  ListRequest,
  Opened,
  QuickAnswer,
  QuickRequest,
  VariantsRequest,
} from '../workers/messages.ts'
import type { Catalogue } from '../documents.ts'

export interface Log {
  info: (about: object, message: string) => void
  warn: (about: object, message: string) => void
}

export interface KeeperSettings {
  dataDir: string
  workers: number
  log: Log
  patienceMs?: number
  phraseMemory: number
  /** How often the catalogue is asked what has changed. */
  pollMs: number
  /** How long whoever opens the search waits for an index that has to be built first. */
  waitMs: number
}

/**
 * Whether there is an index to answer from, and of what: the revision is another as soon as a visitor may see another
 * list.
 */
export interface SearchState {
  ready: boolean
  revision: string
}

/** Finds products. Every call may throw `SearchUnavailable`. */
export interface Search {
  /** One page of a list with its facets; null when its category does not exist. */
  list(request: ListRequest): Promise<ListAnswer | null>
  /** What the search field shows while a phrase is being written. */
  quick(request: QuickRequest): Promise<QuickAnswer>
  /** Ids of a product's variants that pass the filters of a list; null when the index does not know the product yet. */
  variants(request: VariantsRequest): Promise<number[] | null>
  state(): SearchState
  close(): Promise<void>
}

/** An index that answers. */
interface Serving {
  pool: Pool
  opened: Opened
  feeder: Feeder
  look: () => Promise<Sight>
}

/** After a build that failed. */
const secondTryMs = 5000

/**
 * Keeps an index of the catalogue open: feeds it, builds it anew beside the one that answers when that is better, and
 * when it is broken or gone.
 */
export async function keepIndex(catalogue: Catalogue, settings: KeeperSettings): Promise<Search> {
  const { dataDir, workers, log, patienceMs, phraseMemory, pollMs, waitMs } = settings
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, indexFile)
  let serving: Serving | null = null
  let building: Promise<void> | null = null
  let closed = false
  const end = new AbortController()

  const open = async (): Promise<Serving> => {
    const look = await watchFile(path)
    const pool = openPool({
      path,
      phraseMemory,
      size: workers,
      log,
      ...(patienceMs === undefined ? {} : { patienceMs }),
      onBroken: (cause) => void lose(pool, cause.message),
    })
    try {
      const opened = await pool.ready
      return { pool, opened, look, feeder: openFeeder(pool, opened, catalogue) }
    } catch (cause) {
      await pool.close()
      throw cause
    }
  }

  const replace = (next: Serving | null): void => {
    const old = serving
    serving = next
    old?.pool.retire().catch((cause: unknown) => log.warn({ err: cause }, 'a search did not end'))
  }

  /** An index that answers wrongly is worse than none. */
  const lose = (pool: Pool, reason: string): void => {
    if (serving?.pool !== pool || closed) return
    log.warn({ reason }, 'the search index is broken')
    replace(null)
    rebuild('broken')
  }

  const buildOnce = async (reason: string): Promise<void> => {
    const began = performance.now()
    log.info({ reason }, 'search index is being built')
    await catalogue.build(path, serving === null)
    const next = await open()
    const { version } = next.opened
    if (closed) return next.pool.close()
    // What has changed meanwhile is there before anybody asks.
    await next.feeder.catchUp()
    replace(next)
    log.info({ version, milliseconds: Math.round(performance.now() - began) }, 'search index built')
  }

  const rebuild = (reason: string): void => {
    if (building || closed) return
    building = buildOnce(reason)
      .catch(async (cause: unknown) => {
        if (closed) return
        log.warn({ err: cause }, 'the search index could not be built')
        await pause(secondTryMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
      })
      .finally(() => (building = null))
  }

  /** Another process may have built the index that is there now. */
  const adopt = async (now: Serving): Promise<void> => {
    const next = await open().catch(() => null)
    if (next && next.opened.version >= now.opened.version && (await next.feeder.catchUp())) replace(next)
    else {
      await next?.pool.close()
      rebuild('gone')
    }
  }

  const follow = async (now: Serving): Promise<void> => {
    const { version } = await catalogue.state()
    if (version !== now.opened.version) rebuild('another catalogue')
    // The one that answers follows while the next one is being built.
    if (!(await now.feeder.catchUp())) rebuild('many changes')
    else if (now.feeder.isStale()) rebuild('many changes so far')
    const sight = building ? 'same' : await now.look()
    if (sight === 'broken') lose(now.pool, 'The file was changed by somebody else.')
    else if (sight === 'gone') rebuild('gone')
    else if (sight === 'other') await adopt(now)
  }

  const turn = async (): Promise<void> => {
    const now = serving
    if (now) await follow(now)
    else rebuild('none')
  }

  const keep = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await pause(pollMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
      if (closed) return
      // A database that does not answer is asked again; what it changed is seen then.
      await turn().catch((cause: unknown) =>
        log.warn({ err: cause }, 'the search could not follow the catalogue'),
      )
    }
  }

  serving = await open().catch((cause: unknown) => {
    log.info({ reason: cause instanceof Error ? cause.message : String(cause) }, 'no search index to use')
    return null
  })
  await turn()
  if (building) await Promise.race([building, pause(waitMs, undefined, { signal: end.signal, ref: false })])
  const keeping = keep()

  const answering = (): Pool => {
    if (!serving) throw new SearchUnavailable('The search index is being built.')
    return serving.pool
  }
  return {
    list: async (request) => answering().list(request),
    quick: async (request) => answering().quick(request),
    variants: async (request) => answering().variants(request),
    state: () =>
      serving
        ? { ready: true, revision: `${serving.opened.version}.${serving.feeder.shown}` }
        : { ready: false, revision: 'none' },
    async close() {
      closed = true
      end.abort()
      await building
      await keeping
      await serving?.pool.close()
    },
  }
}
