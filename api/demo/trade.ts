/** A price group: its currency, and its price in minor units for one öre of the Swedish list price. */
export interface PriceGroup {
  id: string
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  factor: number
}

/** Two levels in Sweden, one for workwear shops, and one for each other market. Åland buys at Finnish prices. */
export const priceGroups: readonly PriceGroup[] = [
  { id: 'se-standard', currency: 'SEK', factor: 0.72 },
  { id: 'se-large', currency: 'SEK', factor: 0.61 },
  { id: 'workwear', currency: 'SEK', factor: 0.66 },
  { id: 'no', currency: 'NOK', factor: 0.74 },
  { id: 'fi', currency: 'EUR', factor: 0.064 },
  { id: 'dk', currency: 'DKK', factor: 0.48 },
]

/** Warehouses: three in Sweden, one in each other country. */
export const warehouses = [
  { id: 'STO', name: 'Stockholm', country: 'SE' },
  { id: 'GOT', name: 'Göteborg', country: 'SE' },
  { id: 'MMA', name: 'Malmö', country: 'SE' },
  { id: 'OSL', name: 'Oslo', country: 'NO' },
  { id: 'VAN', name: 'Vantaa', country: 'FI' },
  { id: 'MHQ', name: 'Mariehamn', country: 'AX' },
  { id: 'AAR', name: 'Aarhus', country: 'DK' },
] as const
