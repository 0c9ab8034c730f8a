import type { Facet, Facets } from '@tradecounter/api/contract'
import { isSelected } from './list-changes.ts'
import { facetParameter, type Interval, type ListQuery } from './list-query.ts'

/** The facets that a reader can choose from, in the order in which they stand. */
export const facetsInOrder = ({
  topCategoryFacets,
  myAssortment,
  globalFacets,
  dynamicFacets,
}: Facets): Facet[] => [
  ...topCategoryFacets,
  ...(myAssortment === null ? [] : [myAssortment]),
  ...globalFacets,
  ...dynamicFacets,
]

/** How many sections stand open at first; without script the others cannot be opened. */
const openSections = 4

/** The bounds of an interval facet; undefined for the other kinds, and while nothing in the list has a number. */
export function boundsOf({ values }: Facet): { min: number; max: number } | undefined {
  const [value] = values
  if (value?.type !== 2 || value.min === null || value.max === null) return undefined
  return { min: value.min, max: value.max }
}

const typeOf = (facet: Facet): 1 | 2 | 3 =>
  boundsOf(facet) ? 2 : facet.values.some(({ type }) => type === 3) ? 3 : 1

const hasInterval = (query: ListQuery, attributeId: string): boolean =>
  query.intervals.some((interval) => interval.attributeId === attributeId)

/** Facets as the filter panel takes them. What is chosen is what the address says. */
export function filterSections(
  facets: Facets,
  query: ListQuery,
  hrefOf: (attributeId: string, value: string, selected: boolean) => string,
) {
  return facetsInOrder(facets)
    .map((facet) => ({ ...facet, type: typeOf(facet) }))
    .filter(({ type, values }) => type === 2 || values.some((value) => value.type !== 2))
    .map(({ attributeId, name, unit, type, values }, index) => ({
      id: attributeId,
      fieldName: facetParameter(attributeId),
      expanded: index < openSections || query.facets.has(attributeId) || hasInterval(query, attributeId),
      name,
      unit,
      type,
      ...(type === 2 && { active: Number(hasInterval(query, attributeId)) }),
      values: (type === 2 ? [] : values).map(({ value, text, count, disabled }) => {
        const selected = isSelected(query, attributeId, value)
        return {
          value,
          text,
          count,
          selected,
          disabled: disabled && !selected,
          href: hrefOf(attributeId, value, !selected),
        }
      }),
    }))
}

/** What a form around the sections sends beside them: all that no field of theirs says. */
export const withoutSections = (facets: Facets, query: ListQuery): ListQuery => {
  const measured = new Set(
    facetsInOrder(facets).flatMap((facet) => (boundsOf(facet) ? facet.attributeId : [])),
  )
  return {
    ...query,
    facets: new Map(),
    intervals: query.intervals.filter(({ attributeId }) => !measured.has(attributeId)),
  }
}

/** One thing that narrows the list, with its words from the answer or, failing those, from the address. */
export interface ActiveFilter {
  attributeId: string
  /** Empty for an interval. */
  value: string
  text: string
}

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)

const range = ({ from, to }: Interval): string =>
  to === '' ? `≥ ${from}` : from === '' ? `≤ ${to}` : `${from}–${to}`

/** What narrows the list, in the order of the address. */
export function activeFilters(facets: Facets | undefined, query: ListQuery): ActiveFilter[] {
  const known = facets ? [...facets.activeFacets, ...facetsInOrder(facets)] : []
  const chosen = [...query.facets].flatMap(([attributeId, values]) => {
    const facet = known.find((one) => one.attributeId === attributeId)
    return values.map((value) => {
      const text = facet?.values.find((one) => one.value === value)?.text ?? value
      return { attributeId, value, text: facet ? `${facet.name}: ${withUnit(text, facet.unit)}` : text }
    })
  })
  const intervals = query.intervals.map((interval) => {
    const { attributeId } = interval
    const facet = known.find((one) => one.attributeId === attributeId)
    return {
      attributeId,
      value: '',
      text: `${facet?.name ?? attributeId}: ${withUnit(range(interval), facet?.unit ?? '')}`,
    }
  })
  return [...chosen, ...intervals]
}
