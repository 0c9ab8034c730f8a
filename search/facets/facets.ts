import type { Facet, Facets, FacetValue } from '../../api/contract/index.ts'
import type { Counted } from './count-values.ts'
import {
  chosenInterval,
  facetWriter,
  intervalKind,
  unknownValue,
  type Place,
} from '../../api/catalogue/search/facets-view.ts'
import { brandAttribute, categoryAttribute, labelAttribute } from '../index/index-file.ts'
import type { Index, Tongue } from '../index-reader.ts'
import type { ListQuery } from '../../api/catalogue/search/list-query.ts'

/** At most so many attributes are offered, and only those that this share of the products has. */
const mostDynamic = 12
const leastCoverage = 0.15

/** Values that some product found has, or that are chosen, by attribute. */
function valuesByAttribute(index: Index, counted: Counted, chosen: ReadonlySet<number>): Place[] {
  const places: Place[] = index.facts.attributes.map((_, place) => ({ place, values: [] }))
  for (let value = 0; value < counted.present.length; value++) {
    if (counted.present[value] === 1 || chosen.has(value))
      places[index.columns.attributeOf[value] ?? 0]?.values.push(value)
  }
  return places
}

/** Attributes of the catalogue that are worth filtering by: those in use, then those that most products have. */
function dynamicPlaces(
  index: Index,
  byAttribute: readonly Place[],
  counted: Counted,
  query: Pick<ListQuery, 'facets' | 'intervals'>,
): Place[] {
  const isFiltered = (place: number): boolean => {
    const key = index.facts.attributes[place]?.key ?? ''
    return query.facets.has(key) || query.intervals.has(key)
  }
  return byAttribute
    .slice(labelAttribute + 1)
    .map((each) => ({
      ...each,
      isFiltered: isFiltered(each.place),
      coverage: counted.covered[each.place] ?? 0,
    }))
    .filter(
      ({ values, isFiltered: isUsed, coverage: covered }) =>
        (isUsed && values.length > 0) ||
        (values.length > 1 && covered >= leastCoverage * counted.products.length),
    )
    .toSorted(
      (a, b) => Number(b.isFiltered) - Number(a.isFiltered) || b.coverage - a.coverage || a.place - b.place,
    )
    .slice(0, Math.max(mostDynamic, query.facets.size + query.intervals.size))
}

/** What is chosen, in the order of the address, with the names of the facets that are shown. */
function activeFacets(
  shown: readonly Facet[],
  query: Pick<ListQuery, 'facets' | 'intervals'>,
  found: number,
): Facet[] {
  const known = new Map(shown.map((each) => [each.attributeId, each]))
  const active = (key: string, values: FacetValue[]): Facet => {
    const from = known.get(key)
    return { attributeId: key, name: from?.name ?? key, unit: from?.unit ?? '', values }
  }
  return [
    ...[...query.facets].map(([key, values]) =>
      active(
        key,
        values.map(
          (value) => known.get(key)?.values.find((each) => each.value === value) ?? unknownValue(key, value),
        ),
      ),
    ),
    ...[...query.intervals].map(([key, bounds]) => active(key, [chosenInterval(key, bounds, found)])),
  ]
}

/** Makes the facets of a list from its counts. `parent` is the row of the list's category, -1 for none. */
export function facetsOf(
  index: Index,
  tongue: Tongue,
  counted: Counted,
  query: Pick<ListQuery, 'facets' | 'intervals'>,
  parent: number,
  hasAssortment: boolean,
): Facets {
  const { facts } = index
  const chosen = new Set(
    index.filtersOf({ facets: query.facets, intervals: new Map() }).flatMap((filter) => [...filter.values]),
  )
  const byAttribute = valuesByAttribute(index, counted, chosen)
  const writer = facetWriter(index, tongue, counted, query, chosen)
  const isInterval = ({ place, values }: Place): boolean =>
    facts.attributes[place]?.kind === intervalKind &&
    values.every((value) => typeof facts.valueNumbers[value] === 'number')

  const rightBelow = new Set(
    facts.categories.filter((category) => category.parent === parent).map(({ value }) => value),
  )
  const categories = (byAttribute[categoryAttribute]?.values ?? []).filter(
    (value) => rightBelow.has(value) || chosen.has(value),
  )
  const myAssortment = hasAssortment ? writer.assortment() : null
  const topCategoryFacets =
    categories.length > 1 || categories.some((value) => chosen.has(value))
      ? [writer.facet({ place: categoryAttribute, values: categories })]
      : []
  const globalFacets = [brandAttribute, labelAttribute]
    .flatMap((place) => byAttribute[place] ?? [])
    .filter((each) => each.values.length > 0)
    .map((each) => writer.facet(each))
  const dynamicFacets = dynamicPlaces(index, byAttribute, counted, query).map((each) =>
    writer.facet(each, isInterval(each)),
  )
  const shown = [
    ...(myAssortment ? [myAssortment] : []),
    ...topCategoryFacets,
    ...globalFacets,
    ...dynamicFacets,
  ]
  return {
    myAssortment,
    topCategoryFacets,
    globalFacets,
    dynamicFacets,
    activeFacets: activeFacets(shown, query, counted.products.length),
  }
}
