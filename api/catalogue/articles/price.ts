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

/** The price at a quantity: a volume price that the quantity has reached counts when it is cheaper than the day's. */
export function priceAt(
  price: Price,
  steps: readonly { fromQuantity: number; amount: number }[],
  quantity: number,
): number {
  const reached = steps.filter(({ fromQuantity }) => fromQuantity <= quantity)
  return Math.min(price.amount, ...reached.map(({ amount }) => amount))
}

/** The volume prices that are worth saying: each cheaper than the day's price and than the step before it. */
export function cheaperSteps<Step extends { fromQuantity: number; amount: number }>(
  price: Price,
  steps: readonly Step[],
): Step[] {
  const kept: Step[] = []
  for (const step of steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    if (step.amount < (kept.at(-1)?.amount ?? price.amount)) kept.push(step)
  }
  return kept
}
