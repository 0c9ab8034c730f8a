import { eraseUser, readErasures } from '../personal-data/service.ts'
import { openKeys } from '../platform/keys/keys.ts'
import { type Command, logUser } from './command.ts'
import { table } from './table.ts'
import { UnknownUserError } from './users.ts'

/** The commands about the erasure of personal data. */
export const personalDataCommands: Readonly<Record<string, Command>> = {
  'erasure-requests': {
    usage: '',
    summary: 'requests of users to erase their personal data, open ones first',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      const rows = (await readErasures(store.db)).map(({ state, createdAt, customerId, userName }) => [
        state,
        createdAt,
        customerId,
        userName,
      ])
      for (const line of table([['state', 'sent', 'customer', 'user name'], ...rows])) print(line)
    },
  },
  'erase-user': {
    usage: '<user name>',
    summary: 'erases the personal data of a user for good; orders and the audit keep a pseudonym',
    minArgs: 1,
    logEntry: logUser,
    run: async ({ store, keyFile, now, print }, { args: [userName = ''] }) => {
      const { applications } = openKeys(keyFile)
      const erased = await store.db
        .transaction()
        .execute((trx) => eraseUser({ trx, dialect: store.dialect, now }, applications, userName))
      if (erased === undefined) throw new UnknownUserError(`There is no user ${userName}.`)
      print(`Done. Orders and the audit show ${erased.pseudonym}.`)
      for (const customer of erased.withoutAdministrator)
        print(`Nobody administers the customer with the id ${customer} any more: see create-admin.`)
    },
  },
}
