import type { VariantItem } from '@tradecounter/api/contract'

/** What a price comes to in other measures. Amounts are minor units, null where they say nothing more. */
export interface Conversion {
  /** Whether the article is sold in whole lengths or packs, null for single pieces. */
  pack: 'length' | 'pack' | null
  perUnit: number | null
  perPack: number | null
}

/** Whether an article is sold in whole lengths (a pack that is measured, with decimals) or packs; null by the piece. */
export const packOf = ({
  unitVolume,
  decimalPrecision,
}: Pick<VariantItem, 'unitVolume' | 'decimalPrecision'>): Conversion['pack'] =>
  unitVolume === 1 ? null : decimalPrecision > 0 ? 'length' : 'pack'

const halfUp = (value: number): number => Math.floor(value + 0.5)

/** For how many order units a price is: `100 st` is 100, `m` is 1. */
const pricePer = (priceUnit: string): number => Number(/^\d+/u.exec(priceUnit)?.[0] ?? 1)

/** Whether a price is for more than one order unit, so that a row says beside it what one comes to. */
export const isForMany = (priceUnit: string): boolean => pricePer(priceUnit) !== 1

/**
 * What the price of an article comes to for one unit and for one pack or length. Nothing is said twice: a price for one
 * unit is no conversion unless there is a pack beside it.
 */
export function conversionOf(
  variant: Pick<VariantItem, 'unitVolume' | 'decimalPrecision'>,
  price: { price: number | null; priceUnit: string } | undefined,
): Conversion {
  const pack = packOf(variant)
  if (price === undefined || price.price === null) return { pack, perUnit: null, perPack: null }
  const per = pricePer(price.priceUnit)
  return {
    pack,
    perUnit: per === 1 && pack === null ? null : halfUp(price.price / per),
    perPack: pack === null ? null : halfUp((price.price * variant.unitVolume) / per),
  }
}
