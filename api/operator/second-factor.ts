import { findUserByName, endSessionsOf, requireSecondFactor } from '../accounts/service.ts'
import type { SiteKey } from '../contract/index.ts'
import type { Store } from '../platform/database/store.ts'
import { findCustomer } from './customers.ts'
import { OperatorError } from './operator-error.ts'
import { UnknownUserError } from './users.ts'

/**
 * Makes a customer require a second factor, or not. Sessions there that were begun without one end. Returns how many.
 * Throws OperatorError.
 */
export function setSecondFactorRequired(
  { db }: Store,
  { customerNumber, site, required }: { customerNumber: string; site?: SiteKey; required: boolean },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const customer = await findCustomer(trx, customerNumber, site)
    if (customer === undefined) throw new OperatorError(`There is no customer ${customerNumber}.`)
    return requireSecondFactor(trx, { customerId: customer.id, required }, now)
  })
}

/**
 * Removes the second factors of a user who has lost them all, and ends every session. Who asks for it has to be
 * identified first. Throws UnknownUserError.
 */
export function removeSecondFactors({ db }: Store, userName: string, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByName(trx, userName)
    if (user === undefined) throw new UnknownUserError(`There is no user ${userName}.`)
    for (const table of ['totpFactors', 'recoveryCodes', 'passkeys', 'signInSteps'] as const)
      await trx.deleteFrom(table).where('userId', '=', user.id).execute()
    await endSessionsOf(trx, user.id, now)
  })
}
