import type { VariantItem } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { quantityText } from './quantity-text.ts'

type Packing = Pick<VariantItem, 'unitVolume' | 'decimalPrecision'>

/**
 * Whether an article is sold in whole lengths (a measured pack, with decimals) or in packs; null if it is sold by
 * the piece.
 */
export const packOf = ({ unitVolume, decimalPrecision }: Packing): 'length' | 'pack' | null =>
  unitVolume === 1 ? null : decimalPrecision > 0 ? 'length' : 'pack'

/** `Sold in packs of 10 pcs`; undefined for articles sold by the piece. */
export function soldInText(article: Packing, unit: string, t: Translator): string | undefined {
  const pack = packOf(article)
  return pack === null ? undefined : t(`cart.sold-${pack}`, quantityText(article.unitVolume, ''), unit)
}
