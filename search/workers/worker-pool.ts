import { Worker } from 'node:worker_threads'
import { BrokenIndex } from '../index/index-file.ts'
import type {
  Answer,
  AnswerMessage,
  ListAnswer,
  ListRequest,
  Opened,
  QuickAnswer,
  QuickRequest,
  Task,
  VariantsRequest,
  WorkerStart,
} from './messages.ts'
import type { Feed } from '../documents.ts'

/** A query that got no answer: too slow, too many at once, no index, or its worker broke. Callers answer 503. */
export class SearchUnavailable extends Error {}

/** Time for one query. The host gives up sooner (reliability 4.4); this only keeps the line from standing still. */
const patience = 2500
const longestQueue = 64
/** A worker keeps its statements, some memory of phrases and what was fed; what it needs beyond this is a fault. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface Waiting {
  task: Task
  resolve: (answer: Answer) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
}

interface Seat {
  worker: Worker
  /** The query in work, null when there is none; a worker that still opens the index is busy with `starting`. */
  busy: number | null
  /** What it was fed and has not taken up yet. */
  meals: Map<number, (outcome: 'done' | 'full') => void>
}
const starting = 0

export interface PoolSettings {
  path: string
  /** Bytes in which each worker keeps what the latest phrases found. */
  phraseMemory: number
  /** Threads. */
  size: number
  log: { warn: (about: object, message: string) => void }
  patienceMs?: number
  /** Called once when a query finds the file to be broken. */
  onBroken?: (cause: BrokenIndex) => void
}

/** Worker threads that answer queries from one index, one at a time each; the rest wait in line. */
export interface Pool {
  /** What the index is of, once it is open. Rejects with `BrokenIndex` when it cannot be. */
  ready: Promise<Opened>
  /** Asks for a list. Throws `SearchUnavailable`. */
  list(request: ListRequest): Promise<ListAnswer | null>
  quick(request: QuickRequest): Promise<QuickAnswer>
  variants(request: VariantsRequest): Promise<number[] | null>
  /** Feeds all workers; false when there is no room and the index is as it was. */
  feed(feed: Feed): Promise<boolean>
  /** Lets those who wait have their answers, then closes. */
  retire(): Promise<void>
  close(): Promise<void>
}

export function openPool(settings: PoolSettings): Pool {
  const { path, phraseMemory, size, log, patienceMs = patience, onBroken } = settings
  let last = 0
  let closed = false
  let opened: Opened | null = null
  const fed: Feed[] = []
  const waiting = new Map<number, Waiting>()
  const line: number[] = []
  const seats: Seat[] = []
  const ready = Promise.withResolvers<Opened>()
  // Whoever closes a pool before it is open does not wait for it.
  ready.promise.catch(() => undefined)
  let idle: (() => void) | null = null

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    if (one) {
      clearTimeout(one.timer)
      waiting.delete(id)
      if (waiting.size === 0) idle?.()
    }
    return one
  }

  const serve = (): void => {
    for (const seat of seats) {
      while (seat.busy === null && line.length > 0) {
        const id = line.shift()
        const next = id === undefined ? undefined : waiting.get(id)
        if (id === undefined || !next) continue
        seat.busy = id
        // A worker's port has no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        seat.worker.postMessage({ ...next.task, id })
      }
    }
  }

  let isBroken = false
  const broke = (reason: string): void => {
    if (isBroken || closed) return
    isBroken = true
    const cause = new BrokenIndex(reason)
    ready.reject(cause)
    onBroken?.(cause)
  }

  const take = (own: Seat, message: AnswerMessage): void => {
    if ('fed' in message) {
      own.meals.get(message.id)?.(message.fed)
      own.meals.delete(message.id)
      return
    }
    if (own.busy === message.id) own.busy = null
    if ('opened' in message) {
      if (opened === null) {
        opened = message.opened
        for (let place = 1; place < size; place++) seats.push(seat())
      }
      ready.resolve(opened)
    } else if ('failure' in message) {
      // Whoever opens the pool is told why it cannot be opened.
      if (message.id !== starting) log.warn({ failure: message.failure }, 'a search failed')
      settle(message.id)?.reject(new SearchUnavailable('The search failed.'))
      own.meals.get(message.id)?.('full')
      own.meals.delete(message.id)
      if (message.broken) broke(message.failure)
    } else settle(message.id)?.resolve(message.answer)
    serve()
  }

  const seat = (): Seat => {
    const start: WorkerStart = { path, opened, fed: [...fed], phraseMemory }
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: heap,
      // Flags of the host (loaders, inspectors) are not for its workers.
      execArgv: [],
    })
    const own: Seat = { worker, busy: starting, meals: new Map() }
    worker.unref()
    worker.on('message', (message: AnswerMessage) => take(own, message))
    worker.on('error', (cause) => log.warn({ err: cause }, 'a search worker broke'))
    worker.on('exit', () => {
      if (own.busy !== null) settle(own.busy)?.reject(new SearchUnavailable('The search worker broke.'))
      // Nothing may be handed to an empty seat.
      own.busy = starting
      // The next one on this seat begins with all that was fed.
      for (const done of own.meals.values()) done('done')
      own.meals.clear()
      if (closed) return
      const place = seats.indexOf(own)
      // Not at once: a worker that breaks at its start would otherwise spin.
      setTimeout(() => {
        if (closed || isBroken) return
        seats[place] = seat()
        serve()
      }, 200).unref()
    })
    return own
  }
  seats.push(seat())

  const ask = (task: Task): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed || isBroken) return reject(new SearchUnavailable('The search is closed.'))
      if (line.length >= longestQueue) return reject(new SearchUnavailable('Too many searches at once.'))
      const id = ++last
      const timer = setTimeout(
        () => settle(id)?.reject(new SearchUnavailable('The search took too long.')),
        patienceMs,
      )
      waiting.set(id, { task, resolve, reject, timer })
      line.push(id)
      serve()
    })

  const close = async (): Promise<void> => {
    closed = true
    ready.reject(new SearchUnavailable('The search is closed.'))
    for (const id of waiting.keys()) settle(id)?.reject(new SearchUnavailable('The search is closed.'))
    await Promise.all(seats.map(({ worker }) => worker.terminate()))
  }

  return {
    ready: ready.promise,
    // The worker answers each kind of task with its own kind of answer.
    list: (request) => ask({ kind: 'list', request }) as Promise<ListAnswer | null>,
    quick: (request) => ask({ kind: 'quick', request }) as Promise<QuickAnswer>,
    variants: (request) => ask({ kind: 'variants', request }) as Promise<number[] | null>,
    async feed(feed) {
      const outcomes = seats.map(({ worker, meals }) => {
        const { promise, resolve } = Promise.withResolvers<'done' | 'full'>()
        const id = ++last
        meals.set(id, resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
        worker.postMessage({ kind: 'feed', feed, id })
        return promise
      })
      fed.push(feed)
      const isDone = (await Promise.all(outcomes)).every((outcome) => outcome === 'done')
      if (!isDone) fed.splice(fed.indexOf(feed), 1)
      return isDone
    },
    async retire() {
      if (waiting.size > 0) await new Promise<void>((resolve) => (idle = resolve))
      await close()
    },
    close,
  }
}
