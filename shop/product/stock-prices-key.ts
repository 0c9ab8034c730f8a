/** `POST` (spec §7). */
export const stockPricesAddress = '/api/variants/stockprices'

/** Holds the customer, since another one has other prices. */
export const stockPricesKey = (customerId: string, codes: readonly string[]): readonly string[] => [
  'stockprices',
  customerId,
  ...codes,
]
