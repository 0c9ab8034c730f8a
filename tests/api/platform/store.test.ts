import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogueVersion, readCatalogueFact, writeCatalogueFact } from '../../../api/catalogue/facts.ts'
import { connect, insertRows, openStore } from '../../../api/platform/database/index.ts'
import { isBusy } from '../../../api/platform/database/database-errors.ts'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { migrations } from '../../../api/platform/database/migrations/index.ts'
import { writeOnce } from '../../../api/platform/database/idempotency.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'

const cart = (id: string, owner: string, state = 'open', changedAt = '2026-11-20T11:00:00.000Z') => ({
  id,
  owner,
  site: 'se',
  version: 0,
  state,
  changedAt,
})

const answered = (key: string, scope: string, createdAt: string) => ({
  key,
  scope,
  requestHash: '',
  status: 200,
  body: '',
  createdAt,
})

describe.each(everyDatabase)('the store on $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
  })
  afterEach(() => test.remove())

  it('applies every migration once, and opens again with its data', async () => {
    const { db } = test.store
    await writeCatalogueFact(db, 'version', '7')
    const again = await openStore(test.settings)
    const applied = await again.db.selectFrom('migrations').select('name').orderBy('name').execute()
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect(await catalogueVersion(again.db)).toBe(7)
    await again.close()
  })

  it('refuses to open when an applied migration was changed', async () => {
    const { db } = test.store
    await db
      .updateTable('migrations')
      .set({ checksum: 'other' })
      .where('name', '=', '0001-catalogue')
      .execute()
    await expect(openStore(test.settings)).rejects.toThrow('Migration 0001-catalogue was changed')
  })

  it('refuses to open for an older program', async () => {
    const { db } = test.store
    const row = { name: '9999-future', checksum: '', appliedAt: '2026-11-20T11:00:00.000Z' }
    await db.insertInto('migrations').values(row).execute()
    await expect(openStore(test.settings)).rejects.toThrow('9999-future, which this version does not know')
  })

  it('has every table of the schema', async () => {
    const tables = await test.store.db.introspection.getTables()
    const names = new Set(tables.map(({ name }) => name))
    for (const name of ['users', 'variants', 'orderLines', 'idempotency', 'directOrderItems', 'listItems']) {
      expect(names).toContain(name)
    }
    expect(tables.length).toBe(147)
  })

  it('allows one open cart per owner, and any number of closed ones', async () => {
    const { db } = test.store
    await insertRows(db, 'carts', [
      cart('1', 'customer:a'),
      cart('2', 'customer:a', 'merged'),
      cart('3', 'customer:b'),
    ])
    await expect(db.insertInto('carts').values(cart('4', 'customer:a')).execute()).rejects.toThrow(/unique/iu)
  })

  it('refuses an order of a cart version that was ordered', async () => {
    const { db } = test.store
    const order = {
      cartId: '1',
      cartVersion: 3,
      customerId: 'a',
      userId: 'u',
      site: 'se',
      status: 'ORDERED' as const,
      placedAt: '2026-11-20T11:00:00.000Z',
      reference: '',
      goodsMark: '',
      requestedDeliveryDate: '2026-11-25',
      addressName: '',
      street: '',
      postalCode: '',
      city: '',
      currency: 'SEK',
      sum: 0,
      freight: 0,
      vat: 0,
      total: 0,
    }
    await db
      .insertInto('orders')
      .values({ id: '1', number: '1', ...order })
      .execute()
    const twice = db
      .insertInto('orders')
      .values({ id: '2', number: '2', ...order })
      .execute()
    await expect(twice).rejects.toThrow(/unique/iu)
  })

  it('enforces foreign keys and ranges of values', async () => {
    const { db } = test.store
    const line = {
      id: 'l',
      cartId: 'none',
      variantId: 1,
      quantity: 1,
      version: 1,
      listName: '',
      actionType: '',
      searchTerm: '',
      configuration: '{}',
      addedAt: '',
    }
    await expect(db.insertInto('cartLines').values(line).execute()).rejects.toThrow(/foreign key/iu)
    await db.insertInto('carts').values(cart('1', 'customer:a')).execute()
    const nothing = { ...line, cartId: '1', quantity: 0 }
    await expect(db.insertInto('cartLines').values(nothing).execute()).rejects.toThrow(/check/iu)
  })

  it('stores amounts above 32 bits, and reads them as numbers', async () => {
    const { db } = test.store
    await sql`insert into "orderNumbers" ("site", "next") values ('se', 1)`.execute(db)
    const row = await db
      .selectNoFrom((eb) => eb.val(1).as('one'))
      .select(() => sql<number>`cast(9007199254740991 as bigint)`.as('large'))
      .executeTakeFirstOrThrow()
    expect(row.large).toBe(9_007_199_254_740_991)
    const { count } = await db
      .selectFrom('orderNumbers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('sorts text by bytes on both databases', async () => {
    const { db } = test.store
    for (const key of ['ö', 'B', 'a', 'A', '10', '9']) await writeCatalogueFact(db, key, key)
    const rows = await db.selectFrom('catalogueFacts').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['10', '9', 'A', 'B', 'a', 'ö'])
  })

  it('inserts more rows than one statement takes, and none', async () => {
    const { db } = test.store
    const rows = Array.from({ length: 9000 }, (_, n) => ({ key: `k${n}`, value: 'v' }))
    await insertRows(db, 'catalogueFacts', rows)
    await insertRows(db, 'catalogueFacts', [])
    const { count } = await db
      .selectFrom('catalogueFacts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(9000)
    expect(await readCatalogueFact(db, 'none')).toBeNull()
  })

  it('isolates transactions', async () => {
    const { db, dialect } = test.store
    await writeCatalogueFact(db, 'n', '0')
    const countUp = () =>
      db.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom('catalogueFacts')
          .select('value')
          .where('key', '=', 'n')
          .$if(dialect === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        await pause(2)
        await writeCatalogueFact(trx, 'n', String(Number(value) + 1))
      })
    await Promise.all(Array.from({ length: 10 }, countUp))
    expect(await readCatalogueFact(db, 'n')).toBe('10')
  })

  it('rolls back a transaction that fails', async () => {
    const { db } = test.store
    const failed = db.transaction().execute(async (trx) => {
      await writeCatalogueFact(trx, 'half', 'done')
      throw new Error('broken off')
    })
    await expect(failed).rejects.toThrow('broken off')
    expect(await readCatalogueFact(db, 'half')).toBeNull()
  })

  it('runs a write once per key, and stores its answer in the same transaction', async () => {
    const { store } = test
    const now = new Date('2026-11-20T11:00:00Z')
    let runs = 0
    const write = (request: unknown) =>
      writeOnce(store, { key: 'k', scope: 's', request }, now, async (trx) => {
        runs += 1
        await writeCatalogueFact(trx, 'runs', String(runs))
        return { runs }
      })
    const answers = await Promise.all([write(1), write(1), write(1)])
    expect(runs).toBe(1)
    expect(answers.map(({ body }) => body)).toEqual(['{"runs":1}', '{"runs":1}', '{"runs":1}'])
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(2)
    await expect(write(2)).rejects.toThrow('another request')
  })

  it('deletes unused carts, those of visitors sooner', async () => {
    const { db } = test.store
    await insertRows(db, 'carts', [
      cart('list', 'session:x', 'open', '2026-08-01T00:00:00.000Z'),
      cart('fresh list', 'session:y'),
      cart('cart', 'customer:a', 'open', '2026-08-01T00:00:00.000Z'),
      cart('old cart', 'customer:b', 'open', '2024-08-01T00:00:00.000Z'),
    ])
    await deleteExpired(db, new Date('2026-11-20T11:00:00Z'))
    const left = await db.selectFrom('carts').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['cart', 'fresh list'])
  })

  it('deletes old stored answers, those of orders later', async () => {
    const { db } = test.store
    await insertRows(db, 'idempotency', [
      answered('old', 'u /api/cart', '2026-11-18T00:00:00.000Z'),
      answered('new', 'u /api/cart', '2026-11-20T10:00:00.000Z'),
      answered('order', 'u /api/cart/order', '2026-11-01T00:00:00.000Z'),
      answered('old order', 'u /api/cart/order', '2026-10-01T00:00:00.000Z'),
    ])
    await deleteExpired(db, new Date('2026-11-20T11:00:00Z'))
    const left = await db.selectFrom('idempotency').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['new', 'order'])
  })
})

