import { sites, type SiteKey } from '../contract/index.ts'
import { ImportRefused } from './import-refused.ts'
import type { Trade } from './table/trade-columns.ts'

/**
 * The price group of a currency for files that know of none: the one that is named, else the only one there is.
 * Throws `ImportRefused` when it cannot be told.
 */
export function groupsFor(
  trade: Trade,
  { priceGroup, site }: { priceGroup: string | null; site: SiteKey | null },
): (currency: string) => string {
  const chosen = new Map<string, string>()
  return (currency) => {
    const known = chosen.get(currency)
    if (known !== undefined) return known
    if (site !== null && sites[site].currency !== currency)
      throw new ImportRefused(
        `The file has prices in ${currency || 'no currency'}, the site ${site} has ${sites[site].currency}.`,
      )
    const group = priceGroup ?? onlyOne(trade, currency)
    const its = trade.groups.get(group) ?? currency
    if (its !== currency)
      throw new ImportRefused(
        `The file has prices in ${currency || 'no currency'}, the price group ${group} is in ${its}.`,
      )
    trade.groups.set(group, its)
    chosen.set(currency, group)
    return group
  }
}

function onlyOne({ groups }: Trade, currency: string): string {
  const fitting = [...groups].filter(([, own]) => own === currency).map(([group]) => group)
  const [first] = fitting
  if (fitting.length === 1 && first !== undefined) return first
  const choice = fitting.length === 0 ? 'a name for a new one' : fitting.join(', ')
  throw new ImportRefused(
    `The file has prices in ${currency || 'no currency'}; say for which price group with --price-group (${choice}).`,
  )
}
