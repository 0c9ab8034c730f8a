import type { Columns } from '../index/columns.ts'
import type { IndexFacts } from '../index/index-file.ts'
import type { Filters } from '../requests/requests.ts'
import { hasMark, type VariantMarks } from './variant-marks.ts'

/** One filter: an attribute and its wanted values. */
export interface Filter {
  attribute: number
  values: ReadonlySet<number>
}

/** Reads the filters of requests as sets of values. */
export function openFilters(facts: IndexFacts, columns: Columns): (request: Filters) => Filter[] {
  const attributes = new Map(facts.attributes.map(({ key }, attribute) => [key, attribute]))
  const valuesOf: Array<Map<string, number>> = facts.attributes.map(() => new Map())
  for (const [value, key] of facts.valueKeys.entries())
    valuesOf[columns.attributeOf[value] ?? 0]?.set(key, value)

  const valuesBetween = (attribute: number, from: number, to: number): Set<number> =>
    new Set(
      [...(valuesOf[attribute]?.values() ?? [])].filter((value) => {
        const measure = facts.valueNumbers[value]
        return measure !== null && measure !== undefined && measure >= from && measure <= to
      }),
    )

  return (request) => {
    const filters = new Map<number, Filter>()
    // No product matches an unknown attribute. It only needs a unique number.
    let unknown = facts.attributes.length
    for (const [key, selected] of request.filters) {
      const attribute = attributes.get(key) ?? unknown++
      const values = new Set(
        selected.map((value) => valuesOf[attribute]?.get(value)).filter((value) => value !== undefined),
      )
      filters.set(attribute, { attribute, values })
    }
    for (const [key, { from, to }] of request.intervals) {
      const attribute = attributes.get(key) ?? unknown++
      const within = valuesBetween(attribute, from ?? -Infinity, to ?? Infinity)
      const other = filters.get(attribute)
      filters.set(attribute, {
        attribute,
        values: other ? new Set([...within].filter((value) => other.values.has(value))) : within,
      })
    }
    return [...filters.values()]
  }
}

/** Whether a variant, with its product's own values, matches every filter. */
function variantMatches(
  { valueStart, values, productValueStart, productValues, ownCount }: Columns,
  product: number,
  variant: number,
  filters: readonly Filter[],
): boolean {
  const ownStart = productValueStart[product] ?? 0
  return filters.every((filter) => {
    for (let at = valueStart[variant] ?? 0; at < (valueStart[variant + 1] ?? 0); at++) {
      if (filter.values.has(values[at] ?? -1)) return true
    }
    for (let at = ownStart; at < ownStart + (ownCount[product] ?? 0); at++) {
      if (filter.values.has(productValues[at] ?? -1)) return true
    }
    return false
  })
}

/** What a variant must be to be listed: every filter and the chosen mark. */
export interface VariantCriteria {
  filters: readonly Filter[]
  marks?: VariantMarks | undefined
}

/** Rows of a product's variants that match the criteria. */
export function matchingVariantRows(
  columns: Columns,
  product: number,
  { filters, marks }: VariantCriteria,
): number[] {
  const first = columns.firstVariant[product] ?? 0
  const count = (columns.firstVariant[product + 1] ?? 0) - first
  const isMarked = (variant: number): boolean =>
    !marks || marks.only === null || hasMark(marks, columns.variantIds[variant] ?? 0, marks.only)
  return Array.from({ length: count }, (_, at) => first + at).filter(
    (variant) => isMarked(variant) && variantMatches(columns, product, variant, filters),
  )
}
