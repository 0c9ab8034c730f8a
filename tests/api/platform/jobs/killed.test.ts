import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../api/platform/database/in-transaction.ts'
import { enqueue } from '../../../../api/platform/jobs/store.ts'
import { databases, type TestStore } from '../../fixtures/databases.ts'
import { long } from '../../fixtures/lanes.ts'
import { createEffects, readEffects } from './effects.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
const kills = long ? 300 : 25
const processes = 3
const kind = { kind: 'work', schema: v.object({}) }

describe.each(databases)('processes that are killed with -9 amid jobs on $name', ({ open }) => {
  let test: TestStore
  const cache = mkdtempSync(join(tmpdir(), 'tc-compiled-'))
  beforeAll(async () => {
    test = await open()
    await createEffects(test.store)
  })
  afterAll(async () => {
    await test.remove()
    rmSync(cache, { recursive: true, force: true })
  })

  it('lose no job, and do none twice', async () => {
    const enqueued: string[] = []
    const begun = new Set<string>()
    const faults: string[] = []
    const so = { killed: 0, isOver: false }

    const add = async (): Promise<void> => {
      const owner = { customerId: String(enqueued.length % 4), userId: 'u' }
      enqueued.push(
        await inTransaction({ store: test.store, clock: () => new Date() }, (context) =>
          enqueue(context, kind, { payload: {}, owner }),
        ),
      )
    }
    /** Lets a process work until it has begun a few jobs, and kills it. */
    const live = async (): Promise<void> => {
      const worker = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', child, JSON.stringify(test.settings)],
        // Compiled once for all of them, which halves their start.
        { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_COMPILE_CACHE: cache } },
      )
      const ended = new Promise((resolve) => worker.once('close', resolve))
      worker.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()))
      const enough = 2 + Math.floor(Math.random() * 8)
      let lines = 0
      createInterface({ input: worker.stdout }).on('line', (id) => {
        begun.add(id)
        lines += 1
        if (!so.isOver && so.killed < kills && lines === enough)
          setTimeout(() => worker.kill('SIGKILL'), Math.random() * 20)
      })
      stop.add(() => worker.kill('SIGKILL'))
      await ended
      so.killed += 1
    }
    const stop = new Set<() => boolean>()
    const slot = async (): Promise<void> => {
      while (!so.isOver) await live()
    }

    const slots = Array.from({ length: processes }, slot)
    const unfinished = () =>
      test.store.db.selectFrom('jobs').select('id').where('state', '<>', 'ready').execute()
    // There is always work while processes die.
    while (so.killed < kills) {
      if ((await unfinished()).length < 20) for (let n = 0; n < 10; n += 1) await add()
      await pause(20)
    }
    await expect.poll(async () => (await unfinished()).length, { timeout: 60_000, interval: 50 }).toBe(0)
    so.isOver = true
    for (const kill of stop) kill()
    await Promise.all(slots)

    expect(faults).toEqual([])
    expect(await readEffects(test.store)).toEqual(enqueued.toSorted())
    expect([...begun].toSorted()).toEqual(enqueued.toSorted())
    // Jobs were taken from dead processes, or the kills have proved nothing.
    const { tries } = await test.store.db
      .selectFrom('jobs')
      .select((eb) => eb.fn.max<number>('tries').as('tries'))
      .executeTakeFirstOrThrow()
    expect(tries).toBeGreaterThan(1)
  }, 600_000)
})
