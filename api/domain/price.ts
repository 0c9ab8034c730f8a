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
