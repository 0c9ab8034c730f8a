import { sites, type SiteKey } from '../contract/index.ts'
import type { PriceGroupsAndWarehouses } from './table/trade-columns.ts'

/** A price group, or the reason why prices of a currency are left out. */
export type PriceGroupAnswer = { group: string } | { reason: string }

/**
 * Finds the price group for a currency, for files without price groups: the given one, which is created if it is new,
 * else the only one of the currency.
 */
export function priceGroupFinder(
  trade: PriceGroupsAndWarehouses,
  { priceGroup, site }: { priceGroup: string | null; site: SiteKey | null },
): (currency: string) => PriceGroupAnswer {
  const answers = new Map<string, PriceGroupAnswer>()
  const find = (currency: string): PriceGroupAnswer => {
    if (!/^[A-Z]{3}$/u.test(currency)) return { reason: 'price without a currency' }
    if (site !== null && sites[site].currency !== currency)
      return { reason: `price in ${currency}: the site ${site} has ${sites[site].currency}` }
    if (priceGroup === null) return onlyGroupOf(trade, currency)
    const groupCurrency = trade.groups.get(priceGroup) ?? currency
    if (groupCurrency !== currency)
      return { reason: `price in ${currency}: the price group ${priceGroup} is in ${groupCurrency}` }
    trade.groups.set(priceGroup, currency)
    return { group: priceGroup }
  }
  return (currency) => {
    const answer = answers.get(currency) ?? find(currency)
    answers.set(currency, answer)
    return answer
  }
}

function onlyGroupOf({ groups }: PriceGroupsAndWarehouses, currency: string): PriceGroupAnswer {
  const fitting = [...groups].filter(([, own]) => own === currency).map(([group]) => group)
  const [first] = fitting
  if (fitting.length === 1 && first !== undefined) return { group: first }
  return {
    reason:
      fitting.length === 0
        ? `price in ${currency}, which no price group has: name a new group with --price-group`
        : `price in ${currency}, which several price groups have: choose one with --price-group (${fitting.slice(0, 10).join(', ')})`,
  }
}
