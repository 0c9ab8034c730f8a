import type {
  Filters,
  ListAnswer as EngineListAnswer,
  QuickAnswer,
  QuickRequest as EngineQuickRequest,
  SearchContext,
  SearchEngine,
  SearchState,
  SortOrder,
} from '@tradecounter/search'
import type { Facets, SiteKey, Sort } from '../../contract/index.ts'
import { assortmentFacet, facetsView } from './facets-view.ts'
import { pageSize, type ListQuery } from './list-query.ts'
import type { SynonymFinder } from './synonym-files.ts'

/** The reader of a search. `site` selects the operator's synonyms. */
export interface Reader extends Omit<SearchContext, 'synonyms'> {
  site?: SiteKey
}

/** A request for one page of a list. */
export interface ListRequest extends ListQuery, Reader {
  categoryPath?: string
  /** Products of a page; 0 for the facets alone. */
  size?: number
}

export interface ListAnswer extends Omit<EngineListAnswer, 'sort' | 'facets'> {
  sort: Sort
  facets: Facets
}

export interface QuickRequest extends Reader {
  phrase: string
}

/** A request for the variants of one product that match the filters of a list. */
export interface VariantsRequest extends Pick<ListQuery, 'facets' | 'intervals'> {
  productId: number
}

/** The search engine in the words of the contract. Every query may throw `SearchUnavailable`. */
export interface ProductSearch {
  /** Returns null if the category does not exist. */
  list(request: ListRequest): Promise<ListAnswer | null>
  quick(request: QuickRequest): Promise<QuickAnswer>
  /** Ids of the matching variants; null if the index does not contain the product yet. */
  variants(request: VariantsRequest): Promise<number[] | null>
  state(): SearchState
  close(): Promise<void>
}

const sortOrders: Record<Sort, SortOrder> = {
  Relevance: 'relevance',
  AlphabeticalAsc: 'nameAscending',
  AlphabeticalDesc: 'nameDescending',
}

/** The assortment is a facet of a list like any other, but no attribute of the engine. */
const filtersOf = ({
  facets,
  intervals,
}: Pick<ListQuery, 'facets' | 'intervals'>): Filters & { inAssortment: boolean } => ({
  filters: new Map([...facets].filter(([key]) => key !== assortmentFacet)),
  intervals,
  inAssortment: facets.has(assortmentFacet),
})

/** A list query in the words of the engine. */
export const engineQuery = (query: ListQuery) => ({
  ...filtersOf(query),
  phrase: query.phrase,
  page: query.page,
  sort: sortOrders[query.sort],
})

/** Serves the contract's searches from an engine, with the synonyms of the site. */
export function productSearch(engine: SearchEngine, synonyms: SynonymFinder): ProductSearch {
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
      const { categoryPath, size = pageSize } = request
      const answer = await engine.list({
        ...contextOf(request),
        ...engineQuery(request),
        size,
        ...(categoryPath === undefined ? {} : { categoryPath }),
      })
      return answer && { ...answer, sort: request.sort, facets: facetsView(answer, request) }
    },
    quick: (request) => engine.quick(contextOf(request)),
    variants: ({ productId, ...query }) => engine.variants({ productId, ...filtersOf(query) }),
    state: () => engine.state(),
    close: () => engine.close(),
  }
}
