import type {
  Interval,
  ListAnswer as EngineListAnswer,
  QuickAnswer,
  SearchContext,
  SearchState,
} from '@tradecounter/search'
import type { Facets, SiteKey, Sort } from '../contract/index.ts'

/** The query of a list as in its address (spec §2 "Product list filter state in the query string"). */
export interface ListQuery {
  /** NFC, without control characters, at most 256 code points. */
  phrase: string
  /** Whether the phrase was longer. */
  phraseCut: boolean
  /** Lists the products that only mention the words of the phrase, if no other product has them. */
  mentions?: true
  /** From 1. */
  page: number
  sort: Sort
  /** Selected values by attribute, in the order of the address. */
  facets: ReadonlyMap<string, readonly string[]>
  intervals: ReadonlyMap<string, Interval>
}

/** What a signed-in customer may narrow and sort lists by. */
export interface ListTerms {
  /** Null while the user sees no prices. */
  priceGroup: string | null
  /** The day of the prices. */
  day: string
  /** The customer's own warehouse. */
  warehouseId: string
  /** The warehouses that the site offers, by name. */
  branches: readonly { id: string; name: string }[]
}

/** The reader of a search. `site` selects the operator's synonyms. */
export interface Reader extends Omit<SearchContext, 'synonyms'> {
  site?: SiteKey
}

/** A request for one page of a list. */
export interface ListRequest extends ListQuery, Reader {
  categoryPath?: string
  /** What a customer may narrow and sort by; absent for a visitor. */
  terms?: ListTerms | undefined
  /** Products of a page; 0 for the facets alone. */
  size?: number
}

export interface ListAnswer extends Omit<EngineListAnswer, 'sort' | 'facets' | 'marks'> {
  sort: Sort
  facets: Facets
}

export interface QuickRequest extends Reader {
  phrase: string
}

/** A request for the variants of one product that match the filters of a list. */
export interface VariantsRequest extends Pick<ListQuery, 'facets' | 'intervals'> {
  productId: number
  terms?: ListTerms | undefined
}

/** The search engine in terms of the contract. Every query may throw `SearchUnavailable`. */
export interface ProductSearch {
  /** Returns null if the category does not exist. */
  list(request: ListRequest): Promise<ListAnswer | null>
  quick(request: QuickRequest): Promise<QuickAnswer>
  /** Ids of the matching variants; null if the index does not contain the product yet. */
  variants(request: VariantsRequest): Promise<number[] | null>
  state(): SearchState
  close(): Promise<void>
}
