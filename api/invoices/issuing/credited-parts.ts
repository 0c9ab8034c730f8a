import { sumOf } from '../../catalogue/articles/service.ts'

/** A credit of the price only: of how many units, and how much less each costs. */
export interface PriceCredit {
  quantity: number
  amount: number
}

/** Units of a line that have the same price after earlier credits of the price. */
export interface CreditedPart {
  quantity: number
  unitPrice: number
}

/** What has been deducted from the price of a line. */
const priceCredited = (credits: readonly PriceCredit[]): number => sumOf(credits.map(({ amount }) => amount))

/**
 * The parts of a quantity that is credited, each at the price that is left. Earlier credits of the price are those of
 * the last units of a line and goods come back from its first units, so that no unit is credited above what was paid
 * for it.
 */
export function creditedParts(
  { quantity: whole, unitPrice }: CreditedPart,
  { from, count }: { from: number; count: number },
  credits: readonly PriceCredit[],
): CreditedPart[] {
  const until = from + count
  const bounds = new Set(
    credits.map(({ quantity }) => whole - quantity).filter((at) => at > from && at < until),
  )
  const starts = [from, ...[...bounds].toSorted((one, other) => one - other)]
  return starts.map((start, at) => ({
    quantity: (starts[at + 1] ?? until) - start,
    unitPrice: unitPrice - priceCredited(credits.filter(({ quantity }) => start >= whole - quantity)),
  }))
}
