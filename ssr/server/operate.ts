import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { commandWaitMs, openStore, type Store } from '@tradecounter/api'
import {
  endSessions,
  listSessions,
  NoSuchMail,
  NoSuchUser,
  rotateKeys,
  sendConfirmation,
  setBlocked,
  setPassword,
  unlock,
} from '@tradecounter/api/operator'
import { tokenKeyFile } from './open-api.ts'
import { settle } from './settings.ts'
import { explain, StartFailure } from './start-failure.ts'

const usage = `npm run operate -- <what>
  sessions <user name>            the user's open sessions
  end <user name> [mark]          ends one of them, or all
  block <user name>               locks the user out and ends all sessions
  unblock <user name>             lets the user in again
  unlock <user name>              forgets failed sign-ins under the name
  password <user name>            sets a new password, read from the first line of the input
  confirm <order number>          sends the mail that confirms an order once more
  keys                            makes a new key for access tokens; the shop takes it up while it runs`

const flaws = {
  tooShort: 'The password needs 15 characters or more.',
  tooLong: 'The password may have 256 characters.',
  notText: 'The password holds characters that are no text.',
  tooPlain:
    'The password is one of those that are guessed first: words, names, dates, repeats or rows of keys.',
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

async function operate(store: Store, what: string, name: string, mark: string | null): Promise<void> {
  const now = new Date()
  switch (what) {
    case 'sessions':
      for (const session of await listSessions(store, name))
        say(`${session.mark}  ${session.site}  since ${session.createdAt}  seen ${session.seenAt}`)
      return
    case 'end':
      return say(`${await endSessions(store, name, mark, now)} ended.`)
    case 'block':
    case 'unblock':
      await setBlocked(store, name, what === 'block', now)
      return say('Done.')
    case 'unlock':
      await unlock(store, name)
      return say('Done.')
    case 'password': {
      const flaw = await setPassword(store, name, await readLine(), now)
      if (flaw !== null) throw new StartFailure(flaws[flaw])
      return say('Done. All sessions of the user have ended.')
    }
    case 'confirm':
      await sendConfirmation(store, name)
      return say('Done. The shop sends it within a quarter of a minute.')
    default:
      throw new StartFailure(usage)
  }
}

async function start(): Promise<void> {
  const [what = '', name = '', mark] = process.argv.slice(2)
  const settings = settle()
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings
  if (what === 'keys')
    return say(`${join(dataDir, 'keys', rotateKeys(tokenKeyFile(dataDir), new Date()))} is there.`)
  if (name === '') throw new StartFailure(usage)
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir }, { lockWaitMs: commandWaitMs })
  try {
    await operate(store, what, name, mark ?? null)
  } finally {
    await store.close()
  }
}

try {
  await start()
} catch (failure) {
  process.stderr.write(
    `${failure instanceof NoSuchUser || failure instanceof NoSuchMail ? failure.message : explain(failure)}\n`,
  )
  process.exitCode = 1
}
