import { SearchPreparing, SearchUnavailable } from '@tradecounter/search'
import type { Link, NearMatches, SearchedWords, SearchResult, SiteKey } from '../../contract/index.ts'
import { searchUrl } from '../articles/view.ts'
import { listWhilePreparing } from './list-while-preparing.ts'
import { readListQuery } from './list-query.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { nearNumber, productHits } from './hits-view.ts'
import { searchContextOf } from './search-context.ts'
import { stockFacet } from './customer-listing.ts'
import { assortmentFacet } from './facets-view.ts'
import type { ListAnswer, ListRequest, Reader, ListQuery, ListTerms } from '../../platform/product-search.ts'
import { priceVisibilityOf } from '../articles/find-articles.ts'
import { priceDay } from '../articles/view.ts'
import { findOrderDefaults } from '../../accounts/service.ts'
import { listWarehouses } from '../../warehouses/service.ts'
import type { ApiContext, Caller, Services } from '../../platform/services.ts'
import { readVariantsById } from '../variants/view.ts'

/** Address of a search: did-you-mean and suggestions carry the search phrase (spec §2). */
export const phraseLink = (site: SiteKey, phrase: string): Link => ({
  text: phrase,
  url: searchUrl(site, phrase),
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

/** What the hits of an answer are for, as the contract has it. */
export const searchedWords = (
  { words, relaxed, corrected }: Pick<ListAnswer, 'words' | 'relaxed' | 'corrected'>,
  phrase: string,
): SearchedWords => words && { phrase: relaxed ?? corrected ?? phrase, ...words }

/** The list query of a call. Throws 400 with the name of the wrong parameter. */
export function listQueryOf(c: ApiContext): ListQuery {
  const { query, fault } = readListQuery(new URL(c.req.url).search)
  if (fault) throw new ApiError(400, fault.code, fault.message, { field: fault.field })
  return query
}

/**
 * What a customer may narrow and sort lists by; undefined for a visitor, who sees neither stock nor prices (spec §6).
 */
export async function listTermsOf(
  { store: { db }, clock }: Services,
  caller: Caller,
): Promise<ListTerms | undefined> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  if (terms === null) return undefined
  const { warehouses } = await listWarehouses(db, caller.site)
  const { branchId } = await findOrderDefaults(db, caller)
  return {
    priceGroup: hidesPrices ? null : terms.priceGroup,
    day: priceDay(caller.site, clock()),
    warehouseId: warehouses.some(({ id }) => id === branchId) ? branchId : terms.warehouseId,
    branches: warehouses,
  }
}

/** Facets that change nothing for a caller: the assortment of one who sees nothing else, and stock for a visitor. */
const isWithoutEffect = (key: string, reader: Reader, terms: ListTerms | undefined): boolean =>
  (key === assortmentFacet && reader.assortmentOnly === true) || (key === stockFacet && terms === undefined)

/** The search request of a caller. */
async function requestOf(services: Services, caller: Caller, query: ListQuery): Promise<ListRequest> {
  const reader = await searchContextOf(services, caller)
  const terms = await listTermsOf(services, caller)
  const facets = new Map([...query.facets].filter(([key]) => !isWithoutEffect(key, reader, terms)))
  return { ...query, ...reader, terms, facets }
}

async function nearMatchesOf(
  { store: { db } }: Services,
  caller: Caller,
  { unused, phrase, total, hits }: NonNullable<ListAnswer['near']>,
): Promise<NearMatches> {
  const products = await productHits(db, caller, hits)
  return phrase === null
    ? { kind: 'mentions', words: unused, total, products }
    : { kind: 'withoutWord', unused, link: phraseLink(caller.site, phrase), total, products }
}

/** One page of a list in the caller's language; null when the search index does not have the category. */
export async function readList(
  services: Services,
  caller: Caller,
  query: ListQuery,
  categoryPath?: string,
): Promise<{ result: SearchResult; categories: ListAnswer['categories'] } | null> {
  const request = await requestOf(services, caller, query)
  const answer = await services.search
    .list(categoryPath === undefined ? request : { ...request, categoryPath })
    .catch((cause: unknown) => {
      if (cause instanceof SearchPreparing) return cause
      if (cause instanceof SearchUnavailable) throw searchUnavailable(cause.message)
      throw cause
    })
  if (answer instanceof SearchPreparing)
    return listWhilePreparing(services, caller, query, { progress: answer.progress, categoryPath })
  if (answer === null) return null
  const { db } = services.store
  const exact = answer.exactVariantId
  const exactVariant = exact === null ? undefined : (await readVariantsById(db, caller, [exact])).get(exact)
  const neighbours = await readVariantsById(db, caller, answer.neighbourIds)
  return {
    categories: answer.categories,
    result: {
      searchPhrase: query.phrase,
      didYouMean: answer.corrected === null ? null : phraseLink(caller.site, answer.corrected),
      exactMatchUrl: exactVariant?.item.url ?? null,
      nearNumbers: answer.neighbourIds.flatMap((id) => neighbours.get(id)?.item ?? []).map(nearNumber),
      preparing: null,
      total: answer.total,
      page: answer.page,
      pageSize: answer.pageSize,
      sort: answer.sort,
      products: await productHits(db, caller, answer.hits),
      words: searchedWords(answer, query.phrase),
      onlyMentioned: answer.onlyMentioned,
      nearMatches: answer.near && (await nearMatchesOf(services, caller, answer.near)),
      facets: answer.facets,
    },
  }
}
