import { findDemoUsers } from './accounts/demo-users.ts'
import { hasUsers } from './accounts/users/store.ts'
import { catalogueVersion } from './catalogue/facts.ts'
import type { Store } from './platform/database/index.ts'
import type { Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

/** The command that makes the first administrator, with its arguments. */
const createAdminCommand = 'npm run operate -- create-admin <customer number> <user name>'

/**
 * Checks the database of a service that is not local. An empty one stays empty; the log names the commands that
 * fill it. Throws a StartError if there are demo users, because their passwords are public.
 */
export async function checkProductionData(store: Store, environment: string, log: Logger): Promise<void> {
  const demoUsers = await findDemoUsers(store)
  if (demoUsers.length > 0)
    throw new StartError(
      `The database holds demo users (${demoUsers.join(', ')}), whose passwords are public, and SITE_ENV is ${environment}: ` +
        'remove them with "npm run operate -- remove-demo-users", or name another database with DATA_DIR or DATABASE_URL.',
    )
  if ((await catalogueVersion(store.db)) === 0)
    log.warn('The catalogue is empty. Import one: npm run import -- <file>')
  if (!(await hasUsers(store.db)))
    log.warn(`Nobody can sign in yet. Make the first administrator: ${createAdminCommand}`)
}
