/** `POST` (spec §7). */
export const stockPricesAddress = '/api/variants/stockprices'

/** The most codes that one call for stock and prices takes (api contract). */
export const codesPerCall = 500

const name = 'stockprices'

/** Holds the customer, since another one has other prices. */
export const stockPricesKey = (customerId: string, codes: readonly string[]): readonly string[] => [
  name,
  customerId,
  ...codes,
]

/** Whether a key of SWR is that of some list's stock and prices, whosever. */
export const isStockPricesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === name
