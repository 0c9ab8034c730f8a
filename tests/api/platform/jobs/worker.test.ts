import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../../api/housekeeping/delete-expired.ts'
import { inTransaction } from '../../../../api/platform/database/in-transaction.ts'
import {
  createJobHandler,
  JobError,
  type JobCommit,
  type JobHandler,
  type JobRun,
} from '../../../../api/platform/jobs/job-kind.ts'
import { cancelJob, enqueue, findJob, listJobs, requeueJob } from '../../../../api/platform/jobs/store.ts'
import { openWorker, type JobWorker } from '../../../../api/platform/jobs/worker.ts'
import { everyDatabase, type TestStore } from '../../fixtures/databases.ts'
import { makeClock } from '../../fixtures/shop.ts'
import { createEffects, readEffects, writeEffect } from './effects.ts'

const kind = { kind: 'export', schema: v.object({ rows: v.number() }) }
const anna = { customerId: 'a', userId: 'anna' }

/** Something that a test lets happen. */
const gate = () => Promise.withResolvers<void>()

/** Writes what shows how often a job was done. */
const write = async (_: unknown, { id }: JobRun): Promise<JobCommit> => {
  return ({ trx }) => writeEffect(trx, id)
}

const round = async (worker: JobWorker): Promise<void> => {
  worker.start()
  await worker.idle()
}

const days = (count: number, from: Date) => new Date(from.getTime() + count * 86_400_000)

