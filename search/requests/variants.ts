import { matchingVariantRows } from '../facets/filters.ts'
import type { IndexReader } from '../index-reader.ts'
import type { VariantsRequest } from './requests.ts'

/**
 * Ids of a product's variants that match the filters, in the product's order. Null if the index does not contain the
 * product, as for a moment after it was added to the catalogue.
 */
export function filterVariants(
  { columns, readFilters }: Pick<IndexReader, 'columns' | 'readFilters'>,
  request: VariantsRequest,
): number[] | null {
  // The last row of an updated product is the current one.
  const product = columns.productIds.lastIndexOf(request.productId)
  if (product < 0) return null
  return matchingVariantRows(columns, product, { filters: readFilters(request), marks: request.marks }).map(
    (variant) => columns.variantIds[variant] ?? 0,
  )
}
