import type { Columns } from '../index/columns.ts'
import { variantPasses, type Filter } from '../facets/count-values.ts'
import type { Index } from '../index-reader.ts'
import type { VariantsRequest } from '../workers/messages.ts'

/** Rows of a product's variants that pass the filters. */
export function passingRows(columns: Columns, product: number, filters: readonly Filter[]): number[] {
  const first = columns.firstVariant[product] ?? 0
  const count = (columns.firstVariant[product + 1] ?? 0) - first
  return Array.from({ length: count }, (_, at) => first + at).filter((variant) =>
    variantPasses(columns, product, variant, filters),
  )
}

/**
 * Ids of a product's variants that pass the filters of a list, in the product's order. Null when the index has no such
 * product, as for a moment after it came into the catalogue.
 */
export function passingOf(
  { columns, filtersOf }: Pick<Index, 'columns' | 'filtersOf'>,
  request: VariantsRequest,
): number[] | null {
  // A product that was fed again has a row behind the one that is out of date.
  const product = columns.productIds.lastIndexOf(request.productId)
  if (product < 0) return null
  return passingRows(columns, product, filtersOf(request)).map((variant) => columns.variantIds[variant] ?? 0)
}
