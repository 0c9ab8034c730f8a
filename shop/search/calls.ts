import type { catalogueCalls, CategoryResult, ProductHit, SearchResult } from '@tradecounter/api/contract'
import { addressOfCall, addressOfList, useAnswer, type AnswerAddress } from '@tradecounter/shop/core'
import { apiQuery, type ListQuery } from './query/list-query.ts'

/** Source of a list: the search, or one category. */
export type ListSource = { kind: 'search' } | { kind: 'category'; path: string }

export const searchAddress = (query: ListQuery) =>
  addressOfList(addressOfCall<typeof catalogueCalls.search>('/api/search'), apiQuery(query))

export const categoryAddress = (path: string, query: ListQuery) =>
  addressOfList(addressOfCall<typeof catalogueCalls.category>('/api/category', { path }), apiQuery(query))

/** The address and SWR key of a list. */
const listAddress = (source: ListSource, query: ListQuery): AnswerAddress<SearchResult | CategoryResult> =>
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
  const { data, error, mutate } = useAnswer(listAddress(source, query), untilPrepared)
  return { result: resultOf(data), error, retry: () => mutate() }
}
