import type { Interval, ListQuery } from './list-query.ts'
import type { ListSort } from './list-sort.ts'

/** Every change of filters starts at the first page (FILT-2). */
const fromStart = (query: ListQuery): ListQuery => ({ ...query, page: 1 })

const withFacet = (query: ListQuery, attributeId: string, values: readonly string[]): ListQuery => {
  const facets = new Map(query.facets)
  if (values.length === 0) facets.delete(attributeId)
  else facets.set(attributeId, values)
  return fromStart({ ...query, facets })
}

export const isSelected = (query: ListQuery, attributeId: string, value: string): boolean =>
  query.facets.get(attributeId)?.includes(value) ?? false

/**
 * Selects or clears one value. With `single` (radio facets) it takes the place of the one before; an empty one is none.
 */
export function toggleFacet(
  query: ListQuery,
  attributeId: string,
  value: string,
  selected: boolean,
  single = false,
): ListQuery {
  const values = (query.facets.get(attributeId) ?? []).filter((other) => other !== value && !single)
  return withFacet(query, attributeId, selected && value !== '' ? [...values, value] : values)
}

/** Clears every value of one facet. */
export const clearFacet = (query: ListQuery, attributeId: string): ListQuery =>
  withFacet(query, attributeId, [])

/** Clears one interval. */
export const clearInterval = (query: ListQuery, attributeId: string): ListQuery =>
  fromStart({
    ...query,
    intervals: query.intervals.filter((interval) => interval.attributeId !== attributeId),
  })

/** Replaces an interval; one that is open at both ends is removed. */
export function withInterval(query: ListQuery, interval: Interval): ListQuery {
  const cleared = clearInterval(query, interval.attributeId)
  if (interval.from === '' && interval.to === '') return cleared
  return { ...cleared, intervals: [...cleared.intervals, interval] }
}

/**
 * Removes one value of a facet; without a value an interval, and without an attribute the phrase within a category.
 */
export const withoutFilter = (query: ListQuery, attributeId: string, value: string): ListQuery =>
  attributeId === ''
    ? fromStart({ ...query, fullText: '' })
    : value === ''
      ? clearInterval(query, attributeId)
      : toggleFacet(query, attributeId, value, false)

/** Removes all filters; phrase, sort and foreign parameters stay. */
export const clearFilters = (query: ListQuery): ListQuery =>
  fromStart({ ...query, fullText: '', facets: new Map(), intervals: [] })

export const sortBy = (query: ListQuery, sort: ListSort): ListQuery => fromStart({ ...query, sort })

export const atPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page })

export const hasFilters = (query: ListQuery): boolean =>
  query.fullText !== '' || query.facets.size > 0 || query.intervals.length > 0

/** Whether an address is a variation of a list, which is not indexed. */
export const isVariation = (query: ListQuery): boolean =>
  hasFilters(query) || query.phrase !== '' || query.page > 1 || query.sort !== 'Relevance'

/** Whether a query is only a phrase, without filters, sorting or page. */
export const isBarePhrase = (query: ListQuery): boolean =>
  query.phrase !== '' && query.page === 1 && query.sort === 'Relevance' && !hasFilters(query)

/** The number of selected values, for the filter button. */
export const filterCount = (query: ListQuery): number =>
  [...query.facets.values()].reduce(
    (sum, values) => sum + values.length,
    query.intervals.length + Number(query.fullText !== ''),
  )
