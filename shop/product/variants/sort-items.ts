import type { VariantItem } from '@tradecounter/api/contract'
import { sortVariants, type VariantSort } from '@tradecounter/ui/variant-table'
import type { ListedStockPrices } from '../calls.ts'

/** Variants in the chosen order: by number, price or an attribute (VAR-3). */
export function sortItems(
  items: readonly VariantItem[],
  sort: VariantSort | null,
  prices: Pick<ListedStockPrices, 'of'>,
  locale: string,
): readonly VariantItem[] {
  if (sort === null) return items
  const valueOf = (item: VariantItem): string => {
    if (sort.key === 'code') return item.code
    if (sort.key === 'price') return String(prices.of(item.code)?.price ?? '')
    return item.attributes[sort.key]?.value ?? ''
  }
  return sortVariants(items, valueOf, sort.direction, locale)
}
