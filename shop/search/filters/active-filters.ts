import type { Facet } from '@tradecounter/api/contract'
import type { Interval, ListQuery } from '../query/list-query.ts'

/** One active filter, with its texts from the answer or, if missing, from the address. */
export interface ActiveFilter {
  /** Empty for the phrase within a category. */
  attributeId: string
  /** Empty for an interval, and for that phrase. */
  value: string
  text: string
}

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)

const range = ({ from, to }: Interval): string =>
  to === '' ? `≥ ${from}` : from === '' ? `≤ ${to}` : `${from}–${to}`

/** Avoids repeating the facet's name if the value is the same text. */
const named = ({ name, unit }: Facet, text: string): string =>
  name === text ? text : `${name}: ${withUnit(text, unit)}`

/** The active filters, in the order of the address. `within` names the phrase within a category. */
export function activeFilters(
  known: readonly Facet[],
  query: ListQuery,
  within: (phrase: string) => string,
): ActiveFilter[] {
  const chosen = [...query.facets].flatMap(([attributeId, values]) => {
    const facet = known.find((one) => one.attributeId === attributeId)
    return values.map((value) => {
      const text = facet?.values.find((one) => one.value === value)?.text ?? value
      return { attributeId, value, text: facet ? named(facet, text) : text }
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
  const phrase = query.fullText === '' ? [] : [{ attributeId: '', value: '', text: within(query.fullText) }]
  return [...phrase, ...chosen, ...intervals]
}
