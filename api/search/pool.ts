import { Worker } from 'node:worker_threads'
import type {
  ListAnswer,
  ListRequest,
  QuickAnswer,
  QuickRequest,
  AnswerMessage,
  Task,
  WorkerStart,
} from './protocol.ts'

/** A query that got no answer: too slow, too many at once, or its worker broke. Callers answer 503. */
export class SearchUnavailable extends Error {}

/** Time for one query. The host gives up sooner (reliability 4.4); this only keeps the line from standing still. */
const patience = 2500
const longestQueue = 64
/** A worker keeps nothing but its statements; what it needs beyond this is a fault. */
const heap = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

interface Waiting {
  task: Task
  resolve: (answer: ListAnswer | QuickAnswer | null) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
}

interface Seat {
  worker: Worker
  /** The query in work, null when there is none; a worker that still opens the index is busy with `starting`. */
  busy: number | null
  /** Settles when the worker answers, or broke before it could. */
  ready: Promise<void>
}
const starting = 0

/** Worker threads that answer queries, one at a time each; the rest wait in line. */
export function openPool(
  start: WorkerStart,
  size: number,
  log: { warn: (about: object, message: string) => void },
  patienceMs = patience,
) {
  let last = 0
  let closed = false
  const waiting = new Map<number, Waiting>()
  const line: number[] = []
  const seats: Seat[] = []

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    if (one) {
      clearTimeout(one.timer)
      waiting.delete(id)
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

  const seat = (): Seat => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: heap,
      // Flags of the host (loaders, inspectors) are not for its workers.
      execArgv: [],
    })
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    const own: Seat = { worker, busy: starting, ready }
    worker.unref()
    worker.on('message', (message: AnswerMessage) => {
      own.busy = null
      isReady()
      const one = settle(message.id)
      if (one && 'failure' in message) {
        log.warn({ failure: message.failure }, 'a search failed')
        one.reject(new SearchUnavailable('The search failed.'))
      } else if (one && 'answer' in message) one.resolve(message.answer)
      serve()
    })
    worker.on('error', (cause) => log.warn({ err: cause }, 'a search worker broke'))
    worker.on('exit', () => {
      isReady()
      if (own.busy !== null) settle(own.busy)?.reject(new SearchUnavailable('The search worker broke.'))
      // Nothing may be handed to an empty seat.
      own.busy = starting
      if (closed) return
      const place = seats.indexOf(own)
      // Not at once: a worker that breaks at its start would otherwise spin.
      setTimeout(() => {
        if (closed) return
        seats[place] = seat()
        serve()
      }, 200).unref()
    })
    return own
  }
  for (let place = 0; place < size; place++) seats.push(seat())

  const ask = (task: Task): Promise<ListAnswer | QuickAnswer | null> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new SearchUnavailable('The search is closed.'))
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

  return {
    ready: Promise.all(seats.map((each) => each.ready)),
    // The worker answers each kind of task with its own kind of answer.
    list: (request: ListRequest) => ask({ kind: 'list', request }) as Promise<ListAnswer | null>,
    quick: (request: QuickRequest) => ask({ kind: 'quick', request }) as Promise<QuickAnswer>,
    async close(): Promise<void> {
      closed = true
      for (const id of waiting.keys()) settle(id)?.reject(new SearchUnavailable('The search is closed.'))
      await Promise.all(seats.map(({ worker }) => worker.terminate()))
    },
  }
}
