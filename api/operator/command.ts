import type { SiteKey, SiteName } from '../contract/index.ts'
import type { Store } from '../platform/database/index.ts'

/** The arguments after the name of the command, and its options. */
export interface CommandInput {
  args: readonly string[]
  site: SiteKey | undefined
  options: Readonly<Record<string, string | undefined>>
}

/** The context of a command. */
export interface CommandContext {
  store: Store
  keyFile: string
  now: Date
  print(line: string): void
  /** Origin of a shop, for links in mails. */
  originOf(site: SiteName): string
  /** Address of the page that sets a first password, with the token in its fragment. */
  passwordLink(site: SiteKey, token: string): string
  /** Address of the page that sets up a seller; null where there is no operator area. */
  sellerLink(token: string): string | null
}

/** One command of `npm run operate`. */
export interface Command {
  /** Its arguments for the usage text. */
  usage: string
  summary: string
  minArgs: number
  /** The entry for the action log; null for a command that changes nothing. */
  logEntry: ((input: CommandInput) => { userName: string; detail: string }) | null
  run(context: CommandContext, input: CommandInput): Promise<void>
}

/** The log entry of a command whose first argument is a user name. */
export const logUser = ({ args: [userName = '', ...rest] }: CommandInput) => ({
  userName,
  detail: rest.join(' '),
})

/** The log entry of a command that names no user. */
export const logArguments = ({ args }: CommandInput) => ({ userName: '', detail: args.join(' ') })
