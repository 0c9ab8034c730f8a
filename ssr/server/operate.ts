import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commandWaitMs, openStore } from '@tradecounter/api'
import { siteKeys, type SiteKey } from '@tradecounter/api/contract'
import { NoSuchMail, NoSuchUser, OperatorMistake, recordAction, rotateKeys } from '@tradecounter/api/operator'
import type { Asked } from './operate-command.ts'
import { commands } from './operate-commands.ts'
import { tokenKeyFile } from './open-api.ts'
import { loadSettings, type Settings } from './settings.ts'
import { canonicalOrigin } from './context/site-hosts.ts'
import { explainStartFailure, StartFailure } from './start-failure.ts'

const keysCommand = 'makes a new key for access tokens; the shop takes it up while it runs'

const usage = [
  'npm run operate -- <what>',
  ...Object.entries({ ...commands, keys: { words: '', what: keysCommand } }).map(
    ([name, { words, what }]) => `  ${`${name} ${words}`.trimEnd()}\n      ${what}`,
  ),
].join('\n')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Who gives the command, as the machine knows them. */
function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? ''}`
  }
}

const isSite = (name: string): name is SiteKey => siteKeys.some((key) => key === name)

function readWords(given: readonly string[]): Asked & { what: string } {
  const text = { type: 'string' } as const
  const options = { site: text, company: text, name: text, email: text, 'price-group': text, warehouse: text }
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const { site } = values
    if (site !== undefined && !isSite(site))
      throw new StartFailure(`There is no site ${site}. There are: ${siteKeys.join(', ')}.`)
    const [what = '', ...words] = positionals
    return { what, words, site, options: values }
  } catch (failure) {
    if (failure instanceof StartFailure) throw failure
    throw new StartFailure(usage)
  }
}

async function run(settings: Settings, { what, ...asked }: Asked & { what: string }): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings
  const keyFile = tokenKeyFile(dataDir)
  const now = new Date()
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined
  const isKeys = what === 'keys'
  if (isKeys) say(`${join(dataDir, 'keys', rotateKeys(keyFile, now))} is there.`)
  else if (command === undefined || asked.words.length < command.least) throw new StartFailure(usage)
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir }, { lockWaitMs: commandWaitMs })
  try {
    await command?.run(
      {
        store,
        keyFile,
        now,
        say,
        // Behind the #, which no server and no log ever sees.
        passwordLink: (site, token) => `${canonicalOrigin(settings, site)}/set-password#${token}`,
      },
      asked,
    )
    const recorded = isKeys ? { userName: '', detail: '' } : (command?.recorded?.(asked) ?? null)
    if (recorded !== null)
      await recordAction(store, keyFile, { operator: operatorName(), action: what, ...recorded }, now)
  } finally {
    await store.close()
  }
}

const isSentence = (failure: unknown): failure is Error =>
  failure instanceof NoSuchUser || failure instanceof NoSuchMail || failure instanceof OperatorMistake

try {
  const asked = readWords(process.argv.slice(2))
  await run(loadSettings(), asked)
} catch (failure) {
  process.stderr.write(`${isSentence(failure) ? failure.message : explainStartFailure(failure)}\n`)
  process.exitCode = 1
}
