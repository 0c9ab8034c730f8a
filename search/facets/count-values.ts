import type { Columns } from '../index/columns.ts'
import type { Filter } from './filters.ts'
import { createMarkCounter, hasMark, type MarkCounts, type VariantMarks } from './variant-marks.ts'

export interface FacetCounts {
  /** Rows of the products of which at least one variant matches every filter. */
  products: Uint32Array
  /** Number of products by value. Values of a filtered attribute are counted as if it were not filtered (FILT-8). */
  counts: Uint32Array
  /** Number of products by attribute, with any of its values; counted in the same way. */
  coverage: Uint32Array
  /** 1 for values of any candidate, regardless of the filters. */
  present: Uint8Array
  /** Number of products of the assortment, counted as if it were not filtered by. */
  inAssortment: number
  /** Number of products by mark, counted as if no mark were chosen; null without marks. */
  marks: MarkCounts | null
}

export interface CountRequest {
  /** Rows of the products that match phrase and category. */
  candidates: Uint32Array
  filters: readonly Filter[]
  /** 1 for products of the customer's assortment; null if there is none. */
  assortment: Uint8Array | null
  onlyAssortment: boolean
  marks?: VariantMarks | undefined
}

/** Number of attributes. Values are not sorted by attribute. */
const attributesOf = (attributeOf: Uint32Array): number =>
  attributeOf.reduce((most, attribute) => Math.max(most, attribute + 1), 0)

