import type { VariantItem } from '@tradecounter/api/contract'

/** Context of a variant list: a product page, or a row of a search or category list (spec §2). */
export type VariantListType = 'product' | 'search'

/** Cards on a mobile screen initially, and per "show more" (spec §9). */
export const cardStep = 7

/** Maximum height in pixels of a list with this many variants, null for unlimited (spec §9). */
export function heightLimit(type: VariantListType, count: number): 480 | 672 | null {
  if (type === 'search' && count > 7) return 480
  return count > 10 ? 672 : null
}

/** The show-all switch is shown on product pages with more than 10 variants (spec §4). */
export const hasShowAll = (type: VariantListType, count: number): boolean => type === 'product' && count > 10

/** The codes to request stock and prices for: all but replacements (spec §7). */
export const codesToPrice = (items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[]): string[] =>
  items.filter(({ isReplacement }) => !isReplacement).map(({ code }) => code)

/** The current variant of a product page: the one in its address, or the first one for sale. */
export const leadingVariant = (items: readonly VariantItem[]): VariantItem | undefined =>
  items.find(({ isActiveVariant }) => isActiveVariant) ??
  items.find(({ buyable, isReplacement }) => buyable && !isReplacement) ??
  items[0]
