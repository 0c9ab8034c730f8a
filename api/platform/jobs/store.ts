import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { Database } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { WriteContext } from '../database/write-context.ts'
import type { JobKind } from './job-kind.ts'

export type JobState = Database['jobs']['state']

/** Whose job it is: a user at a customer. */
export interface JobOwner {
  customerId: string
  userId: string
}

const shopItself: JobOwner = { customerId: '', userId: '' }

/** A job to be done. */
export interface JobRequest<Payload> {
  /** A second job with the same id is refused by the database. @default a random one */
  id?: string
  payload: Payload
  /** @default the shop itself */
  owner?: JobOwner
  /** When it may be leased first. @default at once */
  dueAt?: Date
}

/**
 * The turn of a new job: after the jobs of its customer, and not before the first that is due. So customers take turns,
 * and 500 jobs of one customer delay the job of another by one of them.
 */
async function turnOf({ trx, now }: WriteContext, kind: string, customerId: string): Promise<number> {
  const last = await trx
    .selectFrom('jobs')
    .select('turn')
    .where('kind', '=', kind)
    .where('customerId', '=', customerId)
    .where('finishedAt', 'is', null)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  const first = await firstDue(trx, kind, now).select('turn').executeTakeFirst()
  return Math.max(last === undefined ? 0 : last.turn + 1, first?.turn ?? 0)
}

/** Adds a job in the transaction that wants it. Returns its id. Call `startJobs` of the services after the commit. */
export async function enqueue<Payload>(
  context: WriteContext,
  { kind }: JobKind<Payload>,
  { id = randomUUID(), payload, owner: { customerId, userId } = shopItself, dueAt }: JobRequest<Payload>,
): Promise<string> {
  await context.trx
    .insertInto('jobs')
    .values({
      id,
      kind,
      customerId,
      userId,
      payload: JSON.stringify(payload),
      state: 'queued',
      turn: await turnOf(context, kind, customerId),
      createdAt: context.now.toISOString(),
      ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
      finishedAt: null,
    })
    .execute()
  return id
}

/** The job of a kind that may be leased first. */
const firstDue = (queries: Queries, kind: string, now: Date) =>
  queries
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('finishedAt', 'is', null)
    .where('dueAt', '<=', now.toISOString())
    .orderBy('turn')
    .orderBy('createdAt')
    .limit(1)

/** Which of the kinds have jobs that may be leased. One statement that looks at one job of each kind. */
export async function listDueKinds(queries: Queries, kinds: readonly string[], now: Date): Promise<string[]> {
  const [first, ...others] = kinds.map((kind) =>
    queries.selectFrom(firstDue(queries, kind, now).select('kind').as('due')).select('kind'),
  )
  if (first === undefined) return []
  const rows = await others.reduce((all, other) => all.unionAll(other), first).execute()
  return rows.map(({ kind }) => kind)
}

/** A job that one process holds: no other one can write its result. */
export interface HeldJob {
  id: string
  lease: string
}

/** A job that was just leased. */
export interface LeasedJob extends HeldJob {
  kind: string
  payload: string
  tries: number
  cancelRequested: number
}

/** Leases the due job whose turn it is until `until`, and counts a try. Null if no job is due. */
export async function leaseJob(
  { db, dialect }: Store,
  kind: string,
  now: Date,
  until: Date,
): Promise<LeasedJob | null> {
  const due = firstDue(db, kind, now).select('id')
  const leased = await db
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running' as const,
      lease: randomUUID(),
      dueAt: until.toISOString(),
      tries: eb('tries', '+', 1),
      done: 0,
      total: 0,
    }))
    // One statement: SQLite lets one process write at a time, PostgreSQL passes over rows that another one leases.
    .where('id', '=', dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returning(['id', 'lease', 'kind', 'payload', 'tries', 'cancelRequested'])
    .executeTakeFirst()
  return leased ?? null
}

