import type { Columns } from '../index/columns.ts'

/** One filter: an attribute and those of its values that are asked for. */
export interface Filter {
  attribute: number
  values: ReadonlySet<number>
}

export interface Counted {
  /** Rows of the products of which at least one variant has what every filter asks for. */
  products: Uint32Array
  /** Products by value. A filtered attribute's values are counted as if it were not filtered (FILT-8). */
  counts: Uint32Array
  /** Products by attribute: those that have any of its values, counted alike. */
  covered: Uint32Array
  /** 1 for values that some candidate has, whatever the filters say. */
  present: Uint8Array
  /** Products of the customer's assortment, counted as if it were not filtered by that. */
  inAssortment: number
}

export interface CountTask {
  /** Rows of the products that the phrase and the category leave. */
  candidates: Uint32Array
  filters: readonly Filter[]
  /** 1 for products of the customer's assortment; null for visitors. */
  assortment: Uint8Array | null
  onlyAssortment: boolean
}

/** How many attributes there are: values are numbered as they come, so the highest may stand anywhere. */
const attributesOf = (attributeOf: Uint32Array): number =>
  attributeOf.reduce((most, attribute) => Math.max(most, attribute + 1), 0)

function countUnfiltered(columns: Columns, task: CountTask): Counted {
  const { productValueStart, productValues, attributeOf } = columns
  const counts = new Uint32Array(attributeOf.length)
  const covered = new Uint32Array(attributesOf(attributeOf))
  // The product that an attribute was last seen at, one up.
  const seenAt = new Uint32Array(covered.length)
  const { candidates, assortment } = task
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
  }
  const present = new Uint8Array(counts.length)
  for (let value = 0; value < counts.length; value++) if ((counts[value] ?? 0) > 0) present[value] = 1
  return { products: candidates, counts, covered, present, inAssortment }
}

/** Counts the values of the products found, and finds those that the filters leave. One pass, no allocation per product. */
export function countValues(columns: Columns, task: CountTask): Counted {
  const { candidates, filters, assortment, onlyAssortment } = task
  if (filters.length === 0 && !onlyAssortment) return countUnfiltered(columns, task)
  const { firstVariant, valueStart, values, productValueStart, productValues, ownCount, attributeOf } =
    columns
  const size = attributeOf.length
  const counts = new Uint32Array(size)
  const present = new Uint8Array(size)
  const products: number[] = []
  let inAssortment = 0

  // Filter of a wanted value, one up so that 0 means none; and filter of an attribute alike.
  const filterOfValue = new Uint8Array(size)
  const filterOfAttribute = new Map<number, number>()
  for (const [index, filter] of filters.entries()) {
    filterOfAttribute.set(filter.attribute, index + 1)
    for (const value of filter.values) filterOfValue[value] = index + 1
  }
  const filterAttribute = Uint8Array.from(attributeOf, (attribute) => filterOfAttribute.get(attribute) ?? 0)

  // Steps rise by one for every product and variant, so that nothing needs to be cleared between them.
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
    // Most products have too little of what is asked for: their variants need not be looked at.
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
      const missing = filters.length - met
      if (missing > 1) continue
      if (missing === 0) found = true
      if (hidden) continue
      // With one filter missed, only the values of that filter's attribute see this variant.
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
    if (found && mine) inAssortment += 1
    if (found && !hidden) products.push(product)
  }
  return { products: Uint32Array.from(products), counts, covered, present, inAssortment }
}

/** True when the variant, with its product's own values, has what every filter asks for. */
export function variantPasses(
  columns: Columns,
  product: number,
  variant: number,
  filters: readonly Filter[],
): boolean {
  const { valueStart, values, productValueStart, productValues, ownCount } = columns
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
