import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { insertRows, openStore, type Store } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'

const changedAt = '2026-11-18T09:00:00.000Z'

const line = (id: string, cartId: string, variantId: number, quantity: number) => ({
  id,
  cartId,
  variantId,
  quantity,
  version: 1,
  listName: '',
  actionType: '',
  searchTerm: '',
  configuration: '{}',
  addedAt: changedAt,
  note: 'Våning 2',
})

/** Restores the schema from before carts belonged to users. */
async function undoMigration({ db }: Store): Promise<void> {
  await sql`drop table "cartChanges"`.execute(db)
  await sql`alter table "cartMerges" drop column "listed"`.execute(db)
  await db.deleteFrom('migrations').where('name', '=', '0021-carts-of-users').execute()
}

/** A cart with two lines and a direct order list, shared by all users of a customer. */
async function insertShared({ db }: Store, customer: string): Promise<void> {
  const owner = `customer:${customer}`
  const cart = { site: 'se', version: 7, changedAt }
  await insertRows(db, 'carts', [
    { id: `cart-${customer}`, owner, state: 'open', ...cart },
    { id: `old-${customer}`, owner, state: 'merged', ...cart },
  ])
  await insertRows(db, 'cartLines', [
    line(`1-${customer}`, `cart-${customer}`, 1, 4),
    line(`2-${customer}`, `cart-${customer}`, 3, 250),
  ])
  await insertRows(db, 'directOrderLists', [{ id: `direct-${customer}`, owner, version: 2, changedAt }])
  await insertRows(db, 'directOrderItems', [
    {
      id: `3-${customer}`,
      listId: `direct-${customer}`,
      variantId: 6,
      written: 'SALE',
      quantity: 2,
      position: 1,
    },
    {
      id: `4-${customer}`,
      listId: `direct-${customer}`,
      variantId: null,
      written: 'XX',
      quantity: 0,
      position: 2,
    },
  ])
}

const openCarts = ({ db }: Store) =>
  db
    .selectFrom('carts')
    .select(['id', 'owner', 'version'])
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
const listsOf = async ({ db }: Store) => {
  const rows = await db
    .selectFrom('lists')
    .innerJoin('listItems', 'listItems.listId', 'lists.id')
    .select(['userId', 'customerId', 'name', 'variantId', 'quantity', 'configuration'])
    .orderBy('userId')
    .orderBy('variantId')
    .execute()
  return rows.map((row) => Object.values(row).join(' '))
}

describe.each(everyDatabase)("migration of customers' carts to users' carts, on $name", ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    await undoMigration(test.store)
  })
  afterEach(() => test.remove())

  const migrated = async <T>(read: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(test.settings)
    try {
      return await read(store)
    } finally {
      await store.close()
    }
  }
  it('assigns a cart to the user who wrote last and gives colleagues a list of its lines', async () => {
    const { db } = test.store
    await insertShared(test.store, 'c')
    const kept = { requestHash: '', status: 200, body: '' }
    await insertRows(db, 'idempotency', [
      { key: '1', scope: 'shy c  /api/cart', createdAt: '2026-11-18T09:00:00.000Z', ...kept },
      { key: '2', scope: 'other c  /api/cart', createdAt: '2026-11-18T08:00:00.000Z', ...kept },
      { key: '3', scope: 'other c  /api/directorder/add', createdAt: '2026-11-18T08:00:00.000Z', ...kept },
    ])
    await migrated(async (store) => {
      expect(await openCarts(store)).toEqual([{ id: 'cart-c', owner: 'user:shy customer:c', version: 7 }])
      expect(
        await store.db
          .selectFrom('cartLines')
          .select(['id', 'cartId', 'quantity', 'note'])
          .orderBy('id')
          .execute(),
      ).toEqual([
        { id: '1-c', cartId: 'cart-c', quantity: 4, note: 'Våning 2' },
        { id: '2-c', cartId: 'cart-c', quantity: 250, note: 'Våning 2' },
      ])
      expect(await store.db.selectFrom('directOrderLists').select('owner').execute()).toEqual([
        { owner: 'user:other customer:c' },
      ])
      expect(await listsOf(store)).toEqual([
        'barred c 2026-11-18 1 4 {}',
        'barred c 2026-11-18 3 250 {}',
        'barred c 2026-11-18 6 2 {}',
        'idle c 2026-11-18 1 4 {}',
        'idle c 2026-11-18 3 250 {}',
        'idle c 2026-11-18 6 2 {}',
        'other c 2026-11-18 1 4 {}',
        'other c 2026-11-18 3 250 {}',
        'shy c 2026-11-18 6 2 {}',
      ])
    })
  })

  it('uses sessions, then orders, when no write is known', async () => {
    const { db } = test.store
    await insertShared(test.store, 'c')
    const session = { site: 'se', customerId: 'c', createdAt: changedAt, expiresAt: changedAt }
    await insertRows(db, 'sessions', [
      { idHash: '1', userId: 'idle', seenAt: '2026-11-18T09:00:00.000Z', ...session },
      { idHash: '2', userId: 'barred', seenAt: '2026-11-19T09:00:00.000Z', ...session },
    ])
    await migrated(async (store) => {
      // A blocked user can do nothing with it.
      expect(await openCarts(store)).toEqual([{ id: 'cart-c', owner: 'user:idle customer:c', version: 7 }])
    })
  })

  it("assigns a single user's cart to that user without a list", async () => {
    await insertShared(test.store, 'a')
    await migrated(async (store) => {
      expect(await openCarts(store)).toEqual([{ id: 'cart-a', owner: 'user:buyer customer:a', version: 7 }])
      expect(await listsOf(store)).toEqual([])
    })
  })

  it('keeps the cart of a customer without users, and carts of visitors, as they are', async () => {
    const { db } = test.store
    const cart = { site: 'se', version: 1, state: 'open', changedAt }
    await db.deleteFrom('attachments').where('customerId', '=', 'n').execute()
    await insertRows(db, 'carts', [
      { id: 'n', owner: 'customer:n', ...cart },
      { id: 's', owner: 'session:1', ...cart },
    ])
    await migrated(async (store) => {
      expect(await openCarts(store)).toEqual([
        { id: 'n', owner: 'customer:n', version: 1 },
        { id: 's', owner: 'session:1', version: 1 },
      ])
      expect(await listsOf(store)).toEqual([])
    })
  })
})
