import type { Facet, Facets } from '@tradecounter/api/contract'
import { isSelected } from '../query/list-changes.ts'
import { allValuesParameter, facetParameter, type ListQuery } from '../query/list-query.ts'

/** The available facets, in display order. */
export const facetsInOrder = ({
  topCategoryFacets,
  myAssortment,
  inStock,
  globalFacets,
  dynamicFacets,
}: Facets): Facet[] => [
  ...topCategoryFacets,
  ...(myAssortment === null ? [] : [myAssortment]),
  ...(inStock === null ? [] : [inStock]),
  ...globalFacets,
  ...dynamicFacets,
]

/** How many sections are open at first. */
const openSections = 5

/** The bounds of an interval facet; undefined for other kinds, and if nothing in the list has a number. */
export function boundsOf({ values }: Facet): { min: number; max: number } | undefined {
  const [value] = values
  if (value?.type !== 2 || value.min === null || value.max === null) return undefined
  return { min: value.min, max: value.max }
}

const typeOf = (facet: Facet): 1 | 2 | 3 =>
  boundsOf(facet) ? 2 : facet.values.some(({ type }) => type === 3) ? 3 : 1

const hasInterval = (query: ListQuery, attributeId: string): boolean =>
  query.intervals.some((interval) => interval.attributeId === attributeId)

const showsAll = ({ others }: ListQuery, attributeId: string): boolean =>
  others.some(([name, value]) => name === allValuesParameter && value === attributeId)

/** Link to the list with all values of a facet: "show more" without JavaScript (SHELL-9). */
export const withAllValues = (query: ListQuery, attributeId: string): ListQuery =>
  showsAll(query, attributeId)
    ? query
    : { ...query, others: [...query.others, [allValuesParameter, attributeId]] }

/** Facets as props of the filter panel. The address has the selected values. */
export function filterSections(
  facets: Facets,
  query: ListQuery,
  hrefOf: (attributeId: string, value: string, selected: boolean) => string,
  allHrefOf: (attributeId: string) => string,
) {
  return facetsInOrder(facets)
    .map((facet) => ({ ...facet, type: typeOf(facet) }))
    .filter(({ type, values }) => type === 2 || values.some((value) => value.type !== 2))
    .map(({ attributeId, name, lang, unit, type, values }, index) => ({
      id: attributeId,
      fieldName: facetParameter(attributeId),
      expanded: index < openSections || query.facets.has(attributeId) || hasInterval(query, attributeId),
      name,
      lang,
      unit,
      type,
      all: showsAll(query, attributeId),
      allHref: allHrefOf(attributeId),
      ...(type === 2 && { active: Number(hasInterval(query, attributeId)) }),
      ...(type === 3 && { active: Number(query.facets.has(attributeId)) }),
      values: (type === 2 ? [] : values).map(({ value, text, lang: ofText, count, disabled }) => {
        // The empty value of a radio facet is "all": nothing in the address.
        const selected = value === '' ? !query.facets.has(attributeId) : isSelected(query, attributeId, value)
        return {
          value,
          text,
          lang: ofText,
          count,
          selected,
          disabled: disabled && !selected,
          href: hrefOf(attributeId, value, !selected),
        }
      }),
    }))
}

/** The hidden fields of a form around the sections: everything that their own fields do not send. */
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
