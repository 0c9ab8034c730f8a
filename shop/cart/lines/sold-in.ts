import type { VariantItem } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { quantityText } from './quantity-text.ts'

type Packing = Pick<VariantItem, 'unitVolume' | 'decimalPrecision'>

/** The units of length that goods are sold by, as the shop shows them in its languages. */
const lengths = new Set('m dm cm mm km lm lpm ft fot fod jalka in tum tuuma tomme yd yard jaardi'.split(' '))

/**
 * Whether an article is sold in whole lengths (a pack with decimals that is measured in a unit of length) or in packs;
 * null if it is sold by the piece.
 */
export function packOf({ unitVolume, decimalPrecision }: Packing, unit: string): 'length' | 'pack' | null {
  if (unitVolume === 1) return null
  return decimalPrecision > 0 && lengths.has(unit.trim().toLowerCase()) ? 'length' : 'pack'
}

/** `Sold in packs of 10 pcs`; undefined for articles sold by the piece. */
export function soldInText(article: Packing, unit: string, t: Translator): string | undefined {
  const pack = packOf(article, unit)
  return pack === null ? undefined : t(`cart.sold-${pack}`, quantityText(article.unitVolume, ''), unit)
}
