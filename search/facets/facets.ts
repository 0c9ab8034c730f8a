import { attributeKinds } from '../documents.ts'
import type { IndexReader, LanguageReader } from '../index-reader.ts'
import { brandAttribute, categoryAttribute, labelAttribute } from '../index/index-file.ts'
import type { Filters } from '../requests/requests.ts'
import type { FacetCounts } from './count-values.ts'

/** One value of a facet. `count`: products of the list with it, as if its attribute were not filtered. */
export interface FacetValue {
  /** The key that filters are given by. */
  key: string
  /** In the language of the request; empty for labels. */
  text: string
  /** The language of the text if it is another. */
  language?: string | undefined
  count: number
  isSelected: boolean
}

/** An attribute by which a list can be filtered. */
export interface Facet {
  /** Key of the attribute. */
  attribute: string
  kind: number
  /** In the language of the request; empty for category, brand and label. */
  name: string
  /** The language of the name if it is another. */
  language?: string | undefined
  unit: string
  values: FacetValue[]
  /** The bounds of all values of an interval attribute, which has these in place of `values`; else null. */
  interval: { min: number; max: number; count: number; isSelected: boolean } | null
}

export interface Facets {
  /** Null if the customer has no assortment. */
  assortment: { count: number; isSelected: boolean } | null
  /** Null if there is nothing to choose; so are `brand` and `label`. */
  category: Facet | null
  brand: Facet | null
  label: Facet | null
  /** The catalogue's own attributes: those that are filtered by, then those that most products have. */
  attributes: Facet[]
}

/** Maximum number of offered attributes, and minimum share of the products that must have one. */
const mostAttributes = 12
const leastCoverage = 0.15
const mostValues = 150

/** An attribute and those of its values that a list offers. */
interface AttributeValues {
  attribute: number
  values: number[]
}

/** Values that a candidate has or that are selected, by attribute. */
function valuesByAttribute(
  index: IndexReader,
  counted: FacetCounts,
  selected: ReadonlySet<number>,
): AttributeValues[] {
  const byAttribute: AttributeValues[] = index.facts.attributes.map((_, attribute) => ({
    attribute,
    values: [],
  }))
  for (let value = 0; value < counted.present.length; value++) {
    if (counted.present[value] === 1 || selected.has(value))
      byAttribute[index.columns.attributeOf[value] ?? 0]?.values.push(value)
  }
  return byAttribute
}

/** The catalogue's own attributes that are offered and worth filtering by. */
function attributesToOffer(
  index: IndexReader,
  byAttribute: readonly AttributeValues[],
  counted: FacetCounts,
  { filters, intervals }: Filters,
): AttributeValues[] {
  const isFiltered = (attribute: number): boolean => {
    const key = index.facts.attributes[attribute]?.key ?? ''
    return filters.has(key) || intervals.has(key)
  }
  return byAttribute
    .slice(labelAttribute + 1)
    .filter(({ attribute }) => index.facts.attributes[attribute]?.isOffered !== false)
    .map((each) => ({
      ...each,
      isFiltered: isFiltered(each.attribute),
      coverage: counted.coverage[each.attribute] ?? 0,
    }))
    .filter(
      ({ values, isFiltered: isUsed, coverage }) =>
        (isUsed && values.length > 0) ||
        (values.length > 1 && coverage >= leastCoverage * counted.products.length),
    )
    .toSorted(
      (a, b) =>
        Number(b.isFiltered) - Number(a.isFiltered) || b.coverage - a.coverage || a.attribute - b.attribute,
    )
    .slice(0, Math.max(mostAttributes, filters.size + intervals.size))
}

/** Bounds of the measures among some values. */
function boundsOf(numbers: ReadonlyArray<number | null>, values: readonly number[]) {
  let [min, max] = [Infinity, -Infinity]
  for (const value of values) {
    const measure = numbers[value]
    if (typeof measure !== 'number') continue
    min = Math.min(min, measure)
    max = Math.max(max, measure)
  }
  return { min, max }
}

/** Writes facets in the language of the request. */
function facetWriter(
  { facts }: IndexReader,
  { texts, valueRanks }: LanguageReader,
  counted: FacetCounts,
  request: Filters,
  selected: ReadonlySet<number>,
) {
  const count = (value: number): number => counted.counts[value] ?? 0

  /** The selected values and those with most products, if there are too many to read. */
  const shown = (values: readonly number[]): readonly number[] =>
    values.length <= mostValues
      ? values
      : values
          .toSorted((a, b) => Number(selected.has(b)) - Number(selected.has(a)) || count(b) - count(a))
          .slice(0, mostValues)

  return ({ attribute, values }: AttributeValues): Facet => {
    const { key, kind, unit } = facts.attributes[attribute] ?? {
      key: '',
      kind: attributeKinds.single,
      unit: '',
    }
    const isInterval =
      attribute > labelAttribute &&
      kind === attributeKinds.interval &&
      values.every((value) => typeof facts.valueNumbers[value] === 'number')
    return {
      attribute: key,
      kind,
      name: texts.attributes[attribute] ?? key,
      language: texts.languages.attributes[attribute],
      unit,
      values: isInterval
        ? []
        : shown(values)
            .toSorted((a, b) => (valueRanks[a] ?? 0) - (valueRanks[b] ?? 0))
            .map((value) => ({
              key: facts.valueKeys[value] ?? '',
              text: texts.values[value] ?? '',
              language: texts.languages.values[value],
              count: count(value),
              isSelected: selected.has(value),
            })),
      interval: isInterval
        ? {
            ...boundsOf(facts.valueNumbers, values),
            count: counted.coverage[attribute] ?? 0,
            isSelected: request.intervals.has(key),
          }
        : null,
    }
  }
}

/** The scope of a list, besides its request and its counts. */
interface ListScope {
  /** Row of the list's category, -1 for none. */
  category: number
  /** Whether the customer can choose between the assortment and everything. */
  hasAssortment: boolean
}

/** Makes the facets of a list from its counts. */
export function facetsOf(
  index: IndexReader,
  reader: LanguageReader,
  counted: FacetCounts,
  request: Filters & { inAssortment?: boolean },
  { category, hasAssortment }: ListScope,
): Facets {
  const selected = new Set(
    index
      .readFilters({ filters: request.filters, intervals: new Map() })
      .flatMap((filter) => [...filter.values]),
  )
  const byAttribute = valuesByAttribute(index, counted, selected)
  const write = facetWriter(index, reader, counted, request, selected)
  const writeSome = (attribute: number): Facet | null => {
    const values = byAttribute[attribute]
    return values && values.values.length > 0 ? write(values) : null
  }
  const children = new Set(
    index.facts.categories.filter(({ parent }) => parent === category).map(({ value }) => value),
  )
  const categories = (byAttribute[categoryAttribute]?.values ?? []).filter(
    (value) => children.has(value) || selected.has(value),
  )
  const hasChoice = categories.length > 1 || categories.some((value) => selected.has(value))
  return {
    assortment: hasAssortment
      ? { count: counted.inAssortment, isSelected: request.inAssortment === true }
      : null,
    category: hasChoice ? write({ attribute: categoryAttribute, values: categories }) : null,
    brand: writeSome(brandAttribute),
    label: writeSome(labelAttribute),
    attributes: attributesToOffer(index, byAttribute, counted, request).map(write),
  }
}
