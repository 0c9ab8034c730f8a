/** A price group. `factor` turns öre of the Swedish list price into minor units of its currency. */
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
  {
    id: 'STO',
    name: 'Stockholm',
    country: 'SE',
    street: 'Lagervägen 8',
    postalCode: '136 44',
    city: 'Stockholm',
  },
  {
    id: 'GOT',
    name: 'Göteborg',
    country: 'SE',
    street: 'Backavägen 21',
    postalCode: '417 05',
    city: 'Göteborg',
  },
  {
    id: 'MMA',
    name: 'Malmö',
    country: 'SE',
    street: 'Jägersrovägen 150',
    postalCode: '213 75',
    city: 'Malmö',
  },
  { id: 'OSL', name: 'Oslo', country: 'NO', street: 'Alfaset 3', postalCode: '0668', city: 'Oslo' },
  { id: 'VAN', name: 'Vantaa', country: 'FI', street: 'Valimotie 5', postalCode: '01510', city: 'Vantaa' },
  {
    id: 'MHQ',
    name: 'Mariehamn',
    country: 'AX',
    street: 'Nygatan 30',
    postalCode: '22100',
    city: 'Mariehamn',
  },
  {
    id: 'AAR',
    name: 'Aarhus',
    country: 'DK',
    street: 'Edwin Rahrs Vej 44',
    postalCode: '8220',
    city: 'Aarhus',
  },
] as const
