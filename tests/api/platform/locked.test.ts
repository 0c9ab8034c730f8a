import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { holdWriteLock, type WriteLock } from '../fixtures/write-lock.ts'

const [sqlite] = everyDatabase

/** The first of two promises to settle. */
const first = <T>(promises: Record<string, Promise<T>>): Promise<string> =>
  Promise.race(Object.entries(promises).map(([name, promise]) => promise.then(() => name)))

describe('while another process holds the write lock of SQLite', () => {
  let test: TestStore
  let shop: TestShop
  let buyer: Visitor
  let lock: WriteLock | null = null
  const dataDir = () => {
    if (!('dataDir' in test.settings)) throw new Error('SQLite lies in a folder.')
    return test.settings.dataDir
  }
  const hold = async () => {
    lock = await holdWriteLock(dataDir())
  }
  const release = async () => {
    await lock?.release()
    lock = null
  }
  const quantity = async () => (await buyer.get('/api/cart')).body.lines[0]?.quantity ?? 0

  beforeAll(async () => {
    if (sqlite === undefined) throw new Error('SQLite is not among the databases.')
    test = await sqlite.open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    shop = serve(test.store)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 1)
  })
  afterEach(release)
  afterAll(async () => {
    await shop.close()
    await test.remove()
  })

  it('answers reads while a write waits', async () => {
    await hold()
    const write = buyer.add('VALVE', 1)
    const read = buyer.get('/api/cart')
    expect(await first({ write, read })).toBe('read')
    expect((await read).body.lines[0].quantity).toBe(1)
    // Timers run too: the event loop does not wait for the lock.
    expect(await first({ write: write.then(() => undefined), timer: pause(10) })).toBe('timer')
    await write
  })

  it('lets a write wait until the lock is released', async () => {
    const before = await quantity()
    await hold()
    const write = buyer.add('VALVE', 2)
    await buyer.get('/api/cart')
    await release()
    expect((await write).status).toBe(200)
    expect(await quantity()).toBe(before + 2)
  })

  it('answers 503 for a write that waits too long, changes nothing, and counts a repeat once', async () => {
    const before = await quantity()
    const key = { 'Idempotency-Key': randomUUID() }
    await hold()
    const refused = await Promise.all(Array.from({ length: 5 }, () => buyer.add('VALVE', 3, key)))
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } })
      expect(answer.body.message).toMatch(/^[A-Z].+\.$/u)
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    await release()
    expect(await quantity()).toBe(before)
    expect((await buyer.add('VALVE', 3, key)).status).toBe(200)
    expect((await buyer.add('VALVE', 3, key)).status).toBe(200)
    expect(await quantity()).toBe(before + 3)
    expect(shop.faults).toEqual([])
  })

  it('keeps sessions valid, and renews them afterwards', async () => {
    const old = buyer.session ?? ''
    shop.clock.pass(20 * 60)
    await hold()
    expect(await buyer.adopt(old)).toBe(true)
    expect(buyer.session).toBe(old)
    expect((await buyer.get('/api/user/current')).body).toMatchObject({ userId: 'buyer' })
    await release()
    expect(await buyer.adopt(old)).toBe(true)
    expect(buyer.session).not.toBe(old)
    expect((await buyer.get('/api/user/current')).body).toMatchObject({ userId: 'buyer' })
  })

  it('lets a command wait longer than a request', async () => {
    await hold()
    const child = spawn(process.execPath, ['bin/operate.mjs', 'unlock', 'buyer@example.test'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: dataDir(),
        DATABASE_URL: '',
        SITE_ENV: 'local',
        NODE_NO_WARNINGS: '1',
      },
    })
    const ended = once(child, 'exit')
    // Longer than a request waits, and than the embedded database once waited itself.
    expect(await first({ ended, pause: pause(7000, []) })).toBe('pause')
    await release()
    expect(await ended).toEqual([0, null])
  })
})
