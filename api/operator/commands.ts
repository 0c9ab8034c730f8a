import { createInterface } from 'node:readline/promises'
import { removeDemoUsers } from '../accounts/service.ts'
import { listActions, logNameOf } from './action-log.ts'
import { changeRequestCommands } from './change-request-commands.ts'
import { logArguments, logUser, type Command } from './command.ts'
import { experimentCommands } from './experiment-commands.ts'
import { importCommands } from './import-commands.ts'
import { invoiceCommands } from './invoice-commands.ts'
import { jobCommands } from './job-commands.ts'
import { OperatorError } from './operator-error.ts'
import { orderCommands } from './order-commands.ts'
import { personalDataCommands } from './personal-data-commands.ts'
import { pushCommands } from './push-commands.ts'
import { sellerCommands } from './seller-commands.ts'
import { roleCommands } from './role-commands.ts'
import { removeSecondFactors, setSecondFactorRequired } from './second-factor.ts'
import { table } from './table.ts'
import { endSessions, listSessions, setBlocked, setPassword, unlock } from './users.ts'

const flaws = {
  tooShort: 'The password needs 15 characters or more.',
  tooLong: 'The password may have 256 characters.',
  notText: 'The password holds characters that are no text.',
  tooPlain: 'The password is made of words, names or rows of keys that are guessed first.',
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

const block = (blocked: boolean): Pick<Command, 'minArgs' | 'logEntry' | 'run'> => ({
  minArgs: 1,
  logEntry: logUser,
  run: async ({ store, now, print }, { args: [name = ''] }) => {
    await setBlocked(store, name, blocked, now)
    print('Done.')
  },
})

/** Every command, by name. */
export const commands: Readonly<Record<string, Command>> = {
  ...roleCommands,
  ...sellerCommands,
  sessions: {
    usage: '<user name>',
    summary: "the user's open sessions",
    minArgs: 1,
    logEntry: null,
    run: async ({ store, print }, { args: [name = ''] }) => {
      for (const session of await listSessions(store, name))
        print(`${session.mark}  ${session.site}  since ${session.createdAt}  seen ${session.seenAt}`)
    },
  },
  end: {
    usage: '<user name> [mark]',
    summary: 'ends one of them, or all',
    minArgs: 1,
    logEntry: logUser,
    run: async ({ store, now, print }, { args: [name = '', mark = null] }) =>
      print(`${await endSessions(store, name, mark, now)} ended.`),
  },
  block: { usage: '<user name>', summary: 'locks the user out and ends all sessions', ...block(true) },
  unblock: { usage: '<user name>', summary: 'lets the user in again', ...block(false) },
  unlock: {
    usage: '<user name>',
    summary: 'forgets failed sign-ins under the name',
    minArgs: 1,
    logEntry: logUser,
    run: async ({ store, print }, { args: [name = ''] }) => {
      await unlock(store, name)
      print('Done.')
    },
  },
  password: {
    usage: '<user name>',
    summary: 'sets a new password, read from the first line of the input',
    minArgs: 1,
    logEntry: logUser,
    run: async ({ store, now, print }, { args: [name = ''] }) => {
      const flaw = await setPassword(store, name, await readLine(), now)
      if (flaw !== null) throw new OperatorError(flaws[flaw])
      print('Done. All sessions of the user have ended.')
    },
  },
  'require-second-factor': {
    usage: '<customer number> on|off [--site se]',
    summary: 'makes all users of a customer sign in with a second factor, or not',
    minArgs: 2,
    logEntry: logArguments,
    run: async ({ store, now, print }, { args: [customerNumber = '', value = ''], site }) => {
      if (value !== 'on' && value !== 'off') throw new OperatorError('Say on or off.')
      const asked = { customerNumber, required: value === 'on', ...(site === undefined ? {} : { site }) }
      print(`Done. ${await setSecondFactorRequired(store, asked, now)} sessions ended.`)
    },
  },
  'remove-second-factors': {
    usage: '<user name>',
    summary: 'removes passkeys, authenticator app and recovery codes of a user who has lost them',
    minArgs: 1,
    logEntry: logUser,
    run: async ({ store, now, print }, { args: [name = ''] }) => {
      await removeSecondFactors(store, name, now)
      print('Done. All sessions of the user have ended.')
    },
  },
  ...orderCommands,
  ...changeRequestCommands,
  ...personalDataCommands,
  ...importCommands,
  ...invoiceCommands,
  ...jobCommands,
  ...pushCommands,
  ...experimentCommands,
  'remove-demo-users': {
    usage: '',
    summary: 'removes the demo users, whose passwords are public',
    minArgs: 0,
    logEntry: logArguments,
    run: async ({ store, print }) => print(`${await removeDemoUsers(store)} removed.`),
  },
  log: {
    usage: '',
    summary: 'what has been done by these commands, newest first',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      const rows = await listActions(store)
      for (const line of table(rows.map((row) => [row.at, row.operator, row.action, row.user, row.detail])))
        print(line)
    },
  },
  'log-name': {
    usage: '<user name>',
    summary: 'the hash by which the log and the record of actions name the user',
    minArgs: 1,
    logEntry: null,
    run: async ({ keyFile, print }, { args: [name = ''] }) => print(logNameOf(keyFile, name)),
  },
}
