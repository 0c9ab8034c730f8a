/** A price of one price group. Days are `YYYY-MM-DD`, both ends included; an open end is null. */
export interface PriceRow {
  amount: number
  campaignAmount: number | null
  campaignFrom: string | null
  campaignUntil: string | null
}

/** The price of a day. `ordinaryPrice` is the price before the campaign, null without one. */
export interface Price {
  amount: number
  isCampaignPrice: boolean
  ordinaryPrice: number | null
}

/** The price on a day. A campaign counts within its days and only when it is cheaper. */
export function priceOn(row: PriceRow, day: string): Price {
  const { amount, campaignAmount, campaignFrom, campaignUntil } = row
  const running =
    campaignAmount !== null &&
    campaignAmount < amount &&
    (campaignFrom === null || campaignFrom.slice(0, 10) <= day) &&
    (campaignUntil === null || day <= campaignUntil.slice(0, 10))
  return running
    ? { amount: campaignAmount, isCampaignPrice: true, ordinaryPrice: amount }
    : { amount, isCampaignPrice: false, ordinaryPrice: null }
}

/**
 * The price at a quantity: the cheapest of the day's price and the volume prices that the quantity reaches. An article
 * may have volume prices only; null below the first of them.
 */
export function priceAt(
  price: Price,
  steps: readonly { fromQuantity: number; amount: number }[],
  quantity: number,
): number
export function priceAt(
  price: Price | null,
  steps: readonly { fromQuantity: number; amount: number }[],
  quantity: number,
): number | null
export function priceAt(
  price: Price | null,
  steps: readonly { fromQuantity: number; amount: number }[],
  quantity: number,
): number | null {
  const reached = steps.filter(({ fromQuantity }) => fromQuantity <= quantity).map(({ amount }) => amount)
  const amounts = price === null ? reached : [price.amount, ...reached]
  return amounts.length === 0 ? null : Math.min(...amounts)
}

/** The price of the smallest quantity: the day's price, else the volume price that the pack reaches. */
export function priceOfPack(
  price: Price | null,
  steps: readonly { fromQuantity: number; amount: number }[],
  { unitVolume }: { unitVolume: number },
): Price | null {
  const amount = price === null ? priceAt(null, steps, unitVolume) : null
  return amount === null ? price : { amount, isCampaignPrice: false, ordinaryPrice: null }
}

/** The volume prices to show: each cheaper than the day's price, if there is one, and than the one before it. */
export function cheaperVolumePrices<Step extends { fromQuantity: number; amount: number }>(
  price: Price | null,
  steps: readonly Step[],
): Step[] {
  const kept: Step[] = []
  for (const step of steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    if (step.amount < (kept.at(-1)?.amount ?? price?.amount ?? Infinity)) kept.push(step)
  }
  return kept
}

/** Integer division of two non-negative integers, half up. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)

/**
 * How an article is priced and counted: the price is for `pricePer` units, quantities have `decimalPrecision` decimals.
 */
interface Pricing {
  unitPrice: number
  pricePer: number
  decimalPrecision: number
}

/**
 * Total of a line in the minor unit: unit price times quantity, rounded half up once.
 * `quantity` is an integer of the article's precision (12.5 m with precision 1 is 125).
 */
export function lineTotal({ unitPrice, pricePer, decimalPrecision }: Pricing, quantity: number): number {
  const divisor = 10n ** BigInt(decimalPrecision) * BigInt(pricePer)
  return Number(divideHalfUp(BigInt(unitPrice) * BigInt(quantity), divisor))
}

/** Sum of amounts in the minor unit. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** How far an offered price is below the customer's own, in tenths of a percent; null if it is not below. */
export const discountOf = (customerPrice: number | null, offeredPrice: number | null): number | null =>
  customerPrice === null || offeredPrice === null || offeredPrice >= customerPrice
    ? null
    : Math.round(((customerPrice - offeredPrice) * 1000) / customerPrice)
