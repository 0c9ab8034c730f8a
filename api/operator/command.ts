import type { Store } from '@tradecounter/api'
import type { SiteKey } from '@tradecounter/api/contract'

/** What was asked for: the words after the command, and its options. */
export interface Asked {
  words: readonly string[]
  site: SiteKey | undefined
  options: Readonly<Record<string, string | undefined>>
}

/** What a command has to work with. */
export interface CommandContext {
  store: Store
  keyFile: string
  now: Date
  say(line: string): void
  /** Address of the page that sets a first password, with the token behind it. */
  passwordLink(site: SiteKey, token: string): string
}

/** One command. */
export interface Command {
  /** Its words as the usage shows them. */
  words: string
  what: string
  /** How many words it needs. */
  least: number
  /** What the record of actions says of it; null for one that changes nothing. */
  recorded: ((asked: Asked) => { userName: string; detail: string }) | null
  run(context: CommandContext, asked: Asked): Promise<void>
}

/** What the record says of a command about a user: the user comes first. */
export const aboutUser = ({ words: [userName = '', ...rest] }: Asked) => ({
  userName,
  detail: rest.join(' '),
})

/** What the record says of a command about no user. */
export const aboutOther = ({ words }: Asked) => ({ userName: '', detail: words.join(' ') })
