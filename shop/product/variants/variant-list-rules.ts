import type { VariantItem } from '@tradecounter/api/contract'

/** Where a variant list stands: on a product's own page, or under a row of a search or category list (spec §2). */
export type VariantListType = 'product' | 'search'

/** Cards on a mobile screen at first, and how many more at a time (spec §9). */
export const cardStep = 7

/** Height in pixels that a list of so many variants is held to, null when it may be as tall as it is (spec §9). */
export function heightLimit(type: VariantListType, count: number): 480 | 672 | null {
  if (type === 'search' && count > 7) return 480
  return count > 10 ? 672 : null
}

/** The show-all switch stands on product pages with more than 10 variants (spec §4). */
export const hasShowAll = (type: VariantListType, count: number): boolean => type === 'product' && count > 10

/** The codes whose stock and prices are asked for: all but replacements (spec §7). */
export const codesToPrice = (items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[]): string[] =>
  items.filter(({ isReplacement }) => !isReplacement).map(({ code }) => code)

/** The variant that a product page is about: the one its address names, else the first that can be bought. */
export const leadingVariant = (items: readonly VariantItem[]): VariantItem | undefined =>
  items.find(({ isActiveVariant }) => isActiveVariant) ??
  items.find(({ buyable, isReplacement }) => buyable && !isReplacement) ??
  items[0]
