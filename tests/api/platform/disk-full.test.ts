import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor, type Answer } from '../fixtures/visitor.ts'

/** Makes a database refuse to grow, as on a full disk, and lets it grow again. */
interface Disk {
  fill(store: Store): Promise<void>
  empty(store: Store): Promise<void>
  /** The database's own error message. */
  reason: RegExp
}

const run = async (store: Store, ...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(store.db)
}

/** SQLite refuses pages beyond its limit with the same code as on a full disk, and ends the transaction itself. */
const sqliteDisk: Disk = {
  fill: async (store) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    await run(store, `pragma max_page_count = ${rows[0]?.page_count ?? 0}`)
  },
  empty: (store) => run(store, 'pragma max_page_count = 1000000'),
  reason: /database or disk is full/u,
}

const written = ['carts', 'cartLines', 'idempotency', 'sessions', 'feedback']

/** PostgreSQL's own error of a full disk, raised by a trigger on the written tables. */
const postgresDisk: Disk = {
  fill: (store) =>
    run(
      store,
      `create function full_disk() returns trigger language plpgsql as $$ begin
         raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = 'disk_full';
       end $$`,
      ...written.map(
        (table) =>
          `create trigger full_disk before insert or update on "${table}" for each row execute function full_disk()`,
      ),
    ),
  empty: (store) => run(store, 'drop function full_disk cascade'),
  reason: /No space left on device/u,
}

const rows = everyDatabase.map((database) => ({
  ...database,
  disk: database.name === 'SQLite' ? sqliteDisk : postgresDisk,
}))

describe.each(rows)('a full disk under $name', ({ open, disk }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeEach(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterEach(() => shop.close())

  /** Adds until the disk is full; returns the accepted adds and the refusal. */
  const addUntilRefused = async (): Promise<{ taken: number; refusal: Answer }> => {
    for (let taken = 0; ; taken++) {
      // Its answer is stored under the key, so that the database grows.
      const answer = await buyer.add('VALVE', 1, { 'Idempotency-Key': randomUUID() })
      if (answer.status !== 200) return { taken, refusal: answer }
    }
  }

  it('answers writes with 503, keeps acknowledged data, and still reads', async () => {
    await disk.fill(shop.store)
    const { taken, refusal } = await addUntilRefused()
    expect(refusal).toMatchObject({ status: 503, body: { code: 'storageFull' } })
    expect(refusal.body.message).toMatch(/^[A-Z].+\.$/u)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    const cart = await buyer.get('/api/cart')
    expect(cart.status).toBe(200)
    expect(cart.body.lines[0]?.quantity ?? 0).toBe(taken)
    await disk.empty(shop.store)
  })

  it('is logged once, with its cause', async () => {
    await disk.fill(shop.store)
    await addUntilRefused()
    await addUntilRefused()
    const reasons = shop.faults.map((about) => String((about as { err: Error }).err.message))
    expect(reasons).toEqual([expect.stringMatching(disk.reason)])
    for (const about of shop.logged)
      expect(String((about as { err?: Error }).err)).not.toMatch(/rollback|has ended/u)
    await disk.empty(shop.store)
  })

  it('shows in the storage state, until there is room again', async () => {
    expect(await shop.api.storage()).toBe('writable')
    await disk.fill(shop.store)
    await addUntilRefused()
    expect(await shop.api.storage()).toBe('full')
    expect(await shop.api.ready()).toBe(true)
    await disk.empty(shop.store)
    await expect.poll(() => shop.api.storage()).toBe('writable')
    expect((await buyer.add('VALVE', 1)).status).toBe(200)
  })
})
