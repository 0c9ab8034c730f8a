import { useMemo, useSyncExternalStore } from 'react'
import { withQuery } from '@tradecounter/shop/core'
import {
  type ListNames,
  type ListState,
  othersParameters,
  parametersOf,
  readListState,
} from './list-state.ts'

const listeners = new Set<() => void>()

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

const queryNow = (): string => window.location.search.slice(1)

export interface ListAddress {
  state: ListState
  /** The name of a parameter of the list in the address. */
  nameOf: (parameter: string) => string
  /** What the address says about the other lists of the page. */
  others: readonly [string, string][]
  /** The address of another state of the list. */
  hrefOf: (state: ListState) => string
  /** Goes to another state: a new history entry, without a page load. */
  go: (state: ListState) => void
}

/** The state of the list in the address. `path` is the page's own, `initialQuery` what the server rendered. */
export function useListState(path: string, initialQuery: string, names: ListNames): ListAddress {
  const query = useSyncExternalStore(subscribe, queryNow, () => initialQuery)
  const state = useMemo(() => readListState(query, names), [query, names])
  const others = useMemo(() => othersParameters(query, names), [query, names])
  const nameOf = (parameter: string): string => `${names.prefix ?? ''}${parameter}`
  const hrefOf = (next: ListState): string =>
    withQuery(path, {
      ...Object.fromEntries(others),
      ...Object.fromEntries(
        Object.entries(parametersOf(next)).map(([parameter, value]) => [nameOf(parameter), value]),
      ),
    })
  return {
    state,
    nameOf,
    others,
    hrefOf,
    go: (next) => {
      window.history.pushState(null, '', hrefOf(next))
      for (const listener of listeners) listener()
    },
  }
}
