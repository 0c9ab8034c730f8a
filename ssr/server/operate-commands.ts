import { createInterface } from 'node:readline/promises'
import { removeDemoUsers } from '@tradecounter/api/operator'
import {
  endSessions,
  listActions,
  listSessions,
  logNameOf,
  sendConfirmation,
  setBlocked,
  setPassword,
  unlock,
} from '@tradecounter/api/operator'
import { aboutOther, aboutUser, type Command } from './operate-command.ts'
import { roleCommands } from './operate-roles.ts'
import { StartFailure } from './start-failure.ts'

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

const table = (rows: ReadonlyArray<readonly string[]>): string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const block = (blocked: boolean): Pick<Command, 'least' | 'recorded' | 'run'> => ({
  least: 1,
  recorded: aboutUser,
  run: async ({ store, now, say }, { words: [name = ''] }) => {
    await setBlocked(store, name, blocked, now)
    say('Done.')
  },
})

/** Everything that an operator can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  ...roleCommands,
  sessions: {
    words: '<user name>',
    what: "the user's open sessions",
    least: 1,
    recorded: null,
    run: async ({ store, say }, { words: [name = ''] }) => {
      for (const session of await listSessions(store, name))
        say(`${session.mark}  ${session.site}  since ${session.createdAt}  seen ${session.seenAt}`)
    },
  },
  end: {
    words: '<user name> [mark]',
    what: 'ends one of them, or all',
    least: 1,
    recorded: aboutUser,
    run: async ({ store, now, say }, { words: [name = '', mark = null] }) =>
      say(`${await endSessions(store, name, mark, now)} ended.`),
  },
  block: { words: '<user name>', what: 'locks the user out and ends all sessions', ...block(true) },
  unblock: { words: '<user name>', what: 'lets the user in again', ...block(false) },
  unlock: {
    words: '<user name>',
    what: 'forgets failed sign-ins under the name',
    least: 1,
    recorded: aboutUser,
    run: async ({ store, say }, { words: [name = ''] }) => {
      await unlock(store, name)
      say('Done.')
    },
  },
  password: {
    words: '<user name>',
    what: 'sets a new password, read from the first line of the input',
    least: 1,
    recorded: aboutUser,
    run: async ({ store, now, say }, { words: [name = ''] }) => {
      const flaw = await setPassword(store, name, await readLine(), now)
      if (flaw !== null) throw new StartFailure(flaws[flaw])
      say('Done. All sessions of the user have ended.')
    },
  },
  confirm: {
    words: '<order number>',
    what: 'sends the mail that confirms an order once more',
    least: 1,
    recorded: aboutOther,
    run: async ({ store, say }, { words: [number = ''] }) => {
      await sendConfirmation(store, number)
      say('Done. The shop sends it within a quarter of a minute.')
    },
  },
  'remove-demo-users': {
    words: '',
    what: 'removes the demo users, whose passwords are public',
    least: 0,
    recorded: aboutOther,
    run: async ({ store, say }) => say(`${await removeDemoUsers(store)} removed.`),
  },
  log: {
    words: '',
    what: 'what has been done by these commands, newest first',
    least: 0,
    recorded: null,
    run: async ({ store, say }) => {
      const rows = await listActions(store)
      for (const line of table(rows.map((row) => [row.at, row.operator, row.action, row.user, row.detail])))
        say(line)
    },
  },
  'log-name': {
    words: '<user name>',
    what: 'the hash by which the log and the record of actions name the user',
    least: 1,
    recorded: null,
    run: async ({ keyFile, say }, { words: [name = ''] }) => say(logNameOf(keyFile, name)),
  },
}
