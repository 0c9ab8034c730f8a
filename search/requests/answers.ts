import type { Facets } from '../facets/facets.ts'
import type { SortOrder } from './requests.ts'

/** One page of a list. Products and variants are the ids of the documents. */
export interface ListAnswer {
  total: number
  page: number
  pageSize: number
  sort: SortOrder
  /** `variantId`: the best variant. `variantCount`: variants that match the filters; null without filters. */
  hits: Array<{ productId: number; variantId: number; variantCount: number | null }>
  /** Id of the variant whose number the phrase is, if it is exactly one. */
  exactVariantId: number | null
  /** The phrase with its spelling corrected; null if nothing was corrected. */
  corrected: string | null
  facets: Facets
  /**
   * The categories directly below the requested one (or the top ones) with their number of products, counted like the
   * values of a facet. Empty ones are left out with `assortmentOnly`.
   */
  categories: Array<{ id: number; path: string; name: string; count: number }>
}

export interface QuickAnswer {
  /** The phrase that the answer is for: as written, corrected or relaxed. */
  phrase: string
  corrected: string | null
  /** The words that were found, if not all of them were. */
  relaxed: string | null
  suggestions: string[]
  /** `mine`: the product is in the customer's assortment. */
  hits: Array<{ productId: number; variantId: number; mine: boolean }>
  /** Categories of the products found, those with most products first. */
  productCategories: Array<{ path: string; name: string }>
  /** Categories whose names contain the words. */
  categories: Array<{ path: string; name: string; parentName: string }>
}
