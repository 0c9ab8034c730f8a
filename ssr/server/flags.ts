import { cookieValues } from './cookies.ts'

interface Flag {
  /** May a visitor switch it with a `featureToggle_…` cookie or query parameter? Never one that unlocks data. */
  clientSwitchable: boolean
  on: boolean
}

/** The known flags (spec §6). */
const flags: Readonly<Record<string, Flag>> = {
  aaTest: { clientSwitchable: true, on: false },
  productFeedback: { clientSwitchable: true, on: false },
  newMenu: { clientSwitchable: true, on: false },
}

const prefix = 'featureToggle_'

/** The flags that are on for a request, in a fixed order so that they can be part of a cache key. */
export function flagsOn(query: URLSearchParams, cookies: string | null | undefined): string[] {
  return Object.entries(flags).flatMap(([name, flag]) => {
    const chosen = query.get(prefix + name) ?? cookieValues(cookies, prefix + name)[0]
    const on = flag.clientSwitchable && chosen !== undefined && chosen !== null ? chosen === 'true' : flag.on
    return on ? [name] : []
  })
}

/** A query without feature toggles, otherwise as it was written. */
export const withoutToggles = (query: string): string =>
  query.includes('featureToggle')
    ? query
        .split('&')
        .filter((part) => !part.startsWith('featureToggle'))
        .join('&')
    : query
