import { cookieValues } from './cookies.ts'

/** A feature that can be on or off (spec §6). Every one of them ends: either it stays, or it goes. */
export interface Flag {
  /** What is different when it is on. */
  description: string
  /** The slice that asks for it, and whose makers take it out again. */
  owner: `shop/${string}`
  /** The initial setting. */
  on: boolean
  /** Last day on which it may stand here, as `YYYY-MM-DD`; a test fails from the day after. */
  expires: string
  /** May a visitor switch it with a `featureToggle_…` cookie or query parameter? Never one that unlocks data. */
  visitorSwitchable: boolean
}

/** The known flags. */
export const flags = {
  aaTest: {
    description: 'Changes nothing: shows whether two equal halves are counted as equal.',
    owner: 'shop/shell',
    on: false,
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
  productFeedback: {
    description: 'Asks for feedback on the product page.',
    owner: 'shop/product',
    on: false,
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
  newMenu: {
    description: 'Sign-in and account stand in a side panel instead of a dropdown.',
    owner: 'shop/account',
    on: false,
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
} as const satisfies Readonly<Record<string, Flag>>

const allFlags: readonly (readonly [string, Flag])[] = Object.entries(flags)
const switchable = allFlags.filter(([, { visitorSwitchable }]) => visitorSwitchable)

const family = 'featureToggle'
const prefix = `${family}_`

/** Seconds for which a visitor's choice is kept. */
const keptFor = 30 * 24 * 60 * 60

/** What the toggles of a request make of the flags. */
export interface FlagChoice {
  /** Names of the flags that are on, in a fixed order so that they can be part of a cache key. */
  flags: readonly string[]
  /** `Set-Cookie` lines that keep what the address has switched (SHELL-3). */
  cookies: readonly string[]
}

/** What is on for somebody who has switched nothing. */
const defaultFlags: FlagChoice = {
  flags: allFlags.flatMap(([name, { on }]) => (on ? [name] : [])),
  cookies: [],
}

const toggleCookie = (name: string, on: boolean, secure: boolean): string =>
  `${prefix}${name}=${on ? 'true' : 'false'}; Path=/; Max-Age=${keptFor}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/** False for a query or a `Cookie` header that switches nothing for certain. */
export const mayToggle = (text: string): boolean => text.includes(family)

/** Reads the toggles of a query and of a `Cookie` header. `true` switches on, any other value off; the query is first. */
export function readToggles(query: string, cookies: string | undefined, secure: boolean): FlagChoice {
  if (!mayToggle(query) && !mayToggle(cookies ?? '')) return defaultFlags
  const parameters = new URLSearchParams(query)
  const asked = (name: string): string | null => parameters.get(prefix + name)
  return {
    flags: allFlags.flatMap(([name, flag]) => {
      const chosen = flag.visitorSwitchable
        ? (asked(name) ?? cookieValues(cookies, prefix + name)[0])
        : undefined
      return (chosen === undefined ? flag.on : chosen === 'true') ? [name] : []
    }),
    cookies: switchable.flatMap(([name]) => {
      const chosen = asked(name)
      return chosen === null ? [] : [toggleCookie(name, chosen === 'true', secure)]
    }),
  }
}

/** A query without feature toggles, otherwise as it was written. */
export const withoutToggles = (query: string): string =>
  mayToggle(query)
    ? query
        .split('&')
        .filter((part) => !part.startsWith(family))
        .join('&')
    : query
