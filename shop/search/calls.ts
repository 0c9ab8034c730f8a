import type { CategoryResult, ProductHit, SearchResult } from '@tradecounter/api/contract'
import { useAnswer, withQuery } from '@tradecounter/shop/core'
import { apiQuery, type ListQuery } from './query/list-query.ts'

/** Source of a list: the search, or one category. */
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

/** The variants shown in the rows of a list, for their stock and prices. */
export const rowsOf = (result: SearchResult | undefined): ProductHit['variant'][] =>
  result?.products.map(({ variant }) => variant) ?? []

/** How often a list asks again while the search is being prepared, in milliseconds. */
const preparingInterval = 3000

const untilPrepared = {
  refreshInterval: (answer: SearchResult | CategoryResult | undefined): number =>
    (resultOf(answer)?.preparing ?? null) === null ? 0 : preparingInterval,
}

/** One page of a list. */
export function useList(source: ListSource, query: ListQuery) {
  const { data, error, mutate } = useAnswer<SearchResult | CategoryResult, unknown>(
    listAddress(source, query),
    untilPrepared,
  )
  return { result: resultOf(data), error, retry: () => mutate() }
}

/** A category with its texts; 404 if it does not exist. Its list comes from `useList` with the same key. */
export const useCategory = (path: string, query: ListQuery) =>
  useAnswer<CategoryResult>(categoryAddress(path, query), {
    keepPreviousData: true,
    ...untilPrepared,
  })
