import type { SearchTerm, TrackedItem } from '@tradecounter/shop/core'
import type { ListQuery } from '../query/list-query.ts'

/** One row for tracking. */
export interface TrackedRow {
  /** Sent to the service when the row is followed. */
  ticket: string
  /** Address of its link, with the locale. */
  href: string
  code: string
  /** In minor units; null if none is shown. */
  price: number | null
  quantity: number
  /** Index in the list, from 0. */
  index: number
}

/** A row as a tracked item (spec §3). */
export const trackedItem = (
  { code, price, quantity, index }: TrackedRow,
  listName: string,
  term: SearchTerm | null,
): TrackedItem => ({
  item_variant: code,
  item_list_name: listName,
  price: price === null ? null : price / 100,
  quantity,
  index,
  action_type: term?.actionType ?? '',
  search_term: term?.searchTerm ?? '',
})

/** One selected or removed filter: a value, or an interval as `from–to`. */
export interface FilterChange {
  filter_name: string
  filter_value: string
  selected: boolean
}

const chosen = (query: ListQuery): Map<string, FilterChange> => {
  const values = [...query.facets].flatMap(([name, each]) => each.map((value) => [name, value] as const))
  const intervals = query.intervals.map(
    ({ attributeId, from, to }) => [attributeId, `${from}–${to}`] as const,
  )
  return new Map(
    [...values, ...intervals].map(([name, value]) => [
      `${name}=${value}`,
      { filter_name: name, filter_value: value, selected: true },
    ]),
  )
}

/** The filters that were removed and added between two lists. */
export function filterChanges(before: ListQuery, after: ListQuery): FilterChange[] {
  const [was, is] = [chosen(before), chosen(after)]
  const cleared = [...was].filter(([key]) => !is.has(key)).map(([, one]) => ({ ...one, selected: false }))
  return [...cleared, ...[...is].filter(([key]) => !was.has(key)).map(([, one]) => one)]
}
