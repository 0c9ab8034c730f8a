import { Worker } from 'node:worker_threads'
import type { DocumentUpdate } from '../documents.ts'
import { BrokenIndex } from '../index/index-file.ts'
import type { ListAnswer, QuickAnswer } from '../requests/answers.ts'
import type { ListRequest, QuickRequest, VariantsRequest } from '../requests/requests.ts'
import type { Answer, AnswerMessage, OpenedIndex, Task, WorkerStart } from './messages.ts'

/** A query got no answer: it took too long, the queue is full, there is no index, or a worker crashed. */
export class SearchUnavailable extends Error {}

/** There is no index yet: the first one is being built, or one in place of a damaged one. */
export class SearchPreparing extends SearchUnavailable {
  /** Share of the build that is done, 0 to 1. */
  readonly progress: number
  constructor(progress: number) {
    super('The search index is being built.')
    this.progress = progress
  }
}

/** Milliseconds for one query, so that a slow one does not block the queue for ever. */
const defaultTimeout = 2500
const longestQueue = 64
/** A worker needs memory for its statements, its caches and the delta segment. More than this is a leak. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** Milliseconds before a crashed worker is replaced, so that one that crashes at its start does not loop. */
const restartDelay = 200

interface PendingQuery {
  task: Task
  resolve: (answer: Answer) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
}

interface PoolWorker {
  thread: Worker
  /** Id of the query in work, null if there is none, `opening` until the worker has opened the index. */
  activeQuery: number | null
  /** Updates that the worker has not applied yet. */
  pendingUpdates: Map<number, (outcome: 'done' | 'full') => void>
}
const opening = 0

export interface WorkerPoolSettings {
  path: string
  /** Bytes of each worker's cache of phrase results. */
  queryCacheBytes: number
  /** Number of threads. */
  size: number
  log: { warn: (about: object, message: string) => void }
  queryTimeoutMs?: number
  /** Called once when a query finds the file damaged. */
  onBroken?: (cause: BrokenIndex) => void
}

/** Worker threads that answer queries from one index, one query at a time each. Further queries are queued. */
export interface WorkerPool {
  /** Resolves when the index is open. Rejects with `BrokenIndex` if it cannot be opened. */
  ready: Promise<OpenedIndex>
  /** Throws `SearchUnavailable`, as `quick` and `variants` do. */
  list(request: ListRequest): Promise<ListAnswer | null>
  quick(request: QuickRequest): Promise<QuickAnswer>
  variants(request: VariantsRequest): Promise<number[] | null>
  /** Applies an update in all workers. Returns false if there is no room; the index is then unchanged. */
  update(update: DocumentUpdate): Promise<boolean>
  /** Answers the pending queries, then closes. */
  retire(): Promise<void>
  close(): Promise<void>
}

