import * as fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../api/platform/database/in-transaction.ts'
import type { Store } from '../../../../api/platform/database/index.ts'
import {
  cancelJob,
  endJob,
  enqueue,
  leaseJob,
  postponeJob,
  releaseJob,
  renewLease,
  requeueJob,
  type JobState,
  type LeasedJob,
} from '../../../../api/platform/jobs/store.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { long } from '../../fixtures/lanes.ts'
import { createEffects, readEffects, writeEffect } from './effects.ts'

const leaseMs = 60_000
const kind = { kind: 'work', schema: v.object({}) }

/** What must be true of a job. `holder` is the worker that may write its result, if any. */
interface Expected {
  customerId: string
  state: JobState
  dueAt: number
  tries: number
  cancelRequested: boolean
  holder: number | null
}

const worker = fc.integer({ min: 0, max: 2 })
const job = fc.nat({ max: 6 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('enqueue'), customer: fc.constantFrom('a', 'b') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('lease'), worker }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leaseAtOnce') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('renew'), worker, done: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('finish'), worker }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fail'), worker, pauseMs: fc.nat({ max: 90_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('giveUp'), worker }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release'), worker }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill'), worker }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), job }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('requeue'), job }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.nat({ max: 100_000 }) }) },
)
type Step = Partial<{
  worker: number
  job: number
  customer: string
  done: number
  pauseMs: number
  ms: number
}> & {
  do: string
}