describe.each(everyDatabase)('the worker on $name', ({ open }) => {
  let test: TestStore
  let clock: ReturnType<typeof makeClock>
  const workers: JobWorker[] = []
  const logged: unknown[] = []
  const note = (about: unknown) => void logged.push(about)
  const log = { info: note, warn: note, error: note }

  beforeEach(async () => {
    test = await open()
    clock = makeClock()
    logged.length = 0
    await createEffects(test.store)
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await test.remove()
  })

  const add = (id: string, owner = anna, payload: { rows: number } = { rows: 1 }) =>
    inTransaction({ store: test.store, clock: clock.now }, (context) =>
      enqueue(context, kind, { id, payload, owner }),
    )
  const workerWith = (run: Parameters<typeof createJobHandler<{ rows: number }>>[1], pollMs?: number) => {
    const handlers: JobHandler[] = [createJobHandler(kind, run)]
    const more = pollMs === undefined ? {} : { pollMs }
    const worker = openWorker({ store: test.store, clock: clock.now, log, handlers, ...more })
    workers.push(worker)
    return worker
  }
  const row = (id: string) =>
    test.store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const stateOf = async (id: string) => (await row(id)).state
  const seen = (id: string) => findJob(test.store.db, id, anna)

  it('saves the results of a job in the transaction that marks it as ready', async () => {
    await add('one')
    let fails = true
    const worker = workerWith({
      run: async (payload, job) => {
        expect(payload).toEqual({ rows: 1 })
        return async (context) => {
          await (
            await write(payload, job)
          )(context)
          if (fails) throw new JobError('later', 'halfWritten', 'x')
        }
      },
    })
    await round(worker)
    expect(await readEffects(test.store)).toEqual([])
    expect(await seen('one')).toMatchObject({ state: 'queued', code: 'halfWritten' })
    fails = false
    clock.pass(61)
    await round(worker)
    await round(worker)
    expect(await readEffects(test.store)).toEqual(['one'])
    expect(await seen('one')).toMatchObject({ state: 'ready', code: '' })
  })

  it('runs nothing of a transaction that was rolled back', async () => {
    const refused = inTransaction({ store: test.store, clock: clock.now }, async (context) => {
      await enqueue(context, kind, { id: 'one', payload: { rows: 1 } })
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    await round(workerWith({ run: write }))
    expect(await readEffects(test.store)).toEqual([])
  })

  it('repeats a commit that the database could not take, without running the job again', async () => {
    await add('one')
    let runs = 0
    let busy = true
    await round(
      workerWith({
        run: async (payload, job) => {
          runs += 1
          return async (context) => {
            if (busy) {
              busy = false
              throw Object.assign(new Error('lock timeout'), { code: '55P03' })
            }
            await (
              await write(payload, job)
            )(context)
          }
        },
      }),
    )
    expect([runs, await readEffects(test.store), await stateOf('one')]).toEqual([1, ['one'], 'ready'])
  })

  it('retries a job whose commit the database refuses for as long as a lease', async () => {
    await add('one')
    const tooMuch = Object.assign(new Error('statement timeout'), { code: '57014' })
    await round(workerWith({ leaseMs: 30, run: async () => () => Promise.reject(tooMuch) }))
    expect(await row('one')).toMatchObject({ state: 'queued', tries: 1, code: 'internal' })
  })

  it('retries after growing pauses, then fails with a code, and logs the id once', async () => {
    await add('one')
    const worker = workerWith({
      maxTries: 3,
      backoffMs: (tries) => tries * 60_000,
      run: () => Promise.reject(new JobError('later', 'tooMany', 'table 7 has 4 million rows')),
    })
    await round(worker)
    await round(worker)
    expect(await row('one')).toMatchObject({ state: 'queued', tries: 1 })
    clock.pass(61)
    await round(worker)
    expect(await row('one')).toMatchObject({ state: 'queued', tries: 2 })
    clock.pass(61)
    await round(worker)
    expect(await row('one')).toMatchObject({ tries: 2 })
    expect(logged).toEqual([])
    clock.pass(61)
    await round(worker)
    clock.pass(86_400)
    await round(worker)
    expect(logged).toEqual([
      expect.objectContaining({ job: 'one', kind: 'export', tries: 3, code: 'tooMany' }),
    ])
    const shown = await seen('one')
    expect(shown).toMatchObject({ state: 'failed', code: 'tooMany' })
    expect(JSON.stringify(shown)).not.toContain('million')
    expect(await listJobs(test.store.db)).toMatchObject([
      { id: 'one', failure: 'table 7 has 4 million rows' },
    ])
    expect(await requeueJob(test.store.db, 'one', ['failed'])).toBe(true)
    await round(workerWith({ run: write }))
    expect(await stateOf('one')).toBe('ready')
  })

  it('retries a job whose handler throws, with the error in the log', async () => {
    await add('one')
    const broken = new TypeError('x is undefined')
    await round(workerWith({ run: () => Promise.reject(broken) }))
    expect(logged).toEqual([{ job: 'one', kind: 'export', tries: 1, err: broken }])
    expect(await seen('one')).toMatchObject({ state: 'queued', code: 'internal' })
  })

  it('fails a job at once whose payload is not that of its kind', async () => {
    await add('one')
    await test.store.db.updateTable('jobs').set({ payload: '{"rows":"many"}' }).execute()
    await round(workerWith({ run: write }))
    expect(await seen('one')).toMatchObject({ state: 'failed', code: 'invalidPayload' })
  })

  it('fails a job without running it when processes have died in every try', async () => {
    await add('one')
    await test.store.db.updateTable('jobs').set({ tries: 5, state: 'running', lease: 'dead' }).execute()
    await round(workerWith({ run: write }))
    expect(await seen('one')).toMatchObject({ state: 'failed', code: 'interrupted' })
    expect(await readEffects(test.store)).toEqual([])
    expect(logged).toHaveLength(1)
  })

  it('leaves jobs of other kinds to processes that know them', async () => {
    await add('one')
    await test.store.db.updateTable('jobs').set({ kind: 'newer' }).execute()
    await round(workerWith({ run: write }))
    expect(await stateOf('one')).toBe('queued')
  })

  it('finds jobs that another process has written', async () => {
    const worker = workerWith({ run: write }, 20)
    await round(worker)
    await add('one')
    await expect.poll(() => stateOf('one')).toBe('ready')
  })

  it('shows progress, and cancels at the next report of it', async () => {
    await add('one')
    const [reported, cancelled] = [gate(), gate()]
    const worker = workerWith({
      run: async (payload, job) => {
        await job.progress(3, 10)
        reported.resolve()
        await cancelled.promise
        for (let done = 4; done <= 10; done = 4) await job.progress(done, 10)
        return write(payload, job)
      },
    })
    worker.start()
    await reported.promise
    expect(await seen('one')).toMatchObject({ state: 'running', done: 3, total: 10 })
    expect(await cancelJob(test.store.db, 'one', { ...anna, userId: 'bo' }, clock.now())).toBe(false)
    expect(await cancelJob(test.store.db, 'one', anna, clock.now())).toBe(true)
    cancelled.resolve()
    await worker.idle()
    expect(await stateOf('one')).toBe('cancelled')
    expect(await readEffects(test.store)).toEqual([])
    expect(logged).toEqual([])
    expect(await findJob(test.store.db, 'one', { ...anna, customerId: 'b' })).toBeUndefined()
  })

  it('aborts a run that reports no progress when its job is cancelled', async () => {
    await add('one')
    const started = gate()
    const worker = workerWith({
      leaseMs: 60,
      run: async (_, { signal }) => {
        started.resolve()
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        })
      },
    })
    worker.start()
    await started.promise
    await cancelJob(test.store.db, 'one', anna, clock.now())
    await worker.idle()
    expect(await stateOf('one')).toBe('cancelled')
  })

  it('never starts a job that was cancelled while it waited', async () => {
    await add('one')
    await cancelJob(test.store.db, 'one', anna, clock.now())
    await round(workerWith({ run: write }))
    expect([await stateOf('one'), await readEffects(test.store)]).toEqual(['cancelled', []])
  })

  it('cancels a job that was to be cancelled when its process died', async () => {
    await add('one')
    const dead = { state: 'running', lease: 'dead', tries: 1 } as const
    await test.store.db.updateTable('jobs').set(dead).execute()
    await cancelJob(test.store.db, 'one', anna, clock.now())
    expect(await stateOf('one')).toBe('running')
    await round(workerWith({ run: write }))
    expect([await stateOf('one'), await readEffects(test.store)]).toEqual(['cancelled', []])
  })

  it('renews the lease of a job that runs for long', async () => {
    await add('one')
    const [started, end] = [gate(), gate()]
    const first = workerWith({
      leaseMs: 60,
      run: async (payload, job) => {
        started.resolve()
        await end.promise
        return write(payload, job)
      },
    })
    first.start()
    await started.promise
    const { dueAt } = await row('one')
    clock.pass(3600)
    await expect.poll(async () => (await row('one')).dueAt > dueAt).toBe(true)
    end.resolve()
    await first.idle()
    expect(await readEffects(test.store)).toEqual(['one'])
  })

  it('takes a job over when the lease has ended, and refuses the result of the first worker', async () => {
    await add('one')
    const [started, end] = [gate(), gate()]
    const slow = workerWith({
      run: async (payload, job) => {
        started.resolve()
        await end.promise
        return write(payload, job)
      },
    })
    slow.start()
    await started.promise
    const other = workerWith({ run: write })
    await round(other)
    expect(await readEffects(test.store)).toEqual([])
    clock.pass(61)
    await round(other)
    expect(await readEffects(test.store)).toEqual(['one'])
    end.resolve()
    await slow.idle()
    expect(await readEffects(test.store)).toEqual(['one'])
    expect(await row('one')).toMatchObject({ state: 'ready', tries: 2 })
    expect(logged).toEqual([])
  })

  it('tells a run that its job was taken over when it reports progress', async () => {
    await add('one')
    const [started, taken] = [gate(), gate()]
    const slow = workerWith({
      run: async (_, job) => {
        started.resolve()
        await taken.promise
        await job.progress(1, 2)
        throw new Error('not reached')
      },
    })
    slow.start()
    await started.promise
    clock.pass(61)
    await round(workerWith({ run: write }))
    taken.resolve()
    await slow.idle()
    expect([await stateOf('one'), logged]).toEqual(['ready', []])
  })

  it('runs as many jobs of a kind at a time as its handler allows', async () => {
    for (const id of ['1', '2', '3', '4', '5']) await add(id)
    const end = gate()
    let [running, most] = [0, 0]
    const worker = workerWith({
      concurrency: 2,
      run: async (payload, job) => {
        running += 1
        most = Math.max(most, running)
        if (running === 2) end.resolve()
        await end.promise
        running -= 1
        return write(payload, job)
      },
    })
    await round(worker)
    expect([most, (await readEffects(test.store)).length]).toEqual([2, 5])
  })

  it('lets customers take turns, whoever has enqueued most', async () => {
    const order: string[] = []
    const later = gate()
    for (let n = 0; n < 30; n += 1) await add(`a${n}`)
    const worker = workerWith({
      run: async (_, { id }) => {
        order.push(id)
        if (order.length === 10) later.resolve()
        if (order.length === 10) await added
      },
    })
    const added = later.promise.then(async () => {
      await add('b0', { customerId: 'b', userId: 'bo' })
      await add('c0', { customerId: 'c', userId: 'cia' })
      await add('b1', { customerId: 'b', userId: 'bo' })
    })
    await round(worker)
    expect(order.slice(10, 16).filter((id) => !id.startsWith('a'))).toEqual(['b0', 'c0', 'b1'])
    expect(order).toHaveLength(33)
  })

  it('saves what ends in time when the process stops, and returns the rest to the queue', async () => {
    for (const id of ['ends', 'obeys', 'ignores']) await add(id)
    const end = gate()
    let started = 0
    const worker = workerWith({
      concurrency: 3,
      run: async (payload, job) => {
        started += 1
        if (job.id === 'ends') await end.promise
        if (job.id === 'obeys')
          await new Promise((_, reject) =>
            job.signal.addEventListener('abort', () => reject(job.signal.reason)),
          )
        if (job.id === 'ignores') await ignored.promise
        return write(payload, job)
      },
    })
    const ignored = gate()
    worker.start()
    await expect.poll(() => started).toBe(3)
    const began = performance.now()
    const closed = worker.close()
    end.resolve()
    await closed
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await readEffects(test.store)).toEqual(['ends'])
    expect([await row('obeys'), await row('ignores')]).toMatchObject([
      { state: 'queued', tries: 0, dueAt: '', lease: '' },
      { state: 'queued', tries: 0, dueAt: '', lease: '' },
    ])
    ignored.resolve()
    await worker.idle()
    await round(workerWith({ run: write }))
    expect(await readEffects(test.store)).toEqual(['ends', 'ignores', 'obeys'])
    expect(logged).toEqual([])
  })

  it('waits with a kind whose jobs cannot be done, and logs each cause once', async () => {
    for (const id of ['1', '2', '3']) await add(id)
    let runs = 0
    const worker = workerWith({
      run: async () => {
        runs += 1
        throw new JobError('away', 'noServer', 'the server does not answer')
      },
    })
    await round(worker)
    await round(worker)
    expect(runs).toBe(1)
    clock.pass(16)
    await round(worker)
    expect(runs).toBe(2)
    expect(logged).toEqual([{ kind: 'export', reason: 'the server does not answer' }])
  })

  it('deletes jobs 30 days after their end, and none that wait', async () => {
    await add('one')
    await round(workerWith({ run: write }))
    await add('two')
    await deleteExpired(test.store.db, days(29, clock.now()))
    expect(await seen('one')).toBeDefined()
    await deleteExpired(test.store.db, days(31, clock.now()))
    expect([await seen('one'), await stateOf('two')]).toEqual([undefined, 'queued'])
  })
})
