import { packOf } from '@tradecounter/shop/cart'
import type { VariantItem } from '@tradecounter/api/contract'

/** A price converted to another unit. */
export interface ConvertedPrice {
  /** In minor units. */
  amount: number
  /** Whether the amount is rounded: times a quantity it is not the total of a line, which is rounded once. */
  isRounded: boolean
}

/** The price of an article in other units; null where it is redundant. */
export interface Conversion {
  /** Whether the article is sold in whole lengths or packs, null for single pieces. */
  pack: 'length' | 'pack' | null
  perUnit: ConvertedPrice | null
  perPack: ConvertedPrice | null
}

const halfUp = (value: number): number => Math.floor(value + 0.5)

/** Rounds an amount. 0.1 times 3 has no part of a minor unit, though its binary value does. */
const converted = (value: number): ConvertedPrice => ({
  amount: halfUp(value),
  isRounded: Math.abs(value - Math.round(value)) > 1e-6,
})

/** Number of order units of a price unit: `100 st` is 100, `m` is 1. */
const pricePer = (priceUnit: string): number => Number(/^\d+/u.exec(priceUnit)?.[0] ?? 1)

/** Whether a price is for several order units, so that a row also shows the price of one. */
export const isForMany = (priceUnit: string): boolean => pricePer(priceUnit) !== 1

/**
 * The price of an article per unit and per pack or length. Nothing redundant: a price for one unit is converted
 * only if there is a pack.
 */
export function conversionOf(
  variant: Pick<VariantItem, 'unitVolume' | 'decimalPrecision'> &
    Partial<Pick<VariantItem, 'displayUnitCode'>>,
  price: { price: number | null; priceUnit: string } | undefined,
): Conversion {
  const pack = packOf(variant, variant.displayUnitCode ?? '')
  if (price === undefined || price.price === null) return { pack, perUnit: null, perPack: null }
  const per = pricePer(price.priceUnit)
  return {
    pack,
    perUnit: per === 1 && pack === null ? null : converted(price.price / per),
    perPack: pack === null ? null : converted((price.price * variant.unitVolume) / per),
  }
}
