import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { articleLimits, type ImportedArticle } from '../article.ts'
import type { CurrentCatalogue } from './current-catalogue.ts'

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

type Prices = Pick<ImportedArticle, 'prices' | 'volumePrices'>

/** Prices for `times` as many units. */
const forMoreUnits = ({ prices = {}, volumePrices = {} }: Prices, times: number): Required<Prices> => ({
  prices: Object.fromEntries(
    Object.entries(prices).map(([group, price]) => [
      group,
      price && {
        ...price,
        amount: price.amount * times,
        campaignAmount: price.campaignAmount === null ? null : price.campaignAmount * times,
      },
    ]),
  ),
  volumePrices: Object.fromEntries(
    Object.entries(volumePrices).map(([group, steps]) => [
      group,
      steps.map(({ from, amount }) => ({ from, amount: amount * times })),
    ]),
  ),
})

/** The current prices of the groups for which the file has none. */
function otherPrices(
  { prices = {}, volumePrices = {} }: Prices,
  { id, decimalPrecision }: Selectable<Database['variants']>,
  current: CurrentCatalogue,
): Required<Prices> {
  const isOther = ({ priceGroup }: { priceGroup: string }): boolean =>
    prices[priceGroup] === undefined && volumePrices[priceGroup] === undefined
  const others: Required<Prices> = { prices: {}, volumePrices: {} }
  for (const { priceGroup, variantId: _id, ...price } of (current.prices.get(id) ?? []).filter(isOther))
    others.prices[priceGroup] = price
  for (const { priceGroup, fromQuantity, amount } of (current.volumePrices.get(id) ?? []).filter(isOther))
    (others.volumePrices[priceGroup] ??= []).push({ from: fromQuantity / 10 ** decimalPrecision, amount })
  return others
}

/**
 * The article with prices for a number of units that fits those of the groups for which the file has none: an article
 * has one such number, and a price for 100 units must not become one for a single unit. Returns the reason if there is
 * no such number.
 */
export function withCommonPriceQuantity(
  article: ImportedArticle,
  existing: Selectable<Database['variants']> | undefined,
  current: CurrentCatalogue,
): ImportedArticle | string {
  const { pricePer } = article
  if (existing === undefined || pricePer === undefined || pricePer === existing.pricePer) return article
  if (article.prices === undefined && article.volumePrices === undefined) return article
  const others = otherPrices(article, existing, current)
  if (Object.keys(others.prices).length + Object.keys(others.volumePrices).length === 0) return article
  const common = (pricePer / greatestDivisor(pricePer, existing.pricePer)) * existing.pricePer
  if (common > articleLimits.pricePer)
    return `has prices of other groups for ${existing.pricePer} units, which cannot be shown beside prices for ${pricePer}`
  const own = forMoreUnits(article, common / pricePer)
  const kept = forMoreUnits(others, common / existing.pricePer)
  return {
    ...article,
    pricePer: common,
    prices: { ...kept.prices, ...own.prices },
    volumePrices: { ...kept.volumePrices, ...own.volumePrices },
  }
}

/**
 * Whether a file of prices only leaves open what they are for: the catalogue has a price for 100 units, and the file
 * may mean these or one. The format names the units in full catalogues only. Amounts finer than the currency are those
 * of one unit.
 */
export const leavesPriceQuantityOpen = (
  { pricePer, assumesPricePer = false }: ImportedArticle,
  existing: Selectable<Database['variants']> | undefined,
): boolean => assumesPricePer && pricePer === 1 && existing !== undefined && existing.pricePer !== 1

/** The article without its prices, so that it keeps those of the catalogue. */
export const withoutPrices = ({
  prices: _prices,
  volumePrices: _steps,
  pricePer: _units,
  ...article
}: ImportedArticle): ImportedArticle => article
