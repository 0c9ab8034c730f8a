import { SearchUnavailable } from '@tradecounter/search'
import { sites, type Link, type SearchResult, type SiteKey } from '../../contract/index.ts'
import { readListQuery, type ListQuery } from './list-query.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { productHits } from './hits-view.ts'
import { searchContextOf } from '../../accounts/users/search-context.ts'
import type { ListAnswer, ListRequest } from './product-search.ts'
import type { ApiContext, Caller, Services } from '../../platform/services.ts'
import { readVariantsById } from '../variants/view.ts'

/** Address of a search: did-you-mean and suggestions carry the search phrase (spec §2). */
export const phraseLink = (site: SiteKey, phrase: string): Link => ({
  text: phrase,
  url: `${sites[site].searchBasePath}?parameters.SearchPhrase=${encodeURIComponent(phrase)}`,
})

/** 503: the search index is being built; the call can be repeated. */
export const searchUnavailable = (message: string): ApiError =>
  new ApiError(503, 'searchUnavailable', message, { headers: { 'retry-after': '1' } })

/** Waits for the search; 503 while it cannot answer. */
export async function awaitSearch<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof SearchUnavailable)) throw cause
    throw searchUnavailable(cause.message)
  }
}

/** The list query of a call. Throws 400 with the name of the wrong parameter. */
export function listQueryOf(c: ApiContext): ListQuery {
  const { query, fault } = readListQuery(new URL(c.req.url).search)
  if (fault) throw new ApiError(400, fault.code, fault.message, { field: fault.field })
  return query
}

/** The search request of a caller. Callers who see only their own assortment need no filter by it. */
async function requestOf(services: Services, caller: Caller, query: ListQuery): Promise<ListRequest> {
  const reader = await searchContextOf(services, caller)
  if (!reader.assortmentOnly) return { ...query, ...reader }
  return { ...query, ...reader, facets: new Map([...query.facets].filter(([key]) => key !== 'myAssortment')) }
}

/** One page of a list in the caller's language; null when the search index does not have the category. */
export async function readList(
  services: Services,
  caller: Caller,
  query: ListQuery,
  categoryPath?: string,
): Promise<{ result: SearchResult; categories: ListAnswer['categories'] } | null> {
  const request = await requestOf(services, caller, query)
  const answer = await awaitSearch(
    services.search.list(categoryPath === undefined ? request : { ...request, categoryPath }),
  )
  if (answer === null) return null
  const { db } = services.store
  const exact = answer.exactVariantId
  const exactVariant = exact === null ? undefined : (await readVariantsById(db, caller, [exact])).get(exact)
  return {
    categories: answer.categories,
    result: {
      searchPhrase: query.phrase,
      didYouMean: answer.corrected === null ? null : phraseLink(caller.site, answer.corrected),
      exactMatchUrl: exactVariant?.item.url ?? null,
      total: answer.total,
      page: answer.page,
      pageSize: answer.pageSize,
      sort: answer.sort,
      products: await productHits(db, caller, answer.hits),
      facets: answer.facets,
    },
  }
}