/** Changes a job if `lease` still holds it. Returns whether it did. */
async function changeHeld(
  queries: Queries,
  { id, lease }: HeldJob,
  change: Updateable<Database['jobs']>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Extends a lease until `until`. Returns what the holder has to know. */
export async function renewLease(
  queries: Queries,
  { id, lease }: HeldJob,
  until: Date,
  progress: { done?: number; total?: number } = {},
): Promise<'held' | 'cancelRequested' | 'lost'> {
  const held = await queries
    .updateTable('jobs')
    .set({ dueAt: until.toISOString(), ...progress })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('cancelRequested')
    .executeTakeFirst()
  if (held === undefined) return 'lost'
  return held.cancelRequested === 1 ? 'cancelRequested' : 'held'
}

/** How a job ends. */
export type JobEnd = { state: 'ready' | 'cancelled' } | { state: 'failed'; code: string; failure: string }

/** Ends a job that `held` still holds. Returns whether it did; if not, roll back what was written with it. */
export const endJob = (queries: Queries, held: HeldJob, end: JobEnd, now: Date): Promise<boolean> =>
  changeHeld(queries, held, { code: '', failure: '', ...end, lease: '', finishedAt: now.toISOString() })

/** Returns a job to the queue until `at` after a failed run. A job to be cancelled ends instead. */
export async function postponeJob(
  queries: Queries,
  held: HeldJob,
  { at, now, code, failure }: { at: Date; now: Date; code: string; failure: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('jobs')
    .set({ state: 'queued', lease: '', dueAt: at.toISOString(), code, failure })
    .where('id', '=', held.id)
    .where('lease', '=', held.lease)
    .where('cancelRequested', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n || endJob(queries, held, { state: 'cancelled' }, now)
}

/** Returns a job to the queue because its process stops: at once due again, and the run does not count. */
export const releaseJob = (queries: Queries, held: HeldJob & { tries: number }): Promise<boolean> =>
  changeHeld(queries, held, { state: 'queued', lease: '', dueAt: '', tries: held.tries - 1 })

/**
 * Cancels a job of the owner: at once while it waits, at its next report of progress while it runs. Returns false if
 * the owner has no unfinished job of that id.
 */
export async function cancelJob(
  queries: Queries,
  id: string,
  { customerId, userId }: JobOwner,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('jobs')
    .set((eb) => ({
      cancelRequested: 1,
      state: eb
        .case()
        .when('state', '=', 'queued')
        .then('cancelled' as const)
        .else(eb.ref('state'))
        .end(),
      finishedAt: eb.case().when('state', '=', 'queued').then(now.toISOString()).else(null).end(),
    }))
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What the owner sees of a job; undefined if it is nobody's or another one's. */
export const findJob = (queries: Queries, id: string, { customerId, userId }: JobOwner) =>
  queries
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'done', 'total', 'code', 'createdAt', 'finishedAt'])
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Makes a job in one of the states due at once, as if it had never been tried. Returns whether there is one. */
export async function requeueJob(
  queries: Queries,
  id: string,
  from: readonly Exclude<JobState, 'running'>[],
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('jobs')
    .set({
      state: 'queued',
      tries: 0,
      dueAt: '',
      cancelRequested: 0,
      code: '',
      failure: '',
      finishedAt: null,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const mostListed = 200

/** For operators: failed jobs, newest first, then those that wait or run, by turn; 200 of each at most. */
export async function listJobs(queries: Queries) {
  const jobs = queries
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'tries', 'code', 'failure', 'createdAt', 'dueAt', 'finishedAt'])
    .limit(mostListed)
  const failed = await jobs
    .where('state', '=', 'failed')
    .where('finishedAt', 'is not', null)
    .orderBy('finishedAt', 'desc')
    .execute()
  const open = await jobs.where('finishedAt', 'is', null).orderBy('kind').orderBy('turn').execute()
  return [...failed, ...open]
}

/** How many jobs of a kind are in a state. */
export interface JobCount {
  kind: string
  state: JobState
  count: number
}

/** Jobs that wait, run or have failed, for the metrics. */
export async function countJobs(queries: Queries): Promise<JobCount[]> {
  const counted = queries
    .selectFrom('jobs')
    .select(['kind', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
  const open = await counted.where('finishedAt', 'is', null).execute()
  const failed = await counted.where('state', '=', 'failed').where('finishedAt', 'is not', null).execute()
  return [...open, ...failed]
}
