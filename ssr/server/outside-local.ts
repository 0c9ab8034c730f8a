import { catalogueVersion, hasUsers, type Store } from '@tradecounter/api'
import { findDemoUsers } from '@tradecounter/api/operator'
import type { Logger } from './log.ts'
import { StartFailure } from './start-failure.ts'

/** The command that makes the first administrator, with what it takes. */
export const createAdminCommand = 'npm run operate -- create-admin <customer number> <user name>'

/**
 * What a start outside `SITE_ENV=local` checks: nobody can sign in with a password that is public, and an empty database
 * stays empty, with the commands that fill it in the log. Throws StartFailure when the database holds demo users.
 */
export async function checkOutsideLocal(store: Store, environment: string, log: Logger): Promise<void> {
  const demoUsers = await findDemoUsers(store)
  if (demoUsers.length > 0)
    throw new StartFailure(
      `The database holds demo users (${demoUsers.join(', ')}), whose passwords are public, and SITE_ENV is ${environment}: ` +
        'remove them with "npm run operate -- remove-demo-users", or name another database with DATA_DIR or DATABASE_URL.',
    )
  if ((await catalogueVersion(store.db)) === 0)
    log.warn('The catalogue is empty. Import one: npm run import -- <file>')
  if (!(await hasUsers(store.db)))
    log.warn(`Nobody can sign in yet. Make the first administrator: ${createAdminCommand}`)
}
