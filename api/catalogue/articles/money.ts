/** Integer division of two non-negative integers, half up. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)

/** How an article is priced and counted: the price is for `pricePer` units, quantities have `decimalPrecision` decimals. */
export interface Pricing {
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
