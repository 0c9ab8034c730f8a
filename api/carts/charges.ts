import type { Site } from '../contract/index.ts'
import { divideHalfUp } from '../catalogue/articles/service.ts'

/** VAT in thousandths, freight in the minor unit, and the sum from which freight is free. */
interface Charges {
  vatThousandths: number
  freight: number
  freeFrom: number
}

const chargesOf: Readonly<Record<Site['country'], Charges>> = {
  SE: { vatThousandths: 250, freight: 195_00, freeFrom: 2_000_00 },
  NO: { vatThousandths: 250, freight: 195_00, freeFrom: 2_000_00 },
  FI: { vatThousandths: 255, freight: 19_50, freeFrom: 200_00 },
  AX: { vatThousandths: 255, freight: 29_50, freeFrom: 300_00 },
  DK: { vatThousandths: 250, freight: 149_00, freeFrom: 1_500_00 },
}

/** Totals of a cart or an order in the minor unit. VAT is on goods and freight, rounded half up once. */
export interface Totals {
  sum: number
  freight: number
  vat: number
  total: number
}

/** How the goods reach the customer. Pickup is free of charge. */
type DeliveryMethod = 'delivery' | 'pickup'

/** The usual VAT rate of a country, in thousandths. */
export const usualVat = (country: Site['country']): number => chargesOf[country].vatThousandths

/** VAT on a net amount, rounded half up. */
export const vatOn = (net: number, vatThousandths: number): number =>
  Number(divideHalfUp(BigInt(net) * BigInt(vatThousandths), 1000n))

/** Freight, VAT and total of a sum of goods. An empty cart has no freight. */
export function totalsOf(sum: number, country: Site['country'], method: DeliveryMethod = 'delivery'): Totals {
  const { freight: charge, freeFrom } = chargesOf[country]
  const freight = method === 'pickup' || sum === 0 || sum >= freeFrom ? 0 : charge
  return totalsWithFreight(sum, freight, country)
}

/** VAT and total of a sum of goods with a freight that is agreed. */
export function totalsWithFreight(sum: number, freight: number, country: Site['country']): Totals {
  const { vatThousandths } = chargesOf[country]
  const vat = vatOn(sum + freight, vatThousandths)
  return { sum, freight, vat, total: sum + freight + vat }
}
