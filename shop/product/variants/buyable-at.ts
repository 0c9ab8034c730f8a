import type { StockPrice, VariantItem } from '@tradecounter/api/contract'

/** A variant that cannot be bought while the customer has no price for it. */
export const buyableAt = (variant: VariantItem, price: StockPrice | undefined): VariantItem =>
  price?.priceOnRequest ? { ...variant, buyable: false, priceOnRequest: true } : variant