export function openWorkerPool(settings: WorkerPoolSettings): WorkerPool {
  const { path, queryCacheBytes, size, log, queryTimeoutMs = defaultTimeout, onBroken } = settings
  let lastId = 0
  let isClosed = false
  let isBroken = false
  let opened: OpenedIndex | null = null
  const updates: DocumentUpdate[] = []
  const pending = new Map<number, PendingQuery>()
  const queue: number[] = []
  const workers: PoolWorker[] = []
  const ready = Promise.withResolvers<OpenedIndex>()
  // A pool may be closed before it is open, while nothing waits for it.
  ready.promise.catch(() => undefined)
  let onIdle: (() => void) | null = null

  /** Takes a query off the pending ones. */
  const settle = (id: number): PendingQuery | undefined => {
    const query = pending.get(id)
    if (query) {
      clearTimeout(query.timer)
      pending.delete(id)
      if (pending.size === 0) onIdle?.()
    }
    return query
  }

  /** Hands queued queries to idle workers. */
  const dispatch = (): void => {
    for (const worker of workers) {
      while (worker.activeQuery === null && queue.length > 0) {
        const id = queue.shift()
        const next = id === undefined ? undefined : pending.get(id)
        if (id === undefined || !next) continue
        worker.activeQuery = id
        // A worker's port has no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.thread.postMessage({ ...next.task, id })
      }
    }
  }

  const reportBroken = (reason: string): void => {
    if (isBroken || isClosed) return
    isBroken = true
    const cause = new BrokenIndex(reason)
    ready.reject(cause)
    onBroken?.(cause)
  }

  const handleMessage = (worker: PoolWorker, message: AnswerMessage): void => {
    if ('updated' in message) {
      worker.pendingUpdates.get(message.id)?.(message.updated)
      worker.pendingUpdates.delete(message.id)
      return
    }
    if (worker.activeQuery === message.id) worker.activeQuery = null
    if ('opened' in message) {
      if (opened === null) {
        opened = message.opened
        for (let place = 1; place < size; place++) workers.push(startWorker())
      }
      ready.resolve(opened)
    } else if ('failure' in message) {
      // A failure to open rejects `ready`.
      if (message.id !== opening) log.warn({ failure: message.failure }, 'a search failed')
      settle(message.id)?.reject(new SearchUnavailable('The search failed.'))
      worker.pendingUpdates.get(message.id)?.('full')
      worker.pendingUpdates.delete(message.id)
      if (message.broken) reportBroken(message.failure)
    } else settle(message.id)?.resolve(message.answer)
    dispatch()
  }

  const handleExit = (worker: PoolWorker): void => {
    if (worker.activeQuery !== null)
      settle(worker.activeQuery)?.reject(new SearchUnavailable('The search worker broke.'))
    // Keeps `dispatch` from handing queries to the dead worker.
    worker.activeQuery = opening
    // Its successor starts with all updates.
    for (const done of worker.pendingUpdates.values()) done('done')
    worker.pendingUpdates.clear()
    if (isClosed) return
    const place = workers.indexOf(worker)
    setTimeout(() => {
      if (isClosed || isBroken) return
      workers[place] = startWorker()
      dispatch()
    }, restartDelay).unref()
  }

  const startWorker = (): PoolWorker => {
    const start: WorkerStart = { path, opened, updates: [...updates], queryCacheBytes }
    const thread = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: heap,
      // Flags of the host process (loaders, inspectors) do not apply to workers.
      execArgv: [],
    })
    const worker: PoolWorker = { thread, activeQuery: opening, pendingUpdates: new Map() }
    thread.unref()
    thread.on('message', (message: AnswerMessage) => handleMessage(worker, message))
    thread.on('error', (cause) => log.warn({ err: cause }, 'a search worker broke'))
    thread.on('exit', () => handleExit(worker))
    return worker
  }
  workers.push(startWorker())

  const ask = (task: Task): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (isClosed || isBroken) return reject(new SearchUnavailable('The search is closed.'))
      if (queue.length >= longestQueue) return reject(new SearchUnavailable('Too many searches at once.'))
      const id = ++lastId
      const timer = setTimeout(
        () => settle(id)?.reject(new SearchUnavailable('The search took too long.')),
        queryTimeoutMs,
      )
      pending.set(id, { task, resolve, reject, timer })
      queue.push(id)
      dispatch()
    })

  const close = async (): Promise<void> => {
    isClosed = true
    ready.reject(new SearchUnavailable('The search is closed.'))
    for (const id of pending.keys()) settle(id)?.reject(new SearchUnavailable('The search is closed.'))
    await Promise.all(workers.map(({ thread }) => thread.terminate()))
  }

  return {
    ready: ready.promise,
    // The worker answers each kind of task with its own kind of answer.
    list: (request) => ask({ kind: 'list', request }) as Promise<ListAnswer | null>,
    quick: (request) => ask({ kind: 'quick', request }) as Promise<QuickAnswer>,
    variants: (request) => ask({ kind: 'variants', request }) as Promise<number[] | null>,
    async update(update) {
      const outcomes = workers.map(({ thread, pendingUpdates }) => {
        const { promise, resolve } = Promise.withResolvers<'done' | 'full'>()
        const id = ++lastId
        pendingUpdates.set(id, resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
        thread.postMessage({ kind: 'update', update, id })
        return promise
      })
      updates.push(update)
      const isDone = (await Promise.all(outcomes)).every((outcome) => outcome === 'done')
      if (!isDone) updates.splice(updates.indexOf(update), 1)
      return isDone
    },
    async retire() {
      if (pending.size > 0) await new Promise<void>((resolve) => (onIdle = resolve))
      await close()
    },
    close,
  }
}