/** Takes the steps on a database and on the model beside it, and compares the two after each. */
async function walk(store: Store, steps: readonly Step[]): Promise<void> {
  const { db } = store
  await db.deleteFrom('jobs').execute()
  await sql`delete from "effects"`.execute(db)
  const expected = new Map<string, Expected>()
  const held: (LeasedJob | null)[] = [null, null, null]
  let time = Date.parse('2026-11-20T11:00:00.000Z')
  const now = () => new Date(time)

  const due = () =>
    [...expected.values()].filter(
      ({ state, dueAt }) => (state === 'queued' || state === 'running') && dueAt <= time,
    )
  const leased = async (at: number, taken: LeasedJob | null): Promise<void> => {
    if (taken === null) return
    const one = expected.get(taken.id)
    if (one === undefined || !due().includes(one)) throw new Error(`${taken.id} was not due`)
    Object.assign(one, { state: 'running', holder: at, dueAt: time + leaseMs, tries: one.tries + 1 })
    expect(taken).toMatchObject({ tries: one.tries, cancelRequested: one.cancelRequested ? 1 : 0 })
    held[at] = taken
    if (!one.cancelRequested) return
    // What a worker does with it.
    await endJob(db, taken, { state: 'cancelled' }, now())
    Object.assign(one, { state: 'cancelled', holder: null })
    held[at] = null
  }
  const lease = () => leaseJob(store, 'work', now(), new Date(time + leaseMs))
  /** Ends the hold of a worker: the database must let it exactly if the model does. */
  const end = async (
    at: number,
    write: (job: LeasedJob) => Promise<boolean>,
    then: (one: Expected) => Partial<Expected>,
  ): Promise<void> => {
    const mine = held[at] ?? null
    const one = mine === null ? undefined : expected.get(mine.id)
    if (mine === null || one === undefined) return
    expect(await write(mine)).toBe(one.holder === at)
    if (one.holder === at) Object.assign(one, { holder: null, ...then(one) })
    held[at] = null
  }
  const cancelled = { state: 'cancelled' } as const

  for (const { do: what, worker: at = 0, job: nth = 0, ...more } of steps) {
    const id = [...expected.keys()][nth % Math.max(1, expected.size)] ?? ''
    const one = expected.get(id)
    switch (what) {
      case 'enqueue': {
        const owner = { customerId: more.customer ?? '', userId: 'u' }
        const added = await inTransaction({ store, clock: now }, (context) =>
          enqueue(context, kind, { payload: {}, owner }),
        )
        expected.set(added, {
          customerId: owner.customerId,
          state: 'queued',
          dueAt: 0,
          tries: 0,
          cancelRequested: false,
          holder: null,
        })
        break
      }
      case 'lease': {
        if (held[at] !== null) break
        const isDue = due().length > 0
        const taken = await lease()
        expect(taken !== null).toBe(isDue)
        await leased(at, taken)
        break
      }
      case 'leaseAtOnce': {
        const free = [0, 1, 2].filter((slot) => held[slot] === null)
        const count = Math.min(due().length, free.length)
        const all = await Promise.all(free.map(lease))
        const taken = all.filter((each) => each !== null)
        expect(new Set(taken.map((each) => each.id)).size).toBe(count)
        for (const [index, slot] of free.entries()) await leased(slot, all[index] ?? null)
        break
      }
      case 'renew': {
        const mine = held[at] ?? null
        const ours = mine === null ? undefined : expected.get(mine.id)
        if (mine === null || ours === undefined) break
        const state = await renewLease(db, mine, new Date(time + leaseMs), { done: more.done ?? 0, total: 9 })
        const isHeld = ours.holder === at
        expect(state).toBe(!isHeld ? 'lost' : ours.cancelRequested ? 'cancelRequested' : 'held')
        if (isHeld) ours.dueAt = time + leaseMs
        break
      }
      case 'finish': {
        const write = (mine: LeasedJob) =>
          inTransaction({ store, clock: now }, async ({ trx }) => {
            await writeEffect(trx, mine.id)
            if (!(await endJob(trx, mine, { state: 'ready' }, now()))) throw new Error('lost')
            return true
          }).catch(() => false)
        await end(at, write, () => ({ state: 'ready' }))
        break
      }
      case 'fail': {
        const dueAt = time + (more.pauseMs ?? 0)
        await end(
          at,
          (mine) => postponeJob(db, mine, { at: new Date(dueAt), now: now(), code: 'c', failure: 'f' }),
          ({ cancelRequested }) => (cancelRequested ? cancelled : { state: 'queued', dueAt }),
        )
        break
      }
      case 'giveUp':
        await end(
          at,
          (mine) => endJob(db, mine, { state: 'failed', code: 'c', failure: 'f' }, now()),
          () => ({ state: 'failed' }),
        )
        break
      case 'release':
        await end(
          at,
          (mine) => releaseJob(db, mine),
          ({ tries }) => ({ state: 'queued', dueAt: 0, tries: tries - 1 }),
        )
        break
      case 'kill': {
        const mine = held[at] ?? null
        const ours = mine === null ? undefined : expected.get(mine.id)
        // Nobody is left who could write the result, until the lease ends.
        if (ours !== undefined && ours.holder === at) ours.holder = null
        held[at] = null
        break
      }
      case 'cancel': {
        const open = one !== undefined && (one.state === 'queued' || one.state === 'running')
        const owner = { customerId: one?.customerId ?? '', userId: 'u' }
        expect(await cancelJob(db, id, { ...owner, userId: 'another' }, now())).toBe(false)
        expect(await cancelJob(db, id, owner, now())).toBe(open)
        if (open) Object.assign(one, { cancelRequested: true }, one.state === 'queued' ? cancelled : {})
        break
      }
      case 'requeue': {
        const failed = one?.state === 'failed'
        expect(await requeueJob(db, id, ['failed'])).toBe(failed)
        if (failed) Object.assign(one, { state: 'queued', tries: 0, dueAt: 0, cancelRequested: false })
        break
      }
      case 'pass':
        time += more.ms ?? 0
        break
    }
    const rows = await db.selectFrom('jobs').select(['id', 'state', 'tries', 'cancelRequested']).execute()
    expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      [...expected]
        .map(([key, { state, tries, cancelRequested }]) => ({
          id: key,
          state,
          tries,
          cancelRequested: cancelRequested ? 1 : 0,
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    const ready = [...expected].filter(([, { state }]) => state === 'ready').map(([key]) => key)
    expect(await readEffects(store)).toEqual(ready.toSorted())
  }
}

describe.each(databases)('jobs against a model on $name', ({ name, open }) => {
  let test: TestStore
  beforeAll(async () => {
    test = await open()
    await createEffects(test.store)
  })
  afterAll(() => test.remove())

  it('have one holder at most, and write their result once, in any order of steps', async () => {
    const numRuns = long ? 3000 : name === 'SQLite' ? 400 : 100
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), (steps) =>
        walk(test.store, steps),
      ),
      { numRuns },
    )
  }, 600_000)
})
