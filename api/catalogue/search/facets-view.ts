import type { Facet, FacetValue, Facets } from '../../contract/index.ts'
import { ownWarehouse, stockFacet } from './customer-listing.ts'
import type { ListQuery, ListTerms } from '../../platform/product-search.ts'
import { isFeatureCode, isValueCode } from '../variants/attribute-names.ts'
import { languageFor } from '../texts.ts'
import { facetLabelsFor } from '../../sites/service.ts'
import {
  collatorOf,
  compareSizes,
  type Facet as EngineFacet,
  type Interval,
  type Language,
  type ListAnswer,
} from '@tradecounter/search'

/** Attribute id of the facet for the customer's assortment. */
export const assortmentFacet = 'myAssortment'

/** Types of facet values (spec §3). */
const valueTypes = { single: 1, interval: 2, radio: 3 } as const

const fieldOf = (key: string): string => `parameters.Facets[${key}]`
const intervalFieldOf = (key: string): string => `parameters.IntervalFacets[${key}]`
const boundText = (bound: number | null): string => (bound === null ? '' : String(bound).replace('.', ','))

/** A selected value that the list does not offer: it must still be possible to remove it. */
const unknownValue = (key: string, value: string): FacetValue => ({
  fieldName: fieldOf(key),
  text: value,
  value,
  type: valueTypes.single,
  selected: true,
  disabled: false,
  count: 0,
  min: null,
  max: null,
})

const selectedInterval = (key: string, { from, to }: Interval, count: number): FacetValue => ({
  fieldName: intervalFieldOf(key),
  text: `${boundText(from)}–${boundText(to)}`,
  value: '',
  type: valueTypes.interval,
  selected: true,
  disabled: false,
  count,
  min: from,
  max: to,
})

function intervalValue(key: string, interval: NonNullable<EngineFacet['interval']>): FacetValue {
  const { count, isSelected, min, max } = interval
  return {
    fieldName: intervalFieldOf(key),
    text: '',
    value: '',
    type: valueTypes.interval,
    selected: isSelected,
    disabled: false,
    count,
    min,
    max,
  }
}

/** An engine's facet as the contract defines it. */
function facetView(
  { attribute, kind, name, language = '', unit, values, interval }: EngineFacet,
  reader: Language,
): Facet {
  const type = kind === valueTypes.radio ? valueTypes.radio : valueTypes.single
  return {
    attributeId: attribute,
    name,
    ...languageFor(reader, language),
    unit,
    values: interval
      ? [intervalValue(attribute, interval)]
      : values.map(({ key, text, language: ofText = '', count, isSelected }) => ({
          fieldName: fieldOf(attribute),
          text,
          ...languageFor(reader, ofText),
          value: key,
          type,
          selected: isSelected,
          disabled: count === 0 && !isSelected,
          count,
          min: null,
          max: null,
        })),
  }
}

/** The engine knows labels by number only: their texts are the site's. */
function labelFacet(facet: EngineFacet, language: Language): EngineFacet {
  const { labels, label: name } = facetLabelsFor(language)
  const collator = collatorOf(language)
  const values = facet.values
    .map((value) => ({ ...value, text: labels[value.key] ?? '' }))
    .toSorted((a, b) => compareSizes(a.text, b.text, collator))
  return { ...facet, name, values }
}

const assortmentView = (name: string, count: number, isSelected: boolean): Facet => ({
  attributeId: assortmentFacet,
  name,
  unit: '',
  values: [
    {
      fieldName: fieldOf(assortmentFacet),
      text: name,
      value: 'true',
      type: valueTypes.single,
      selected: isSelected,
      disabled: count === 0 && !isSelected,
      count,
      min: null,
      max: null,
    },
  ],
})

/** Numbers of products by the warehouse that has them in stock. */
export interface StockCounts {
  terms: ListTerms
  /** Products in stock or not. */
  total: number
  countOf: (warehouseId: string) => number
}

/** The stock facet: everything, the customer's own warehouse, then the other branches by name. */
function stockFacetView(
  { terms, total, countOf }: StockCounts,
  selected: string | undefined,
  words: { inStock: string; inStockAll: string; inStockMine: string },
): Facet {
  const own = terms.branches.find(({ id }) => id === terms.warehouseId)
  const others = terms.branches.filter(({ id }) => id !== terms.warehouseId)
  const value = (key: string, text: string, count: number): FacetValue => ({
    fieldName: fieldOf(stockFacet),
    text,
    value: key,
    type: valueTypes.radio,
    selected: key === (selected ?? ''),
    disabled: count === 0 && key !== (selected ?? ''),
    count,
    min: null,
    max: null,
  })
  return {
    attributeId: stockFacet,
    name: words.inStock,
    unit: '',
    values: [
      value('', words.inStockAll, total),
      value(
        ownWarehouse,
        own === undefined ? words.inStockMine : `${words.inStockMine} (${own.name})`,
        countOf(terms.warehouseId),
      ),
      ...others.map(({ id, name }) => value(id, name, countOf(id))),
    ],
  }
}

/** The selected values in the order of the address, with the names of the facets that are offered. */
function activeFacets(
  offered: readonly Facet[],
  query: Pick<ListQuery, 'facets' | 'intervals'>,
  total: number,
): Facet[] {
  const known = new Map(offered.map((each) => [each.attributeId, each]))
  const active = (key: string, values: FacetValue[]): Facet => {
    const facet = known.get(key)
    return facet === undefined ? { attributeId: key, name: key, unit: '', values } : { ...facet, values }
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
    ...[...query.intervals].map(([key, bounds]) => active(key, [selectedInterval(key, bounds, total)])),
  ]
}

/** The facets of a list as the contract defines them, with their names in the language of the request. */
export function facetsView(
  { facets, total }: Pick<ListAnswer, 'facets' | 'total'>,
  request: Pick<ListQuery, 'facets' | 'intervals'> & { language: Language },
  stock: StockCounts | null = null,
): Facets {
  const { language } = request
  const words = facetLabelsFor(language)
  const { assortment, category, brand, label, attributes } = facets
  const myAssortment =
    assortment && assortmentView(words.myAssortment, assortment.count, assortment.isSelected)
  const inStock = stock && stockFacetView(stock, request.facets.get(stockFacet)?.[0], words)
  const topCategoryFacets = category ? [facetView({ ...category, name: words.category }, language)] : []
  const globalFacets = [
    ...(brand ? [facetView({ ...brand, name: words.brand }, language)] : []),
    ...(label ? [facetView(labelFacet(label, language), language)] : []),
  ]
  const dynamicFacets = attributes.flatMap((facet) => {
    const values = facet.values.filter(({ text }) => !isValueCode(text))
    const hasNames = !isFeatureCode(facet.name) && (facet.interval !== null || values.length > 0)
    return hasNames ? [facetView({ ...facet, values }, language)] : []
  })
  const offered = [
    ...(myAssortment ? [myAssortment] : []),
    ...(inStock ? [inStock] : []),
    ...topCategoryFacets,
    ...globalFacets,
    ...dynamicFacets,
  ]
  return {
    myAssortment,
    inStock,
    topCategoryFacets,
    globalFacets,
    dynamicFacets,
    activeFacets: activeFacets(offered, request, total),
  }
}
