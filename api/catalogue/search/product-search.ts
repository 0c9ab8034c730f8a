import {
  SearchUnavailable,
  type Filters,
  type ListAnswer as EngineListAnswer,
  type QuickRequest as EngineQuickRequest,
  type SearchEngine,
  type SortOrder,
} from '@tradecounter/search'
import type { Sort } from '../../contract/index.ts'
import { customerListing, stockFacet, visitorListing, type CustomerListing } from './customer-listing.ts'
import { assortmentFacet, facetsView, type StockCounts } from './facets-view.ts'
import { pageSize } from './list-query.ts'
import type { ListQuery, ListTerms, ProductSearch, QuickRequest } from '../../platform/product-search.ts'
import type { SynonymFinder } from './synonym-files.ts'
import type { VariantTables } from './variant-tables/variant-tables.ts'

const sortOrders: Record<Sort, SortOrder> = {
  Relevance: 'relevance',
  AlphabeticalAsc: 'nameAscending',
  AlphabeticalDesc: 'nameDescending',
  PriceAsc: 'valueAscending',
  PriceDesc: 'valueDescending',
  StockDesc: 'valueDescending',
}

/** Assortment and stock are facets of a list like any other, but no attributes of the engine. */
const filtersOf = ({
  facets,
  intervals,
}: Pick<ListQuery, 'facets' | 'intervals'>): Filters & { inAssortment: boolean } => ({
  filters: new Map([...facets].filter(([key]) => key !== assortmentFacet && key !== stockFacet)),
  intervals,
  inAssortment: facets.has(assortmentFacet),
})

/** A list query in terms of the engine. */
export const engineQuery = (query: ListQuery) => ({
  ...filtersOf(query),
  phrase: query.phrase,
  mentions: query.mentions === true,
  page: query.page,
  sort: sortOrders[query.sort],
})

/** The stock facet as the engine has counted it; null while the stock is not known. */
const stockView = (
  { marks, warehouses }: CustomerListing,
  terms: ListTerms | undefined,
  answer: EngineListAnswer,
): StockCounts | null => {
  if (terms === undefined || marks === null || answer.marks === null) return null
  const { counts, total } = answer.marks
  const countOf = (id: string): number => counts[warehouses.indexOf(id)] ?? 0
  return { terms, total, countOf }
}

/** Serves the contract's searches from an engine, with the synonyms of the site. */
export function productSearch(
  engine: SearchEngine,
  synonyms: SynonymFinder,
  tables: VariantTables,
): ProductSearch {
  const listingOf = async (
    terms: ListTerms | undefined,
    { facets, sort = 'Relevance' }: Pick<ListQuery, 'facets'> & { sort?: Sort },
  ): Promise<CustomerListing> => {
    if (terms === undefined) return visitorListing(sort)
    const listing = await customerListing(tables, terms, { sort, stock: facets.get(stockFacet)?.[0] })
    if (listing.isPending) throw new SearchUnavailable('The stock of the warehouses is being read.')
    return listing
  }
  const contextOf = ({
    phrase,
    language,
    customer,
    assortmentOnly,
    site,
  }: QuickRequest): EngineQuickRequest => {
    const found = phrase === '' ? [] : synonyms.find(phrase, language, site)
    return {
      phrase,
      language,
      customer,
      ...(assortmentOnly === undefined ? {} : { assortmentOnly }),
      ...(found.length > 0 ? { synonyms: found } : {}),
    }
  }
  return {
    async list(request) {
      const { categoryPath, size = pageSize, terms } = request
      const listing = await listingOf(terms, request)
      const { sort, marks, values } = listing
      const answer = await engine.list({
        ...contextOf(request),
        ...engineQuery({ ...request, sort }),
        ...(marks === null ? {} : { marks }),
        ...(values === null ? {} : { values }),
        size,
        ...(categoryPath === undefined ? {} : { categoryPath }),
      })
      return (
        answer && { ...answer, sort, facets: facetsView(answer, request, stockView(listing, terms, answer)) }
      )
    },
    quick: (request) => engine.quick(contextOf(request)),
    async variants({ productId, terms, ...query }) {
      const { marks } = await listingOf(terms, query)
      return engine.variants({ productId, ...filtersOf(query), ...(marks === null ? {} : { marks }) })
    },
    state: () => engine.state(),
    async close() {
      await tables.close()
      await engine.close()
    },
  }
}
