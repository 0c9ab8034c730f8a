import type { Facet, FacetValue } from '../../contract/index.ts'
import type { Counted } from '../../../search/facets/count-values.ts'
import type { Index, Tongue } from '../../../search/index-reader.ts'
import type { Interval, ListQuery } from './list-query.ts'
import { assortmentFilter } from '../../../search/facets/filters.ts'
import { facetLabelsFor } from '../../sites/translations/translations.ts'

const mostValues = 150
export const intervalKind = 2
const radioKind = 3

/** An attribute's place and those of its values that a list offers. */
export interface Place {
  place: number
  values: number[]
}

const fieldOf = (key: string): string => `parameters.Facets[${key}]`
const intervalFieldOf = (key: string): string => `parameters.IntervalFacets[${key}]`
const boundText = (bound: number | null): string => (bound === null ? '' : String(bound).replace('.', ','))

/** A chosen value that the list does not know: it must still be there to be taken away. */
export const unknownValue = (key: string, value: string): FacetValue => ({
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

/** A chosen interval as one value. */
export const chosenInterval = (key: string, { from, to }: Interval, count: number): FacetValue => ({
  fieldName: intervalFieldOf(key),
  text: `${boundText(from)}–${boundText(to)}`,
  value: '',
  type: intervalKind,
  selected: true,
  disabled: false,
  count,
  min: from,
  max: to,
})

/** Writes facets as the contract has them, in the reader's language. */
export function facetWriter(
  index: Index,
  tongue: Tongue,
  counted: Counted,
  query: Pick<ListQuery, 'facets' | 'intervals'>,
  chosen: ReadonlySet<number>,
) {
  const { facts } = index
  const { ranks, texts } = tongue.order
  const words = facetLabelsFor(tongue.language)
  const names = [words.category, words.brand, words.label]
  const count = (value: number): number => counted.counts[value] ?? 0

  const single = (value: number, fieldName: string, kind: number): FacetValue => {
    const selected = chosen.has(value)
    return {
      fieldName,
      text: texts[value] ?? '',
      value: facts.valueKeys[value] ?? '',
      type: kind === radioKind ? radioKind : 1,
      selected,
      disabled: count(value) === 0 && !selected,
      count: count(value),
      min: null,
      max: null,
    }
  }
  const interval = (values: readonly number[], key: string, place: number): FacetValue => {
    let [min, max] = [Infinity, -Infinity]
    for (const value of values) {
      const measure = facts.valueNumbers[value]
      if (typeof measure !== 'number') continue
      min = Math.min(min, measure)
      max = Math.max(max, measure)
    }
    return {
      fieldName: intervalFieldOf(key),
      text: '',
      value: '',
      type: intervalKind,
      selected: query.intervals.has(key),
      disabled: false,
      count: counted.covered[place] ?? 0,
      min,
      max,
    }
  }
  /** Those that are chosen or fullest, when there are more than anybody reads. */
  const shown = (values: readonly number[]): readonly number[] =>
    values.length <= mostValues
      ? values
      : values
          .toSorted((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || count(b) - count(a))
          .slice(0, mostValues)

  return {
    facet({ place, values }: Place, isInterval = false): Facet {
      const attribute = facts.attributes[place] ?? { key: '', kind: 1, unit: '' }
      const fieldName = fieldOf(attribute.key)
      return {
        attributeId: attribute.key,
        name: names[place] ?? tongue.texts.attributes[place] ?? attribute.key,
        unit: attribute.unit,
        values: isInterval
          ? [interval(values, attribute.key, place)]
          : shown(values)
              .toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
              .map((value) => single(value, fieldName, attribute.kind)),
      }
    },
    assortment(): Facet {
      const selected = query.facets.has(assortmentFilter)
      return {
        attributeId: assortmentFilter,
        name: words.myAssortment,
        unit: '',
        values: [
          {
            fieldName: fieldOf(assortmentFilter),
            text: words.myAssortment,
            value: 'true',
            type: 1,
            selected,
            disabled: counted.inAssortment === 0 && !selected,
            count: counted.inAssortment,
            min: null,
            max: null,
          },
        ],
      }
    },
  }
}
