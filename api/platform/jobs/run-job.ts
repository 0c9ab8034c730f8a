import { setTimeout as pause } from 'node:timers/promises'
import { isUnwritable } from '../database/database-errors.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Services } from '../services.ts'
import { JobError, type JobCommit, type JobHandler, type JobRun } from './job-kind.ts'
import { endJob, postponeJob, releaseJob, renewLease, type LeasedJob } from './store.ts'

/**
 * Milliseconds between two writes of progress, and between two tries of a result while the database cannot be written
 * to.
 */
const progressMs = 500
const unwritableMs = 500

/** Code of a failure that no handler foresees. */
const unforeseen = 'internal'

/** Why the signal of a run is aborted, unless the process stops. */
class RunAborted extends Error {
  readonly why: 'cancelled' | 'lost'
  constructor(why: RunAborted['why']) {
    super(`the run was aborted: ${why}`)
    this.why = why
  }
}

/** What a run needs of the process. */
export interface RunContext extends Pick<Services, 'store' | 'clock' | 'log'> {
  /** Aborted when runs should end, because the process stops. */
  stopping: AbortSignal
  /** Aborted when the process waits no longer for runs to end. */
  stopped: AbortSignal
}

/** Keeps the lease while a job runs, and aborts the run if it is lost or the job is to be cancelled. */
function keepLease({ store, clock, stopping }: RunContext, { leaseMs }: JobHandler, job: LeasedJob) {
  const abort = new AbortController()
  const renew = async (progress?: { done: number; total: number }): Promise<void> => {
    const state = await renewLease(store.db, job, new Date(clock().getTime() + leaseMs), progress)
    if (state === 'lost') abort.abort(new RunAborted('lost'))
    if (state === 'cancelRequested') abort.abort(new RunAborted('cancelled'))
  }
  // A renewal that fails is followed by another one before the lease ends.
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / 3)
  timer.unref()
  return {
    signal: AbortSignal.any([abort.signal, stopping]),
    renew,
    end: (): void => clearInterval(timer),
  }
}

/** Repeats a write while the database cannot be written to, for `forMs` at most: the work that it is about is done. */
async function persist<Result>(
  write: () => Promise<Result>,
  stopped: AbortSignal,
  forMs = Infinity,
): Promise<Result> {
  const until = performance.now() + forMs
  for (;;) {
    try {
      return await write()
    } catch (failure) {
      if (!isUnwritable(failure) || stopped.aborted || performance.now() >= until) throw failure
    }
    await pause(unwritableMs, undefined, { ref: false })
  }
}

/** Saves the results of a run and marks its job as ready, both or none. */
async function commitRun(
  context: RunContext,
  { leaseMs }: JobHandler,
  job: LeasedJob,
  commit: JobCommit | void,
): Promise<void> {
  const lost = new RunAborted('lost')
  const write = () =>
    inTransaction(context, async (inside) => {
      // First, so that no other process can take the job over before the end of the transaction.
      if (!(await endJob(inside.trx, job, { state: 'ready' }, inside.now))) throw lost
      await commit?.(inside)
    })
  // What the handler writes may be too much for one transaction; to mark the job needs patience only.
  await persist(write, context.stopped, commit === undefined ? Infinity : leaseMs).catch(
    (failure: unknown) => {
      if (failure !== lost) throw failure
    },
  )
}

/** Saves a failure: another try later, or the end of the job, which is logged once. */
async function saveFailure(
  { store: { db }, clock, log, stopped }: RunContext,
  { backoffMs, maxTries }: JobHandler,
  job: LeasedJob,
  error: JobError,
): Promise<void> {
  const { code, retry, message, cause } = error
  const { id, kind, tries } = job
  const now = clock()
  const failure = message.slice(0, 1000)
  if (retry !== 'never' && tries < maxTries) {
    const at = new Date(now.getTime() + backoffMs(tries))
    if (code === unforeseen) log.warn({ job: id, kind, tries, err: cause }, 'a job failed and is retried')
    await persist(() => postponeJob(db, job, { at, now, code, failure }), stopped)
  } else if (await persist(() => endJob(db, job, { state: 'failed', code, failure }, now), stopped)) {
    log.error({ job: id, kind, tries, code, reason: message, err: cause }, 'a job failed')
  }
}

/** The failure as a `JobError`; an unforeseen one, which is its cause then, is retried. */
function errorOf(failure: unknown): JobError {
  if (failure instanceof JobError) return failure
  const message = failure instanceof Error ? failure.message : String(failure)
  return new JobError('later', unforeseen, message, { cause: failure })
}

/**
 * Runs a leased job and saves how it ended. Returns the error if what all jobs of the kind need is away. Rejects if the
 * end cannot be saved: the job is taken over when its lease ends.
 */
export async function runJob(
  context: RunContext,
  handler: JobHandler,
  job: LeasedJob,
): Promise<JobError | null> {
  const { store, clock } = context
  const { id, tries } = job
  if (job.cancelRequested === 1) {
    await endJob(store.db, job, { state: 'cancelled' }, clock())
    return null
  }
  // The process died in the last try, perhaps because of this job.
  if (tries > handler.maxTries) {
    const error = new JobError('never', 'interrupted', 'the process died in the last try')
    await saveFailure(context, handler, job, error)
    return null
  }
  const lease = keepLease(context, handler, job)
  const { signal } = lease
  let reportedAt = -Infinity
  const progress: JobRun['progress'] = async (done, total) => {
    if (performance.now() - reportedAt >= progressMs) {
      reportedAt = performance.now()
      await lease.renew({ done, total })
    }
    signal.throwIfAborted()
  }
  try {
    const commit = await handler.run(JSON.parse(job.payload), { id, tries, signal, progress })
    lease.end()
    await commitRun(context, handler, job, commit)
    return null
  } catch (failure) {
    lease.end()
    if (!signal.aborted) {
      const error = errorOf(failure)
      await saveFailure(context, handler, job, error)
      return error.retry === 'away' ? error : null
    }
    const aborted: unknown = signal.reason
    if (aborted instanceof RunAborted && aborted.why === 'cancelled')
      await persist(() => endJob(store.db, job, { state: 'cancelled' }, clock()), context.stopped)
    if (!(aborted instanceof RunAborted)) await persist(() => releaseJob(store.db, job), context.stopped)
    return null
  }
}
