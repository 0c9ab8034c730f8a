import { useDeferredValue, useState } from 'react'
import type { SearchResult } from '@tradecounter/api/contract'
import { useList, type ListSource } from '../calls.ts'
import { atPage } from '../query/list-changes.ts'
import { writeListQuery, type ListQuery } from '../query/list-query.ts'

/** The visible pages of one list. */
export interface Span {
  query: ListQuery
  first: number
  last: number
  /** The user requested its last page: its first row gets the focus. */
  extended: boolean
}

export interface Listing {
  /** The shown list: while another one loads, the previous one. */
  span: Span
  /** The answer of its first page. Undefined only before the first answer. */
  result: SearchResult | undefined
  /** Another list than the shown one is loading. */
  busy: boolean
  error: unknown
  retry: () => unknown
  /** Loads one more page. */
  extend: () => void
  /** Restores the pages from before the reader left. */
  restore: (first: number, last: number) => void
}

const keyOf = (query: ListQuery): string => writeListQuery(atPage(query, 1))

const beginning = (query: ListQuery): Span => ({
  query,
  first: query.page,
  last: query.page,
  extended: false,
})

/**
 * The list for the address; the previous one stays until it has loaded. Late answers never win, because the address
 * decides. A click is shown where it was made before its list renders, because rendering many rows would block the
 * frame.
 */
export function useListing(source: ListSource, asked: ListQuery): Listing {
  const query = useDeferredValue(asked)
  const [wanted, setWanted] = useState(() => beginning(query))
  const [settled, setSettled] = useState(wanted)
  const span = keyOf(wanted.query) === keyOf(query) ? wanted : beginning(query)
  if (span !== wanted) setWanted(span)
  const answer = useList(source, atPage(span.query, span.first))
  const arrived = answer.result !== undefined
  if (arrived && settled !== span) setSettled(span)
  const shown = arrived ? span : settled
  const before = useList(source, atPage(shown.query, shown.first))
  return {
    span: shown,
    result: answer.result ?? before.result,
    busy: query !== asked || (!arrived && answer.error === undefined),
    error: arrived ? undefined : answer.error,
    retry: answer.retry,
    extend: () => setWanted({ ...span, last: span.last + 1, extended: true }),
    restore: (first, last) => setWanted({ ...span, first, last, extended: false }),
  }
}