function countUnfiltered(columns: Columns, task: CountRequest): FacetCounts {
  const { productValueStart, productValues, attributeOf } = columns
  const counts = new Uint32Array(attributeOf.length)
  const covered = new Uint32Array(attributesOf(attributeOf))
  // The last product that an attribute was counted for, plus one.
  const seenAt = new Uint32Array(covered.length)
  const { candidates, assortment } = task
  const counter = task.marks ? createMarkCounter(task.marks) : null
  const { firstVariant, variantIds } = columns
  let inAssortment = 0
  for (const product of candidates) {
    const end = productValueStart[product + 1] ?? 0
    for (let at = productValueStart[product] ?? 0; at < end; at++) {
      const value = productValues[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
      const attribute = attributeOf[value] ?? 0
      if (seenAt[attribute] === product + 1) continue
      seenAt[attribute] = product + 1
      covered[attribute] = (covered[attribute] ?? 0) + 1
    }
    if (assortment?.[product]) inAssortment += 1
    if (counter === null) continue
    const lastVariant = firstVariant[product + 1] ?? 0
    for (let variant = firstVariant[product] ?? 0; variant < lastVariant; variant++)
      counter.add(variantIds[variant] ?? 0)
    counter.next(true)
  }
  const present = new Uint8Array(counts.length)
  for (let value = 0; value < counts.length; value++) if ((counts[value] ?? 0) > 0) present[value] = 1
  return {
    products: candidates,
    counts,
    coverage: covered,
    present,
    inAssortment,
    marks: counter?.result ?? null,
  }
}

/**
 * Filters the candidates and counts the values of the matching ones. One pass, without allocations for each product.
 */
export function countValues(columns: Columns, task: CountRequest): FacetCounts {
  const { candidates, filters, assortment, onlyAssortment, marks } = task
  const only = marks?.only ?? null
  if (filters.length === 0 && !onlyAssortment && only === null) return countUnfiltered(columns, task)
  const { firstVariant, valueStart, values, productValueStart, productValues, ownCount, attributeOf } =
    columns
  const { variantIds } = columns
  const counter = marks ? createMarkCounter(marks) : null
  const size = attributeOf.length
  const counts = new Uint32Array(size)
  const present = new Uint8Array(size)
  const products: number[] = []
  let inAssortment = 0

  // Number of the filter of a value or attribute, plus one; 0 for none.
  const filterOfValue = new Uint8Array(size)
  const filterOfAttribute = new Map<number, number>()
  for (const [index, filter] of filters.entries()) {
    filterOfAttribute.set(filter.attribute, index + 1)
    for (const value of filter.values) filterOfValue[value] = index + 1
  }
  const filterAttribute = Uint8Array.from(attributeOf, (attribute) => filterOfAttribute.get(attribute) ?? 0)

  // Every product and variant has its own step, so that marks need not be cleared.
  let step = 0
  const metByProduct = new Float64Array(filters.length + 1)
  const metByVariant = new Float64Array(filters.length + 1)
  const countedIn = new Float64Array(size)
  const covered = new Uint32Array(attributesOf(attributeOf))
  const coveredIn = new Float64Array(covered.length)
  const count = (value: number, productStep: number): void => {
    countedIn[value] = productStep
    counts[value] = (counts[value] ?? 0) + 1
    const attribute = attributeOf[value] ?? 0
    if (coveredIn[attribute] === productStep) return
    coveredIn[attribute] = productStep
    covered[attribute] = (covered[attribute] ?? 0) + 1
  }
  const reachedBy = new Float64Array(filters.length + 1)

  for (const product of candidates) {
    const productStep = ++step
    const ownStart = productValueStart[product] ?? 0
    const ownEnd = ownStart + (ownCount[product] ?? 0)
    // Most products match too few filters: their variants need not be read.
    const allEnd = productValueStart[product + 1] ?? 0
    let reached = 0
    for (let at = ownStart; at < allEnd; at++) {
      const value = productValues[at] ?? 0
      present[value] = 1
      const filter = filterOfValue[value] ?? 0
      if (filter > 0 && reachedBy[filter] !== productStep) {
        reachedBy[filter] = productStep
        reached += 1
      }
    }
    if (reached < filters.length - 1) continue
    let own = 0
    for (let at = ownStart; at < ownEnd; at++) {
      const filter = filterOfValue[productValues[at] ?? 0] ?? 0
      if (filter > 0 && metByProduct[filter] !== productStep) {
        metByProduct[filter] = productStep
        own += 1
      }
    }
    const mine = assortment?.[product] === 1
    const hidden = onlyAssortment && !mine
    let found = false
    const lastVariant = firstVariant[product + 1] ?? 0
    for (let variant = firstVariant[product] ?? 0; variant < lastVariant; variant++) {
      const variantStep = ++step
      const start = valueStart[variant] ?? 0
      const end = valueStart[variant + 1] ?? 0
      let met = own
      for (let at = start; at < end; at++) {
        const filter = filterOfValue[values[at] ?? 0] ?? 0
        if (filter > 0 && metByProduct[filter] !== productStep && metByVariant[filter] !== variantStep) {
          metByVariant[filter] = variantStep
          met += 1
        }
      }
      const id = variantIds[variant] ?? 0
      if (met === filters.length) counter?.add(id)
      const isMarked = marks === undefined || only === null || hasMark(marks, id, only)
      const missing = filters.length - met + (isMarked ? 0 : 1)
      if (missing > 1) continue
      if (missing === 0) found = true
      if (hidden) continue
      // A variant that lacks the mark counts only for marks.
      if (!isMarked) continue
      // A variant that misses one filter counts only for the values of that filter's attribute.
      let missed = 0
      if (missing === 1) {
        missed = 1
        while (metByProduct[missed] === productStep || metByVariant[missed] === variantStep) missed += 1
      }
      for (let at = start; at < end; at++) {
        const value = values[at] ?? 0
        if (countedIn[value] !== productStep && (missed === 0 || filterAttribute[value] === missed))
          count(value, productStep)
      }
      for (let at = ownStart; at < ownEnd; at++) {
        const value = productValues[at] ?? 0
        if (countedIn[value] !== productStep && (missed === 0 || filterAttribute[value] === missed))
          count(value, productStep)
      }
    }
    counter?.next(!hidden)
    if (found && mine) inAssortment += 1
    if (found && !hidden) products.push(product)
  }
  return {
    products: Uint32Array.from(products),
    counts,
    coverage: covered,
    present,
    inAssortment,
    marks: counter?.result ?? null,
  }
}
