import { normalizeLoginName } from '../accounts/service.ts'
import { type SellerPermission, sellerPermissions } from '../contract/index.ts'
import { createSeller, sellerLinkMinutes, endSessionsOfSeller } from '../operator-area/service.ts'
import { findSellerByEmail } from '../sellers/service.ts'
import { openKeys } from '../platform/keys/keys.ts'
import { logUser, type Command } from './command.ts'
import { OperatorError } from './operator-error.ts'

const isPermission = (name: string): name is SellerPermission =>
  sellerPermissions.some((each) => each === name)

/** The named permissions; all if none is named. Throws OperatorError. */
function permissionsOf(names: readonly string[]): readonly SellerPermission[] {
  const unknown = names.find((name) => !isPermission(name))
  if (unknown !== undefined)
    throw new OperatorError(`There is no permission ${unknown}. There are: ${sellerPermissions.join(', ')}.`)
  return names.length === 0 ? sellerPermissions : names.filter(isPermission)
}

const blocking = (blocked: boolean): Pick<Command, 'usage' | 'minArgs' | 'logEntry' | 'run'> => ({
  usage: '<mail address>',
  minArgs: 1,
  logEntry: logUser,
  run: async ({ store, print }, { args: [email = ''] }) => {
    const seller = await findSellerByEmail(store.db, normalizeLoginName(email))
    if (seller === undefined) throw new OperatorError(`There is no seller ${email}.`)
    await store.db
      .updateTable('sellers')
      .set({ blocked: blocked ? 1 : 0 })
      .where('id', '=', seller.id)
      .execute()
    await endSessionsOfSeller(store.db, seller.id)
    print('Done.')
  },
})

/** Commands for the sellers of the operator area, by name. */
export const sellerCommands: Readonly<Record<string, Command>> = {
  'create-seller': {
    usage: '<name> <mail address> [permission …]',
    summary:
      'makes a seller of the operator area, or resets one, and prints a link that sets password and second factor once',
    minArgs: 2,
    logEntry: ({ args: [, email = '', ...rest] }) => ({ userName: email, detail: rest.join(' ') }),
    run: async ({ store, keyFile, now, print, sellerLink }, { args: [name = '', email = '', ...names] }) => {
      if (!/^[^\s@]{1,64}@[^\s@]{1,190}$/u.test(email))
        throw new OperatorError(`${email} is no mail address.`)
      if (!/^[^\p{C}]{1,80}$/u.test(name)) throw new OperatorError('A name has 1 to 80 visible characters.')
      const permissions = permissionsOf(names)
      const token = await store.db
        .transaction()
        .execute((trx) => createSeller(trx, openKeys(keyFile).factors, { name, email, permissions }, now))
      const link = sellerLink(token)
      if (link === null) throw new OperatorError('There is no operator area: set OPERATOR_HOST first.')
      print(
        `Open this link within ${sellerLinkMinutes} minutes and set up the sign-in of ${email}. It works once:`,
      )
      print(link)
    },
  },
  'block-seller': { ...blocking(true), summary: 'locks a seller out and ends all sessions' },
  'unblock-seller': { ...blocking(false), summary: 'lets a seller in again' },
}
