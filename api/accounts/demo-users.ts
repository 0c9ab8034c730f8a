import type { Store } from '../platform/database/index.ts'
import { demoPeople } from '../../demo/people/people.ts'

/** Id of a demo user in the database. Users that an operator makes have random ids. */
export const demoUserId = (userName: string): string => `u-${userName}`

const demoIds = demoPeople.map(({ userName }) => demoUserId(userName))

/** User names of the demo users in the database, whose passwords are public. */
export async function findDemoPeople({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('userName')
    .where('id', 'in', demoIds)
    .orderBy('userName')
    .execute()
  return rows.map(({ userName }) => userName)
}

/** Removes the demo users with their sessions. Customers, orders and the catalogue stay. Answers how many there were. */
export function removeDemoPeople({ db }: Store): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const sessions = trx.selectFrom('sessions').select('idHash').where('userId', 'in', demoIds)
    await trx.deleteFrom('sessionIds').where('session', 'in', sessions).execute()
    await trx.deleteFrom('sessions').where('userId', 'in', demoIds).execute()
    await trx.deleteFrom('oneTimeLinks').where('userId', 'in', demoIds).execute()
    // With their roles.
    await trx.deleteFrom('attachments').where('userId', 'in', demoIds).execute()
    const { numDeletedRows } = await trx.deleteFrom('users').where('id', 'in', demoIds).executeTakeFirst()
    return Number(numDeletedRows)
  })
}
