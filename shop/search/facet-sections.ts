import type { Facet, Facets } from '@tradecounter/api/contract'
import { isSelected } from './list-changes.ts'
import { facetParameter, type ListQuery } from './list-query.ts'

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

const isInterval = ({ values }: Facet): boolean => values.some(({ type }) => type === 2)

/** Single-value and radio facets as the filter panel takes them. What is chosen is what the address says. */
export function filterSections(
  facets: Facets,
  query: ListQuery,
  hrefOf: (attributeId: string, value: string, selected: boolean) => string,
) {
  return facetsInOrder(facets)
    .filter((facet) => !isInterval(facet) && facet.values.length > 0)
    .map(({ attributeId, name, unit, values }, index) => ({
      id: attributeId,
      fieldName: facetParameter(attributeId),
      expanded: index < openSections || query.facets.has(attributeId),
      name,
      unit,
      type: values.some(({ type }) => type === 3) ? (3 as const) : (1 as const),
      values: values.map(({ value, text, count, disabled }) => {
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

/** One thing that narrows the list, with its words from the answer or, failing those, from the address. */
export interface ActiveFilter {
  attributeId: string
  /** Empty for an interval. */
  value: string
  text: string
}

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)

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
  const intervals = query.intervals.map(({ attributeId, from, to }) => {
    const facet = known.find((one) => one.attributeId === attributeId)
    return {
      attributeId,
      value: '',
      text: `${facet?.name ?? attributeId}: ${withUnit(`${from}–${to}`, facet?.unit ?? '')}`,
    }
  })
  return [...chosen, ...intervals]
}