describe('PostgreSQL', () => {
  const open = everyDatabase[1]?.open

  it('rolls back when the server ends a connection within a transaction, and the process continues', async () => {
    if (open === undefined) throw new Error('There is no PostgreSQL to test on.')
    const { store, remove } = await open()
    const { db } = store
    const broken = await db
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('carts').values(cart('c1', 'a')).execute()
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db)
        // The connection ends while the transaction is idle.
        await pause(200)
        await trx.insertInto('carts').values(cart('c2', 'b')).execute()
      })
      .catch((cause: unknown) => cause)
    expect(isBusy(broken)).toBe(true)
    expect(await db.selectFrom('carts').select('id').execute()).toEqual([])
    await remove()
  })
})

describe('SQLite', () => {
  const [sqlite] = everyDatabase

  it('commits to disk, in WAL mode, and never waits for a lock on the main thread', async () => {
    if (sqlite === undefined) throw new Error('SQLite is not among the databases.')
    const { settings, remove } = await sqlite.open()
    // Opened like the shop: the tests' own connection does not sync to disk.
    const db = connect(settings)
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(0)
    await db.destroy()
    await remove()
  })

  it('commits a large transaction in a turn of its own', async () => {
    if (sqlite === undefined) throw new Error('SQLite is not among the databases.')
    const { store, remove } = await sqlite.open()
    const othersRanDuringCommit = async (rows: number): Promise<boolean> => {
      let ran = false
      await store.db.transaction().execute(async (trx) => {
        const keys = Array.from({ length: rows }, (_, index) => `${rows}-${index}`)
        await trx
          .insertInto('idempotency')
          .values(keys.map((key) => answered(key, 'scope', '2026-11-20T11:00:00.000Z')))
          .execute()
        setImmediate(() => (ran = true))
      })
      return ran
    }
    expect(await othersRanDuringCommit(1200)).toBe(true)
    expect(await othersRanDuringCommit(100)).toBe(false)
    await remove()
  })
})
