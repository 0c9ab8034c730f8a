import { sql } from 'kysely'
import type { Store } from '../platform/database/index.ts'

/** Id of a demo user in the database. Users that an operator makes have random ids. */
export const demoUserId = (userName: string): string => `u-${userName}`

const isDemoUser = sql<boolean>`users.id = 'u-' || ${sql.ref('users.userName')}`

/** User names of the demo users in the database, whose passwords are public. */
export async function findDemoUsers({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('users').select('userName').where(isDemoUser).orderBy('userName').execute()
  return rows.map(({ userName }) => userName)
}

/**
 * Removes the demo users with their sessions and returns how many there were. Customers, orders and the catalogue stay.
 */
export function removeDemoUsers({ db }: Store): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = trx.selectFrom('users').select('users.id').where(isDemoUser)
    const sessions = trx.selectFrom('sessions').select('idHash').where('userId', 'in', ids)
    await trx.deleteFrom('sessionIds').where('session', 'in', sessions).execute()
    await trx.deleteFrom('sessions').where('userId', 'in', ids).execute()
    await trx.deleteFrom('oneTimeLinks').where('userId', 'in', ids).execute()
    await trx.deleteFrom('totpFactors').where('userId', 'in', ids).execute()
    await trx.deleteFrom('recoveryCodes').where('userId', 'in', ids).execute()
    await trx.deleteFrom('passkeys').where('userId', 'in', ids).execute()
    await trx.deleteFrom('attachmentRequests').where('userId', 'in', ids).execute()
    // Role assignments are deleted with the attachments.
    await trx.deleteFrom('attachments').where('userId', 'in', ids).execute()
    const { numDeletedRows } = await trx.deleteFrom('users').where(isDemoUser).executeTakeFirst()
    return Number(numDeletedRows)
  })
}
