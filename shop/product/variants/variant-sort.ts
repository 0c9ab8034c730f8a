import type { VariantSort } from '@tradecounter/ui/variant-table'

/** A sort as a value of the sort menu: `dn:asc`, empty for the default order. */
export const sortText = (sort: VariantSort | null): string =>
  sort === null ? '' : `${sort.key}:${sort.direction}`

/** The sort of a menu value, null for the default order. */
export function readSort(text: string): VariantSort | null {
  const at = text.lastIndexOf(':')
  const direction = text.slice(at + 1)
  return at > 0 && (direction === 'asc' || direction === 'desc')
    ? { key: text.slice(0, at), direction }
    : null
}
