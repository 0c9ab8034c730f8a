import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from '../../../api/platform/fair-queue.ts'

const owner = (id: string, trusted = false) => ({ id, trusted })

describe('the fair queue', () => {
  it('runs a few at a time, in turn', async () => {
    const queued = createFairQueue({ running: 2, waiting: 10, waitMs: 1000 })
    let running = 0
    let most = 0
    const done: number[] = []
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        queued(owner('a'), async () => {
          most = Math.max(most, ++running)
          await pause(5)
          running -= 1
          done.push(n)
        }),
      ),
    )
    expect(most).toBe(2)
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  it('refuses tasks when it is full or they wait too long, and continues', async () => {
    const queued = createFairQueue({ running: 1, waiting: 1, waitMs: 20 })
    const first = queued(owner('a'), () => pause(80))
    const second = queued(owner('a'), () => pause(1))
    await expect(queued(owner('a'), () => pause(1))).rejects.toThrow(QueueFull)
    await expect(second).rejects.toThrow(QueueFull)
    await first
    expect(await queued(owner('a'), async () => 'served')).toBe('served')
  })

  it('continues after a task that failed', async () => {
    const queued = createFairQueue({ running: 1, waiting: 1, waitMs: 20 })
    await expect(queued(owner('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queued(owner('a'), async () => 'served')).toBe('served')
  })

  it('takes turns between owners, however many tasks one of them has', async () => {
    const queued = createFairQueue({ running: 1, waiting: 32, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const served: string[] = []
    const ask = (id: string) =>
      queued(owner(id), async () => {
        await gate.promise
        served.push(id)
      })
    const flood = Array.from({ length: 20 }, () => ask('flood'))
    const honest = [ask('anna'), ask('bo'), ask('anna')]
    gate.resolve()
    await Promise.all([...flood, ...honest])
    expect(served.slice(0, 7)).toEqual(['flood', 'flood', 'anna', 'bo', 'flood', 'anna', 'flood'])
  })

  it('refuses a task of the owner with the most when it is full (ACC-12)', async () => {
    const queued = createFairQueue({ running: 1, waiting: 8, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const ask = (id: string) => queued(owner(id), () => gate.promise)
    const flood = Array.from({ length: 20 }, () =>
      ask('flood').then(
        () => 'served',
        () => 'refused',
      ),
    )
    const honest = Array.from({ length: 4 }, (_, n) => ask(`honest ${n}`).then(() => 'served'))
    gate.resolve()
    expect(await Promise.all(honest)).toEqual(['served', 'served', 'served', 'served'])
    expect((await Promise.all(flood)).filter((what) => what === 'served')).toHaveLength(5)
  })

  it('runs tasks of trusted owners first, in turn, and makes room for them when it is full (ACC-12)', async () => {
    const queued = createFairQueue({ running: 1, waiting: 8, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const served: string[] = []
    const ask = (id: string, trusted: boolean) =>
      queued(owner(id, trusted), async () => {
        await gate.promise
        served.push(id)
      }).then(
        () => 'served',
        () => 'refused',
      )
    // Every guess comes from a different address, so turns alone would not help.
    const guesses = Array.from({ length: 9 }, (_, n) => ask(`guess ${n}`, false))
    const known = [ask('anna', true), ask('anna', true), ask('bo', true)]
    const late = ask('guess 9', false)
    gate.resolve()
    expect(await Promise.all(known)).toEqual(['served', 'served', 'served'])
    expect(served.slice(0, 5)).toEqual(['guess 0', 'anna', 'bo', 'anna', expect.stringMatching(/^guess/u)])
    expect(await late).toBe('refused')
    expect((await Promise.all(guesses)).filter((what) => what === 'served')).toHaveLength(6)
  })

  it('takes turns between the members of an owner, who share its turns with other owners', async () => {
    const queued = createFairQueue({ running: 1, waiting: 32, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const served: string[] = []
    const ask = (id: string, member: string) =>
      queued({ id, member, trusted: false }, async () => {
        await gate.promise
        served.push(`${id} ${member}`)
      })
    const flood = Array.from({ length: 10 }, () => ask('office', 'flood'))
    const honest = [ask('office', 'anna'), ask('home', 'bo'), ask('office', 'cia'), ask('home', 'bo')]
    gate.resolve()
    await Promise.all([...flood, ...honest])
    expect(served.slice(0, 7)).toEqual([
      'office flood',
      'office flood',
      'home bo',
      'office anna',
      'home bo',
      'office cia',
      'office flood',
    ])
  })

  it('makes room for another member of an owner whose flood has filled it', async () => {
    const queued = createFairQueue({ running: 1, waiting: 4, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const ask = (member: string) =>
      queued({ id: 'office', member, trusted: false }, () => gate.promise).then(
        () => 'served',
        () => 'refused',
      )
    const flood = Array.from({ length: 8 }, () => ask('flood'))
    const honest = [ask('anna'), ask('bo')]
    gate.resolve()
    expect(await Promise.all(honest)).toEqual(['served', 'served'])
    expect((await Promise.all(flood)).filter((what) => what === 'served')).toHaveLength(3)
  })

  it('keeps places for trusted owners beside a full queue', async () => {
    const queued = createFairQueue({ running: 1, waiting: 2, waitingTrusted: 3, waitMs: 10_000 })
    const gate = Promise.withResolvers<void>()
    const ask = (id: string, trusted: boolean) =>
      queued(owner(id, trusted), () => gate.promise).then(
        () => 'served',
        () => 'refused',
      )
    const strangers = ['a', 'b', 'c'].map((id) => ask(id, false))
    const customers = ['d', 'e', 'f'].map((id) => ask(id, true))
    gate.resolve()
    expect(await Promise.all([...strangers, ...customers])).toEqual(Array.from({ length: 6 }, () => 'served'))
  })
})
