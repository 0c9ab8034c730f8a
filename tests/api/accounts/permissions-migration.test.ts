import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rolePermissions } from '../../../demo/people/roles.ts'
import { openStore } from '../../../api/platform/database/index.ts'
import { permissionsOf } from '../../../api/accounts/permissions/store.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'

/** The former roles with their permissions. `foreman` is a custom role, `none` has no row. */
const before = {
  administrator: ['perm:viewOrderHistory', 'perm:adminPunchout'],
  buyer: ['perm:viewOrderHistory'],
  reader: [],
  foreman: ['perm:viewOrderAgreements'],
  none: [],
}
const roleOf: Readonly<Record<string, keyof typeof before>> = {
  buyer: 'buyer',
  other: 'administrator',
  shy: 'foreman',
  idle: 'none',
  norse: 'reader',
}

describe.each(everyDatabase)('the migration of users without permissions, on $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
    const { db } = test.store
    await insertPeople(test.store)
    // The database before the migration.
    for (const table of ['roleLimits', 'roleAssignments', 'oneTimeLinks', 'operatorActions', 'roles'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    await db.deleteFrom('rolePermissions').execute()
    await sql`alter table "attachments" add column "role" text not null default 'buyer'`.execute(db)
    for (const [userId, role] of Object.entries(roleOf))
      await sql`update "attachments" set "role" = ${role} where "userId" = ${userId}`.execute(db)
    for (const [role, permissions] of Object.entries(before))
      for (const permission of permissions)
        await db.insertInto('rolePermissions').values({ role, permission }).execute()
    await db
      .deleteFrom('migrations')
      .where('name', 'in', ['0020-permissions', '0080-orders-of-colleagues', '0091-offers-and-returns'])
      .execute()
  })
  afterEach(() => test.remove())

  it('keeps what they could do, except that readers no longer order, nor see offers and returns (ACC-10)', async () => {
    const store = await openStore(test.settings)
    const may = async (userId: string, customerId: string) =>
      (await permissionsOf(store.db, userId, customerId)).toSorted()
    expect(await may('buyer', 'a')).toEqual([...rolePermissions.buyer].toSorted())
    expect(await may('buyer', 'b')).toEqual([...rolePermissions.buyer].toSorted())
    expect(await may('other', 'c')).toEqual([...rolePermissions.administrator].toSorted())
    const pages = ['perm:offers', 'perm:returns']
    const all = ['perm:manageLists', 'perm:order', 'perm:orderToFreeAddress', 'perm:seePrices', ...pages]
    expect(await may('shy', 'c')).toEqual([...all, 'perm:viewOrderAgreements'].toSorted())
    expect(await may('idle', 'c')).toEqual(all.toSorted())
    expect(await may('norse', 'n')).toEqual(['perm:manageLists', 'perm:seePrices'])
    expect(await may('buyer', 'c')).toEqual([])
    await store.close()
  })
})
