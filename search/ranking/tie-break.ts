import type { IndexReader } from '../index-reader.ts'

/**
 * Compares products of equal scores for a signed-in customer: the assortment comes first, then what can be sent at
 * once. All visitors see one order.
 */
export function compareTies(
  { columns: { available } }: Pick<IndexReader, 'columns'>,
  customer: string,
  assortment: Uint8Array | null,
): (a: number, b: number) => number {
  if (customer === '') return () => 0
  const isMine = (product: number) => assortment?.[product] ?? 0
  return (a, b) => isMine(b) - isMine(a) || (available[b] ?? 0) - (available[a] ?? 0)
}

/**
 * The position of a product in the catalogue, which decides the last ties. Rows of updated products are behind all
 * others, so their order is that of the ids.
 */
export const catalogueOrder = ({
  hasUpdates,
  columns: { productIds },
}: Pick<IndexReader, 'columns' | 'hasUpdates'>) =>
  hasUpdates ? (product: number): number => productIds[product] ?? 0 : (product: number): number => product
