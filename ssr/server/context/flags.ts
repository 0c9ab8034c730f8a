import { cookieValues } from './cookies.ts'

/** A feature flag (spec §6). Every flag is temporary: the feature is kept or removed. */
export interface Flag {
  /** What changes when it is on. */
  description: string
  /** The slice that uses it, whose owners remove it. */
  owner: `shop/${string}`
  /** Last day of the flag, as `YYYY-MM-DD`; a test fails from the day after. */
  expires: string
  /** Whether a `featureToggle_…` cookie or query parameter sets it. Never for a flag that unlocks data. */
  visitorSwitchable: boolean
}

/** All flags. */
export const flags = {
  aaTest: {
    description: 'Changes nothing: shows whether two equal halves are counted as equal.',
    owner: 'shop/shell',
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
  productFeedback: {
    description: 'Asks for feedback on the product page.',
    owner: 'shop/product',
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
  newMenu: {
    description: 'Sign-in and account are in a side panel instead of a dropdown.',
    owner: 'shop/account',
    expires: '2027-06-30',
    visitorSwitchable: true,
  },
} as const satisfies Readonly<Record<string, Flag>>

const allFlags: readonly (readonly [string, Flag])[] = Object.entries(flags)
const switchable = allFlags.filter(([, { visitorSwitchable }]) => visitorSwitchable)

const family = 'featureToggle'
const prefix = `${family}_`

/** Seconds that a visitor's choice is stored. */
const keptFor = 30 * 24 * 60 * 60

/** The flags of a request, after its toggles. */
export interface FlagChoice {
  /** Names of the flags that are on, in a fixed order: they are part of cache keys. */
  flags: readonly string[]
  /** `Set-Cookie` lines that store the toggles of the address (SHELL-3). */
  cookies: readonly string[]
}

const toggleCookie = (name: string, on: boolean, secure: boolean): string =>
  `${prefix}${name}=${on ? 'true' : 'false'}; Path=/; Max-Age=${keptFor}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/** Returns false if a query or a `Cookie` header certainly has no toggle. */
export const mightHaveToggle = (text: string): boolean => text.includes(family)

/** Input of the toggles: the query and cookies of a request, and the flags that are on by default. */
export interface ToggleSources {
  query: string
  cookies: string | undefined
  secure: boolean
  /** Names of the flags that are on by default (`initial-flags.ts`). */
  initial: readonly string[]
}

/** Reads the toggles of a query and of a `Cookie` header. `true` means on, any other value off; the query wins. */
export function readToggles({ query, cookies, secure, initial }: ToggleSources): FlagChoice {
  if (!mightHaveToggle(query) && !mightHaveToggle(cookies ?? ''))
    return { flags: allFlags.flatMap(([name]) => (initial.includes(name) ? [name] : [])), cookies: [] }
  const parameters = new URLSearchParams(query)
  const asked = (name: string): string | null => parameters.get(prefix + name)
  return {
    flags: allFlags.flatMap(([name, flag]) => {
      const chosen = flag.visitorSwitchable
        ? (asked(name) ?? cookieValues(cookies, prefix + name)[0])
        : undefined
      return (chosen === undefined ? initial.includes(name) : chosen === 'true') ? [name] : []
    }),
    cookies: switchable.flatMap(([name]) => {
      const chosen = asked(name)
      return chosen === null ? [] : [toggleCookie(name, chosen === 'true', secure)]
    }),
  }
}

/** The query without feature toggles, otherwise unchanged. */
export const withoutToggles = (query: string): string =>
  mightHaveToggle(query)
    ? query
        .split('&')
        .filter((part) => !part.startsWith(family))
        .join('&')
    : query
