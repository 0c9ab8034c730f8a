import { useMemo, useSyncExternalStore } from 'react'
import { readListQuery, writeListQuery, type ListQuery } from './list-query.ts'

const listeners = new Set<() => void>()

/**
 * Called before one list replaces another on the same page. After going back, the address is already the other
 * one's.
 */
export const leaving = new Set<(by: 'choice' | 'history') => void>()

const subscribe = (onChange: () => void): (() => void) => {
  const returned = (): void => {
    for (const leave of leaving) leave('history')
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('popstate', returned)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('popstate', returned)
  }
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

const addressQuery = (): string => window.location.search.slice(1)

export interface ListAddress {
  query: ListQuery
  /** The address of another state of this list, for links. */
  hrefOf: (query: ListQuery) => string
  /** Goes to another state: a new history entry, without a page load. */
  go: (query: ListQuery) => void
  /** Like `go`, without a history entry: for the page reached by "show more". */
  settle: (query: ListQuery) => void
}

/**
 * The state of a list, which is its address (FILT-2): back, forward and reload restore it, and it can be shared.
 * `path` is the page's own, `initialQuery` what the server rendered.
 */
export function useListAddress(path: string, initialQuery: string): ListAddress {
  const text = useSyncExternalStore(subscribe, addressQuery, () => initialQuery)
  const query = useMemo(() => readListQuery(text), [text])
  const hrefOf = (next: ListQuery): string => {
    const written = writeListQuery(next)
    return written === '' ? path : `${path}?${written}`
  }
  return {
    query,
    hrefOf,
    go: (next) => {
      for (const leave of leaving) leave('choice')
      window.history.pushState(null, '', hrefOf(next))
      tell()
    },
    settle: (next) => {
      window.history.replaceState(window.history.state, '', hrefOf(next))
    },
  }
}
