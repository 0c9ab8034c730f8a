import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertRows, openStore } from '../../../api/platform/database/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'

it.each(everyDatabase)(
  'addresses of users who have accepted an invitation are confirmed, on $name',
  async ({ open }) => {
    const test = await open()
    const { db } = test.store
    await insertPeople(test.store)
    // Before the migration: one has accepted, one was invited only, and one has accepted without a password.
    const entry = {
      customerId: 'a',
      userId: '',
      userName: '',
      at: '2026-11-20T10:00:00.000Z',
      subjectName: '',
    }
    const rest = { before: '{}', after: '{}', searchText: '' }
    await insertRows(db, 'auditEntries', [
      { id: '1', ...entry, ...rest, action: 'user.accept', subjectId: 'buyer' },
      { id: '2', ...entry, ...rest, action: 'user.invite', subjectId: 'idle' },
      { id: '3', ...entry, ...rest, action: 'user.accept', subjectId: 'shy' },
    ])
    await db.updateTable('users').set({ passwordHash: '' }).where('id', '=', 'shy').execute()
    await sql`alter table "users" drop column "confirmedEmail"`.execute(db)
    await db.deleteFrom('migrations').where('name', '=', '0087-confirmed-email').execute()

    const store = await openStore(test.settings)
    const confirmed = await store.db
      .selectFrom('users')
      .select(['id', 'confirmedEmail'])
      .where('confirmedEmail', '<>', '')
      .execute()
    expect(confirmed).toEqual([{ id: 'buyer', confirmedEmail: 'buyer@example.test' }])
    await store.close()
    await test.remove()
  },
)
