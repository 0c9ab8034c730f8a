import type { StockPrice, VariantItem } from '@tradecounter/api/contract'

/** A variant that cannot be bought while the customer has no price for it. It can if there are volume prices only. */
export const buyableAt = (variant: VariantItem, price: StockPrice | undefined): VariantItem =>
  price?.priceOnRequest && price.volumePrices.length === 0
    ? { ...variant, buyable: false, priceOnRequest: true }
    : variant
