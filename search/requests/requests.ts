import type { VariantMarks } from '../facets/variant-marks.ts'
import type { Language } from '../analysis/languages.ts'
import type { Synonym } from '../analysis/synonyms.ts'

/** The context of a request that affects its results. */
export interface SearchContext {
  language: Language
  /** Id of the signed-in customer, empty for a visitor. */
  customer: string
  /** Ignores products outside the customer's assortment. */
  assortmentOnly?: boolean
  /** Synonyms that may apply to the phrase: the result of `findSynonyms`. */
  synonyms?: readonly Synonym[]
}

/** Bounds of an interval filter; null where it is open. */
export interface Interval {
  from: number | null
  to: number | null
}

/** Filters of a list. A variant must match every attribute; of one attribute any of the values. */
export interface Filters {
  /** Keys of the selected values, by attribute. `category`, `brand` and `label` are attributes too. */
  filters: ReadonlyMap<string, readonly string[]>
  intervals: ReadonlyMap<string, Interval>
}

/** The last two sort by `values`; products without a value come last in both. */
export type SortOrder =
  | 'relevance'
  | 'nameAscending'
  | 'nameDescending'
  | 'valueAscending'
  | 'valueDescending'

/** A request for one page of a list. An empty phrase lists everything. */
export interface ListRequest extends Filters, SearchContext {
  phrase: string
  /** Lists the products that only mention the words, if no product has them elsewhere than in its description. */
  mentions?: boolean
  /** From 1. */
  page: number
  sort: SortOrder
  /** Narrows the list to one category and those below it. */
  categoryPath?: string
  /** Filters by the customer's assortment, which the assortment facet counts as selected. */
  inAssortment?: boolean
  marks?: VariantMarks
  /**
   * Values by variant id that the application keeps in shared memory; NaN for none. A product is sorted by the best
   * value of its listed variants, and shown as that variant.
   */
  values?: Float64Array
  /** Products of a page: 24 by default; 0 for the facets alone. */
  size?: number
}

export const defaultPageSize = 24

/** A request for the variants of one product that match the filters of a list. */
export interface VariantsRequest extends Filters {
  productId: number
  marks?: VariantMarks
}

/** A request while the phrase is being typed: its last word may be a prefix. */
export interface QuickRequest extends SearchContext {
  phrase: string
}
