import { matchingVariantRows, type VariantCriteria } from '../facets/filters.ts'
import type { Columns } from '../index/columns.ts'

/** What a list sorted by values goes by, by place in its products. */
export interface ValueOrder {
  /** The best value of the product's listed variants; NaN if none has one. */
  values: Float64Array
  /** Row of the variant with that value, else of the first listed one. */
  variants: Uint32Array
}

/** Finds the best value of each product. Without filters it reads each variant once. */
export function valueOrder(
  columns: Columns,
  products: Uint32Array,
  criteria: VariantCriteria,
  values: Float64Array,
  isDescending: boolean,
): ValueOrder {
  const { firstVariant, variantIds } = columns
  const isOpen = criteria.filters.length === 0 && (criteria.marks?.only ?? null) === null
  const order = { values: new Float64Array(products.length), variants: new Uint32Array(products.length) }
  const sign = isDescending ? -1 : 1
  for (const [at, product] of products.entries()) {
    let best = NaN
    let bestVariant = -1
    const consider = (variant: number): void => {
      const value = values[variantIds[variant] ?? 0] ?? NaN
      if (bestVariant >= 0 && !(sign * value < sign * best) && !(Number.isNaN(best) && !Number.isNaN(value)))
        return
      best = value
      bestVariant = variant
    }
    if (isOpen) {
      const end = firstVariant[product + 1] ?? 0
      for (let variant = firstVariant[product] ?? 0; variant < end; variant++) consider(variant)
    } else for (const variant of matchingVariantRows(columns, product, criteria)) consider(variant)
    order.values[at] = best
    order.variants[at] = Math.max(0, bestVariant)
  }
  return order
}

/** Compares by value; products without one come last in both directions. */
export function compareValues(
  { values }: ValueOrder,
  isDescending: boolean,
): (a: number, b: number) => number {
  const sign = isDescending ? -1 : 1
  return (a, b) => {
    const [one = NaN, other = NaN] = [values[a], values[b]]
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    return sign * (one - other)
  }
}
