import type { VariantItem } from '@tradecounter/api/contract'
import { sortVariants, type VariantSort } from '@tradecounter/ui/variant-table'
import type { ListedStockPrices } from './calls.ts'

/** A sort as a value of the sorting menu: `dn:asc`, empty for the list's own order. */
export const sortText = (sort: VariantSort | null): string =>
  sort === null ? '' : `${sort.key}:${sort.direction}`

/** The sort that a value of the menu means, null for the list's own order. */
export function readSort(text: string): VariantSort | null {
  const at = text.lastIndexOf(':')
  const direction = text.slice(at + 1)
  return at > 0 && (direction === 'asc' || direction === 'desc')
    ? { key: text.slice(0, at), direction }
    : null
}

/** Variants in the order that the reader chose: by number, price or an attribute (VAR-3). */
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
