import * as v from 'valibot'
import type { WriteContext } from '../database/write-context.ts'

/** A kind of job, and what its payload consists of. */
export interface JobKind<Payload> {
  kind: string
  schema: v.GenericSchema<Payload>
}

/**
 * What follows from a failure: the job is retried `later` or `never`, or the whole kind waits because something that
 * all its jobs need is `away`.
 */
export type RetryPolicy = 'later' | 'never' | 'away'

/** A failure that a handler foresees. The owner of the job sees the code, operators see the message. */
export class JobError extends Error {
  readonly retry: RetryPolicy
  readonly code: string
  constructor(retry: RetryPolicy, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'JobError'
    this.retry = retry
    this.code = code
  }
}

/** One run of a job, as its handler sees it. */
export interface JobRun {
  /** The same in every run of the job: what it does outside the database can be recognised as a repeat by it. */
  id: string
  /** The number of this run, from 1. */
  tries: number
  /** Aborted when the job is cancelled, the process stops, or another process has taken the job over. */
  signal: AbortSignal
  /** Reports progress, at most twice a second. Throws when the signal is aborted. */
  progress(done: number, total: number): Promise<void>
}

/** Writes in the transaction that marks the job as ready: once, however often the job runs. */
export type JobCommit = (context: WriteContext) => Promise<void>

/** How the jobs of a kind are run. */
export interface JobHandler {
  kind: string
  /** `payload` is the parsed JSON of the row. */
  run(payload: unknown, job: JobRun): Promise<JobCommit | void>
  /** Runs after which a job has failed. */
  maxTries: number
  /** Milliseconds until the next run, by the number of the one that failed (from 1). */
  backoffMs(tries: number): number
  /**
   * Milliseconds after which another process takes the job over from one that has died. The lease is renewed while the
   * job runs.
   */
  leaseMs: number
  /** Jobs that one process runs at a time. */
  concurrency: number
}

const minute = 60_000

/** Five tries within 15 minutes, one at a time. */
const defaults = {
  maxTries: 5,
  backoffMs: (tries: number) => minute * 2 ** (tries - 1),
  leaseMs: minute,
  concurrency: 1,
}

/** The handler of a kind. A payload that does not match the schema fails at once, with the code `invalidPayload`. */
export function createJobHandler<Payload>(
  { kind, schema }: JobKind<Payload>,
  handler: Partial<Omit<JobHandler, 'kind' | 'run'>> & {
    run(payload: Payload, job: JobRun): Promise<JobCommit | void>
  },
): JobHandler {
  return {
    ...defaults,
    ...handler,
    kind,
    run: async (payload, job) => {
      const parsed = v.safeParse(schema, payload)
      if (!parsed.success)
        throw new JobError('never', 'invalidPayload', `the payload is not that of a job of kind ${kind}`)
      return handler.run(parsed.output, job)
    },
  }
}
