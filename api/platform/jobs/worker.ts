import { isUnwritable } from '../database/database-errors.ts'
import type { Services } from '../services.ts'
import type { JobHandler } from './job-kind.ts'
import { runJob } from './run-job.ts'
import { leaseJob, listDueKinds, releaseJob, type LeasedJob } from './store.ts'

/** Milliseconds for which a kind waits whose jobs cannot be done at present. Then one is tried. */
const awayMs = 15_000

/** Milliseconds that running jobs have when the process stops: to end, and again to obey their signal. */
const drainMs = 1000

/** Runs the jobs of a database. */
export interface JobWorker {
  /** Starts the jobs that are due, in the background. */
  start(): void
  /** Waits until nothing is due or running. */
  idle(): Promise<void>
  /** Starts no more jobs, and waits for those that run: two seconds at most. What has not ended then is released. */
  close(): Promise<void>
}

interface WorkerOptions extends Pick<Services, 'store' | 'clock' | 'log'> {
  handlers: readonly JobHandler[]
  /** Milliseconds between two looks for jobs of other processes, and for jobs that have become due. @default 5000 */
  pollMs?: number
  /** Receives each failed write. */
  onFailure?: (cause: unknown) => void
}

/** The state of a kind in this process. */
interface Lane {
  handler: JobHandler
  running: number
  /** Why its jobs cannot be done, and until when none is tried (in milliseconds). */
  away: string
  awayUntil: number
}

/** Waits for a promise, but not longer than `ms`. */
async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  await Promise.race([promise, late.promise])
  clearTimeout(timer)
}

/** A worker of the kinds that `handlers` know. Jobs of other kinds wait for a process that knows them. */
export function openWorker({
  store,
  clock,
  log,
  handlers,
  onFailure,
  pollMs = 5000,
}: WorkerOptions): JobWorker {
  const lanes = new Map<string, Lane>(
    handlers.map((handler) => [handler.kind, { handler, running: 0, away: '', awayUntil: 0 }]),
  )
  const tasks = new Set<Promise<void>>()
  const held = new Set<LeasedJob>()
  const closing = new AbortController()
  const stopping = new AbortController()
  const stopped = new AbortController()
  const context = { store, clock, log, stopping: stopping.signal, stopped: stopped.signal }

  const track = (task: Promise<void>): void => {
    const tracked = task
      .catch((err: unknown) => {
        onFailure?.(err)
        // The next look tries again.
        if (!isUnwritable(err) && !stopped.signal.aborted) log.error({ err }, 'jobs could not be run')
      })
      .finally(() => tasks.delete(tracked))
    tasks.add(tracked)
  }

  /** Returns false if another process was faster. */
  const runNext = async (lane: Lane): Promise<boolean> => {
    const { handler } = lane
    const now = clock()
    const job = await leaseJob(store, handler.kind, now, new Date(now.getTime() + handler.leaseMs))
    if (job === null) return false
    held.add(job)
    try {
      // For the rest of the places.
      start()
      const away = await runJob(context, handler, job)
      if (away !== null) {
        lane.awayUntil = clock().getTime() + awayMs
        if (lane.away !== away.message)
          log.warn({ kind: handler.kind, reason: away.message }, 'jobs of a kind wait')
      }
      lane.away = away?.message ?? ''
      return true
    } finally {
      held.delete(job)
    }
  }

  /** Starts one job of each kind that has a place for it; each starts the next. */
  const look = async (): Promise<void> => {
    const now = clock()
    const free = [...lanes.values()].filter(
      ({ handler, running, awayUntil }) => running < handler.concurrency && awayUntil <= now.getTime(),
    )
    if (free.length === 0) return
    const due = await listDueKinds(
      store.db,
      free.map(({ handler }) => handler.kind),
      now,
    )
    for (const kind of due) {
      const lane = lanes.get(kind)
      if (lane === undefined || closing.signal.aborted) continue
      lane.running += 1
      const ran = runNext(lane).finally(() => {
        lane.running -= 1
      })
      track(ran.then((isDone) => (isDone ? start() : undefined)))
    }
  }

  let looking = false
  let again = false
  function start(): void {
    if (closing.signal.aborted) return
    again = true
    if (looking) return
    looking = true
    const lookAgain = async (): Promise<void> => {
      while (again) {
        again = false
        await look()
      }
    }
    track(
      lookAgain().finally(() => {
        looking = false
      }),
    )
  }

  const idle = async (): Promise<void> => {
    while (tasks.size > 0) await Promise.all(tasks)
  }

  const timer = setInterval(start, pollMs)
  timer.unref()
  return {
    start,
    idle,
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await within(drainMs, idle())
      stopping.abort()
      await within(drainMs, idle())
      stopped.abort()
      await Promise.all([...held].map((job) => releaseJob(store.db, job).catch(() => undefined)))
    },
  }
}
