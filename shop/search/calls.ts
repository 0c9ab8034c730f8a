import { useEffect, useRef } from 'react'
import type { CategoryResult, QuickSearchResult, SearchResult } from '@tradecounter/api/contract'
import { useAnswer, useCall, withQuery } from '@tradecounter/shop/core'
import { apiQuery, type ListQuery } from './list-query.ts'

/** Where a list comes from: the search, or one category. */
export type ListSource = { kind: 'search' } | { kind: 'category'; path: string }

export const searchAddress = (query: ListQuery): string => {
  const text = apiQuery(query)
  return text === '' ? '/api/search' : `/api/search?${text}`
}

export const categoryAddress = (path: string, query: ListQuery): string => {
  const text = apiQuery(query)
  const address = withQuery('/api/category', { path })
  return text === '' ? address : `${address}&${text}`
}

/** The address and SWR key of a list. */
export const listAddress = (source: ListSource, query: ListQuery): string =>
  source.kind === 'search' ? searchAddress(query) : categoryAddress(source.path, query)

const resultOf = (answer: SearchResult | CategoryResult | undefined): SearchResult | undefined =>
  answer !== undefined && 'result' in answer ? answer.result : answer

/** One page of a list. */
export function useList(source: ListSource, query: ListQuery) {
  const { data, error, mutate } = useAnswer<SearchResult | CategoryResult, unknown>(
    listAddress(source, query),
  )
  return { result: resultOf(data), error, retry: () => void mutate() }
}

/** A category with its words; its 404 is the page's. The list of it comes from `useList` with the same key. */
export const useCategory = (path: string, query: ListQuery) =>
  useAnswer<CategoryResult>(categoryAddress(path, query), { keepPreviousData: true })

/**
 * Quick results of a phrase, null for none wanted, with the function that orders them into sections: its code comes
 * with the first answer. A request that is no longer wanted is ended, and an answer to an earlier phrase never
 * shows (SRCH-1).
 */
export function useQuickResult(phrase: string | null) {
  const { call } = useCall()
  const running = useRef<AbortController | null>(null)
  const key = phrase === null ? null : withQuery('/api/search/quick', { searchPhrase: phrase })
  useEffect(() => {
    if (key === null) running.current?.abort()
  }, [key])
  return useAnswer(
    key,
    async (address: string) => {
      running.current?.abort()
      running.current = new AbortController()
      const [result, { quickSections }] = await Promise.all([
        call<QuickSearchResult>(address, { signal: running.current.signal }),
        import('./quick-sections.ts'),
      ])
      return { result, quickSections }
    },
    { keepPreviousData: true, dedupingInterval: 0 },
  )
}
