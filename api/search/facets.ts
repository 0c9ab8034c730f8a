import type { Facet, Facets, FacetValue } from '../contract/index.ts'
import { facetWordsOf } from '../settings/words.ts'
import type { Counted } from './count.ts'
import { brandAttribute, categoryAttribute, labelAttribute } from './file.ts'
import { assortmentFilter, type Index, type Tongue } from './index-reader.ts'
import { collatorOf } from './languages.ts'
import type { Interval, ListQuery } from './query.ts'
import { compareSizes } from './sizes.ts'

/** At most so many attributes are offered, and only those that this share of the products has. */
const mostDynamic = 12
const leastCoverage = 0.15
const mostValues = 150
const intervalKind = 2

const fieldOf = (key: string): string => `parameters.Facets[${key}]`
const boundText = (bound: number | null): string => (bound === null ? '' : String(bound).replace('.', ','))

interface Place {
  place: number
  values: number[]
}

/** Values that some product found has, or that are chosen, by attribute. */
function valuesByAttribute(index: Index, counted: Counted, chosen: ReadonlySet<number>): Place[] {
  const places: Place[] = index.facts.attributes.map((_, place) => ({ place, values: [] }))
  for (let value = 0; value < counted.present.length; value++) {
    if (counted.present[value] === 1 || chosen.has(value))
      places[index.columns.attributeOf[value] ?? 0]?.values.push(value)
  }
  return places
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
  const words = facetWordsOf(tongue.language)
  const collator = collatorOf(tongue.language)
  const names = [words.category, words.brand, words.label]
  const count = (value: number): number => counted.counts[value] ?? 0
  const isChosen = (value: number): boolean => {
    const attribute = facts.attributes[index.columns.attributeOf[value] ?? 0]
    return (
      attribute !== undefined &&
      (query.facets.get(attribute.key)?.includes(facts.valueKeys[value] ?? '') ?? false)
    )
  }
  const chosen = new Set(
    index.filtersOf({ facets: query.facets, intervals: new Map() }).flatMap((filter) => [...filter.values]),
  )
  const byAttribute = valuesByAttribute(index, counted, chosen)

  const text = (value: number): string => {
    const attribute = index.columns.attributeOf[value]
    if (attribute === labelAttribute) return words.labels[facts.valueKeys[value] ?? ''] ?? ''
    return tongue.texts.values[value] ?? ''
  }
  const singleValue = (value: number, key: string, kind: number): FacetValue => {
    const selected = isChosen(value)
    return {
      fieldName: fieldOf(key),
      text: text(value),
      value: facts.valueKeys[value] ?? '',
      type: kind === 3 ? 3 : 1,
      selected,
      disabled: count(value) === 0 && !selected,
      count: count(value),
      min: null,
      max: null,
    }
  }
  const intervalValue = (values: readonly number[], key: string): FacetValue => {
    const measures = values
      .map((value) => facts.valueNumbers[value])
      .filter((measure) => typeof measure === 'number')
    return {
      fieldName: `parameters.IntervalFacets[${key}]`,
      text: '',
      value: '',
      type: intervalKind,
      selected: query.intervals.has(key),
      disabled: false,
      count: values.reduce((sum, value) => sum + count(value), 0),
      min: measures.reduce((least, measure) => Math.min(least, measure), Infinity),
      max: measures.reduce((most, measure) => Math.max(most, measure), -Infinity),
    }
  }
  const order = (place: number) => (a: number, b: number) => {
    const [one, other] = [facts.valueNumbers[a], facts.valueNumbers[b]]
    if (typeof one === 'number' && typeof other === 'number') return one - other
    if (place === categoryAttribute) return a - b
    return compareSizes(text(a), text(b), collator)
  }
  const facet = ({ place, values }: Place, isInterval: boolean): Facet => {
    const attribute = facts.attributes[place] ?? { key: '', kind: 1, unit: '' }
    const shown =
      values.length > mostValues
        ? values
            .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || count(b) - count(a))
            .slice(0, mostValues)
        : values
    return {
      attributeId: attribute.key,
      name: names[place] ?? tongue.texts.attributes[place] ?? attribute.key,
      unit: attribute.unit,
      values: isInterval
        ? [intervalValue(values, attribute.key)]
        : shown.toSorted(order(place)).map((value) => singleValue(value, attribute.key, attribute.kind)),
    }
  }
  const isFiltered = (place: number): boolean => {
    const key = facts.attributes[place]?.key ?? ''
    return query.facets.has(key) || query.intervals.has(key)
  }
  const isInterval = ({ place, values }: Place): boolean =>
    facts.attributes[place]?.kind === intervalKind &&
    values.every((value) => typeof facts.valueNumbers[value] === 'number')

  const rightBelow = new Set(
    facts.categories.filter((category) => category.parent === parent).map(({ value }) => value),
  )
  const categories = (byAttribute[categoryAttribute]?.values ?? []).filter(
    (value) => rightBelow.has(value) || isChosen(value),
  )
  const coverage = ({ values }: Place): number => values.reduce((sum, value) => sum + count(value), 0)
  const dynamic = byAttribute
    .slice(labelAttribute + 1)
    .filter(({ place, values }) => isFiltered(place) || values.length > 1)
    .map((each) => ({ ...each, coverage: coverage(each) }))
    .filter((each) => isFiltered(each.place) || each.coverage >= leastCoverage * counted.products.length)
    .toSorted(
      (a, b) =>
        Number(isFiltered(b.place)) - Number(isFiltered(a.place)) ||
        b.coverage - a.coverage ||
        a.place - b.place,
    )
    .slice(0, Math.max(mostDynamic, query.facets.size + query.intervals.size))

  const mine: Facet | null = hasAssortment
    ? {
        attributeId: assortmentFilter,
        name: words.myAssortment,
        unit: '',
        values: [
          {
            fieldName: fieldOf(assortmentFilter),
            text: words.myAssortment,
            value: 'true',
            type: 1,
            selected: query.facets.has(assortmentFilter),
            disabled: false,
            count: counted.inAssortment,
            min: null,
            max: null,
          },
        ],
      }
    : null
  const all = [
    ...(mine ? [mine] : []),
    ...(categories.length > 1 || categories.some(isChosen)
      ? [facet({ place: categoryAttribute, values: categories }, false)]
      : []),
  ]
  const topCategoryFacets = all.filter((each) => each !== mine)
  const globalFacets = [brandAttribute, labelAttribute]
    .flatMap((place) => byAttribute[place] ?? [])
    .filter((each) => each.values.length > 0)
    .map((each) => facet(each, false))
  const dynamicFacets = dynamic.map((each) => facet(each, isInterval(each)))

  const known = new Map([...all, ...globalFacets, ...dynamicFacets].map((each) => [each.attributeId, each]))
  const active = (key: string, values: FacetValue[]): Facet => {
    const from = known.get(key)
    return { attributeId: key, name: from?.name ?? key, unit: from?.unit ?? '', values }
  }
  const unknownValue = (key: string, value: string): FacetValue => ({
    fieldName: fieldOf(key),
    text: value,
    value,
    type: 1,
    selected: true,
    disabled: false,
    count: 0,
    min: null,
    max: null,
  })
  const interval = (key: string, { from, to }: Interval): FacetValue => ({
    fieldName: `parameters.IntervalFacets[${key}]`,
    text: `${boundText(from)}–${boundText(to)}`,
    value: '',
    type: intervalKind,
    selected: true,
    disabled: false,
    count: counted.products.length,
    min: from,
    max: to,
  })
  return {
    myAssortment: mine,
    topCategoryFacets,
    globalFacets,
    dynamicFacets,
    activeFacets: [
      ...[...query.facets].map(([key, values]) =>
        active(
          key,
          values.map(
            (value) =>
              known.get(key)?.values.find((each) => each.value === value) ?? unknownValue(key, value),
          ),
        ),
      ),
      ...[...query.intervals].map(([key, bounds]) => active(key, [interval(key, bounds)])),
    ],
  }
}
