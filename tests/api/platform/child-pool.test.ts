import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childPool } from '../../../api/platform/child-pool.ts'

type Task = 'fill' | 'abort' | 'spin' | 'throw' | 'secret' | 'pid'

const program = `
import { serveChild } from ${JSON.stringify(new URL('../../../api/platform/serve-child.ts', import.meta.url).href)}
const tasks = {
  fill: () => { const all = []; for (;;) all.push(String(Math.random()).repeat(100).split('')) },
  abort: () => process.abort(),
  spin: () => { for (;;); },
  throw: () => { throw new Error('no table') },
  secret: () => process.env.DATABASE_URL ?? 'none',
  pid: () => process.pid,
}
serveChild(async (task) => tasks[task]())
`

describe('a pool of child processes', () => {
  let folder: string
  let file: URL
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'child-pool-'))
    const path = join(folder, 'task.mjs')
    await writeFile(path, program)
    file = pathToFileURL(path)
  })
  afterAll(() => rm(folder, { recursive: true }))
  const open = (timeoutMs = 60_000) =>
    childPool<Task, unknown>(file, { maxChildren: 1, maxQueue: 3, memoryMb: 32, timeoutMs })

  it('outlives a task that fills its memory or aborts, and goes on with the next one', async () => {
    const run = open()
    const results = await Promise.allSettled([run('fill'), run('abort'), run('pid')])
    expect(results).toMatchObject([
      { status: 'rejected', reason: { reason: 'ended' } },
      { status: 'rejected', reason: { reason: 'ended' } },
      { status: 'fulfilled', value: expect.any(Number) },
    ])
    expect(results[2]).not.toEqual({ status: 'fulfilled', value: process.pid })
  })

  it('ends a task that takes too long', async () => {
    const run = open(2000)
    await expect(run('spin')).rejects.toMatchObject({ reason: 'late' })
    expect(await run('pid')).toEqual(expect.any(Number))
  })

  it('does not count the start of a child, which a busy machine makes long', async () => {
    const path = join(folder, 'slow-start.mjs')
    const waits = 'await new Promise((resolve) => setTimeout(resolve, 3000))'
    await writeFile(path, program.replace('serveChild(async', `${waits}\nserveChild(async`))
    const run = childPool<Task, unknown>(pathToFileURL(path), {
      maxChildren: 1,
      maxQueue: 3,
      memoryMb: 32,
      timeoutMs: 2000,
    })
    expect(await run('pid')).toEqual(expect.any(Number))
    await expect(run('spin')).rejects.toMatchObject({ reason: 'late' })
  })

  it('reports an error, keeps its child, and lets no more tasks wait than it may', async () => {
    const run = open()
    const first = await run('pid')
    await expect(run('throw')).rejects.toMatchObject({ reason: 'threw', message: 'no table' })
    expect(await run('pid')).toBe(first)
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => run('pid')))
    expect(many.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
    expect(many[4]).toMatchObject({ reason: { reason: 'full' } })
  })

  it('gives its children no settings', async () => {
    const before = process.env['DATABASE_URL']
    process.env['DATABASE_URL'] = 'postgres://user:secret@host/shop'
    try {
      expect(await open()('secret')).toBe('none')
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL']
      else process.env['DATABASE_URL'] = before
    }
  })
})
