import type { SiteName } from '@tradecounter/api/contract'
import { siteNames } from '@tradecounter/api/settings'

/** Names of a setting by site, such as flags; `all` applies to all other sites. */
export type NamesBySite = Partial<Record<SiteName | 'all', readonly string[]>>

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const readNames = (list: string): string[] =>
  list
    .split('+')
    .map((name) => name.trim())
    .filter(Boolean)

function readEntry(entry: string): [SiteName | 'all', string[]] | null {
  const at = entry.indexOf('=')
  const site = at < 0 ? 'all' : siteNames.find((name) => name === entry.slice(0, at).trim())
  return site === undefined ? null : [site, readNames(entry.slice(at + 1))]
}

/** Whether a list is valid: known names (the keys of `known`), known sites, no site twice. */
export function areNamesBySite(list: string, known: object): boolean {
  const entries = entriesOf(list).map(readEntry)
  const sites = entries.map((entry) => entry?.[0])
  return (
    entries.every((entry) => entry?.[1].every((name) => Object.hasOwn(known, name)) ?? false) &&
    new Set(sites).size === sites.length
  )
}

/** The names in a valid list: `a,workwear=a+b,prevex=`. */
export const readNamesBySite = (list: string): NamesBySite =>
  Object.fromEntries(
    entriesOf(list)
      .map(readEntry)
      .filter((entry) => entry !== null),
  )

/** The names for a site. */
export const namesOf = (names: NamesBySite, site: SiteName): readonly string[] =>
  names[site] ?? names.all ?? []
