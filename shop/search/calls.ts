import type { CategoryResult, ProductHit, SearchResult } from '@tradecounter/api/contract'
import { useAnswer, withQuery } from '@tradecounter/shop/core'
import { apiQuery, type ListQuery } from './query/list-query.ts'

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
const listAddress = (source: ListSource, query: ListQuery): string =>
  source.kind === 'search' ? searchAddress(query) : categoryAddress(source.path, query)

const resultOf = (answer: SearchResult | CategoryResult | undefined): SearchResult | undefined =>
  answer !== undefined && 'result' in answer ? answer.result : answer

/** The variants that the rows of a list show, for their stock and prices. */
export const rowsOf = (result: SearchResult | undefined): ProductHit['variant'][] =>
  result?.products.map(({ variant }) => variant) ?? []

/** One page of a list. */
export function useList(source: ListSource, query: ListQuery) {
  const { data, error, mutate } = useAnswer<SearchResult | CategoryResult, unknown>(
    listAddress(source, query),
  )
  return { result: resultOf(data), error, retry: () => mutate() }
}

/** A category with its texts; its 404 is the page's. The list of it comes from `useList` with the same key. */
export const useCategory = (path: string, query: ListQuery) =>
  useAnswer<CategoryResult>(categoryAddress(path, query), { keepPreviousData: true })
