import type { Columns } from '../index/columns.ts'
import type { Filter } from './count-values.ts'
import type { IndexFacts } from '../index/index-file.ts'
import type { ListQuery } from '../../api/catalogue/search/list-query.ts'

/** Address of the filter for the customer's own assortment. */
export const assortmentFilter = 'myAssortment'

/** Reads the filters of queries as sets of values. */
export function openFilters(facts: IndexFacts, columns: Columns) {
  const places = new Map(facts.attributes.map((attribute, place) => [attribute.key, place]))
  const valuesOf: Array<Map<string, number>> = facts.attributes.map(() => new Map())
  for (const [value, key] of facts.valueKeys.entries())
    valuesOf[columns.attributeOf[value] ?? 0]?.set(key, value)

  const inInterval = (place: number, from: number, to: number): Set<number> =>
    new Set(
      [...(valuesOf[place]?.values() ?? [])].filter((value) => {
        const measure = facts.valueNumbers[value]
        return measure !== null && measure !== undefined && measure >= from && measure <= to
      }),
    )

  return ({ facets, intervals }: Pick<ListQuery, 'facets' | 'intervals'>): Filter[] => {
    const filters = new Map<number, Filter>()
    // An attribute that nobody has is filter enough: nothing passes it. Its place only has to be its own.
    let unknown = facts.attributes.length
    for (const [key, chosen] of facets) {
      if (key === assortmentFilter) continue
      const attribute = places.get(key) ?? unknown++
      const values = new Set(
        chosen.map((value) => valuesOf[attribute]?.get(value)).filter((value) => value !== undefined),
      )
      filters.set(attribute, { attribute, values })
    }
    for (const [key, { from, to }] of intervals) {
      const attribute = places.get(key) ?? unknown++
      const within = inInterval(attribute, from ?? -Infinity, to ?? Infinity)
      const other = filters.get(attribute)
      filters.set(attribute, {
        attribute,
        values: other ? new Set([...within].filter((value) => other.values.has(value))) : within,
      })
    }
    return [...filters.values()]
  }
}
