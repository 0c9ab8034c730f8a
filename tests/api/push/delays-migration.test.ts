import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'

it.each(everyDatabase)(
  'users who are told about deliveries in browsers are told about delays, too, on $name',
  async ({ open }) => {
    const test = await open()
    const { db } = test.store
    await insertPeople(test.store)
    // Before the migration, delays were among the news of deliveries.
    const chosen = { buyer: 'order,shipment', other: 'order,offer', shy: '', idle: null }
    for (const [id, pushEvents] of Object.entries(chosen))
      await db.updateTable('users').set({ pushEvents }).where('id', '=', id).execute()
    for (const column of ['delayMail', 'invoiceMail'])
      await sql`alter table "users" drop column ${sql.ref(column)}`.execute(db)
    await db.deleteFrom('migrations').where('name', '=', '0102-more-notification-choices').execute()

    const store = await openStore(test.settings)
    const users = await store.db
      .selectFrom('users')
      .select(['id', 'pushEvents', 'delayMail', 'invoiceMail'])
      .where('id', 'in', Object.keys(chosen))
      .orderBy('id')
      .execute()
    expect(users).toEqual(
      [
        { id: 'buyer', pushEvents: 'order,shipment,delay' },
        { id: 'idle', pushEvents: null },
        { id: 'other', pushEvents: 'order,offer' },
        { id: 'shy', pushEvents: '' },
      ].map((user) => ({ ...user, delayMail: 1, invoiceMail: 0 })),
    )
    await store.close()
    await test.remove()
  },
)
