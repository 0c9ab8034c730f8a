import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteKeys, type SiteKey, type SiteName } from '../contract/index.ts'
import { commandWaitMs, openStore } from '../platform/database/index.ts'
import { operatorOriginOf } from '../operator-area/service.ts'
import { rotateKeys, tokenKeyFile } from '../platform/keys/keys.ts'
import { explainStartError } from '../platform/start-error.ts'
import { canonicalOrigin, readApiSettings, storeSettingsOf } from '../settings.ts'
import { recordAction } from './action-log.ts'
import type { CommandInput } from './command.ts'
import { commands } from './commands.ts'
import { OperatorError } from './operator-error.ts'

const keysSummary = 'makes a new key for access tokens; the shop takes it up while it runs'

const usage = [
  'npm run operate -- <what>',
  ...Object.entries({ ...commands, keys: { usage: '', summary: keysSummary } }).map(
    ([name, { usage: args, summary }]) => `  ${`${name} ${args}`.trimEnd()}\n      ${summary}`,
  ),
].join('\n')

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** The user of this machine who runs the command. */
function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? ''}`
  }
}

const isSite = (name: string): name is SiteKey => siteKeys.some((key) => key === name)

function parseCommand(given: readonly string[]): CommandInput & { name: string } {
  const text = { type: 'string' } as const
  const options = { site: text, company: text, name: text, email: text, 'price-group': text, warehouse: text }
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const { site } = values
    if (site !== undefined && !isSite(site))
      throw new OperatorError(`There is no site ${site}. There are: ${siteKeys.join(', ')}.`)
    const [name = '', ...args] = positionals
    return { name, args, site, options: values }
  } catch (failure) {
    if (failure instanceof OperatorError) throw failure
    throw new OperatorError(usage)
  }
}

/** Runs one command of `npm run operate`, and records it in the action log. Throws an OperatorError. */
async function run(given: readonly string[]): Promise<void> {
  const { name, ...input } = parseCommand(given)
  const settings = readApiSettings()
  const keyFile = tokenKeyFile(settings.DATA_DIR)
  const now = new Date()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const isKeys = name === 'keys'
  if (isKeys) print(`${join(settings.DATA_DIR, 'keys', rotateKeys(keyFile, now))} is there.`)
  else if (command === undefined || input.args.length < command.minArgs) throw new OperatorError(usage)
  const store = await openStore(storeSettingsOf(settings), { lockWaitMs: commandWaitMs })
  try {
    const originOf = (site: SiteName) => canonicalOrigin(settings, site)
    // In the fragment, which is never sent to a server or logged.
    const passwordLink = (site: SiteKey, token: string) => `${originOf(site)}/set-password#${token}`
    const operatorOrigin = operatorOriginOf(settings)
    const sellerLink = (token: string) =>
      operatorOrigin === null ? null : `${operatorOrigin}/set-up?token=${token}`
    await command?.run({ store, keyFile, now, print, originOf, passwordLink, sellerLink }, input)
    const entry = isKeys ? { userName: '', detail: '' } : (command?.logEntry?.(input) ?? null)
    if (entry !== null)
      await recordAction(store, keyFile, { operator: operatorName(), action: name, ...entry }, now)
  } finally {
    await store.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (failure) {
  process.stderr.write(`${failure instanceof OperatorError ? failure.message : explainStartError(failure)}\n`)
  process.exitCode = 1
}
