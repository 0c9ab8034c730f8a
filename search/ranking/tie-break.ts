import type { Index } from '../index-reader.ts'

/**
 * Which of two products that fit as well comes first for a signed-in customer: one of the own assortment, then one that
 * can be sent at once. Visitors all see the same order.
 */
export function firstAmongEquals(
  { columns: { available } }: Pick<Index, 'columns'>,
  customer: string,
  assortment: Uint8Array | null,
): (a: number, b: number) => number {
  if (customer === '') return () => 0
  const own = (product: number) => assortment?.[product] ?? 0
  return (a, b) => own(b) - own(a) || (available[b] ?? 0) - (available[a] ?? 0)
}

/**
 * Where a product stands in the catalogue, by which equals are ordered. Rows that were fed stand behind all others,
 * whatever their place in the catalogue is.
 */
export const placeOf = ({ isFed, columns: { productIds } }: Pick<Index, 'columns' | 'isFed'>) =>
  isFed ? (product: number): number => productIds[product] ?? 0 : (product: number): number => product
