import { sites, type SiteKey } from '../contract/index.ts'
import { ImportRefused } from './import-refused.ts'
import type { PriceGroupsAndWarehouses } from './table/trade-columns.ts'

/**
 * Finds the price group for a currency, for files without price groups: the given one, else the only one of the currency.
 * Throws `ImportRefused` when there is no single one.
 */
export function priceGroupFinder(
  trade: PriceGroupsAndWarehouses,
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
    const group = priceGroup ?? onlyGroupOf(trade, currency)
    const groupCurrency = trade.groups.get(group) ?? currency
    if (groupCurrency !== currency)
      throw new ImportRefused(
        `The file has prices in ${currency || 'no currency'}, the price group ${group} is in ${groupCurrency}.`,
      )
    trade.groups.set(group, groupCurrency)
    chosen.set(currency, group)
    return group
  }
}

function onlyGroupOf({ groups }: PriceGroupsAndWarehouses, currency: string): string {
  const fitting = [...groups].filter(([, own]) => own === currency).map(([group]) => group)
  const [first] = fitting
  if (fitting.length === 1 && first !== undefined) return first
  const choice = fitting.length === 0 ? 'a name for a new one' : fitting.join(', ')
  throw new ImportRefused(
    `The file has prices in ${currency || 'no currency'}; say for which price group with --price-group (${choice}).`,
  )
}
