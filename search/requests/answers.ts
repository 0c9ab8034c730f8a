import type { MarkCounts } from '../facets/variant-marks.ts'
import type { Facets } from '../facets/facets.ts'
import type { SearchedWords } from '../matching/matches.ts'
import type { SortOrder } from './requests.ts'

/** What a list goes on with. */
export interface NearHits {
  /** As many as the page has room for. */
  hits: ListAnswer['hits']
  total: number
  /** The word that these hits do not have, or the words that only their descriptions have. */
  unused: string
  /** The phrase without the word; null if the hits only mention the words. */
  phrase: string | null
}

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
  /** Ids of the variants whose number is one typing error away from the phrase, if no number is the phrase. */
  neighbourIds: number[]
  /** The phrase with its spelling corrected; null if nothing was corrected. */
  corrected: string | null
  /** The words that were found, if not all of them were. */
  relaxed: string | null
  /** Which words of the phrase all hits have; null without a phrase, and if it was found as an article number. */
  words: SearchedWords | null
  /** The hits were asked for with `mentions`: nothing but their descriptions has the words. */
  onlyMentioned: boolean
  /**
   * On the first page of a list with hardly any hit for all words: hits for all but one, or that only mention them.
   * Filters apply, facets do not count them.
   */
  near: NearHits | null
  facets: Facets
  /** Number of products by mark, counted as if no mark were chosen; null without marks. */
  marks: MarkCounts | null
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
  /** Which words of the phrase all hits have; null if it was found as an article number. */
  words: SearchedWords | null
  suggestions: string[]
  /** Id of the variant whose number the phrase is, if it is exactly one. */
  exactVariantId: number | null
  /** As in a list, but none if numbers begin with the phrase: it is still being typed. */
  neighbourIds: number[]
  /** `mine`: the product is in the customer's assortment. */
  hits: Array<{ productId: number; variantId: number; mine: boolean }>
  /** Categories of the products found, those with most products first. */
  productCategories: Array<{ path: string; name: string }>
  /** Categories whose names contain the words. */
  categories: Array<{ path: string; name: string; parentName: string }>
}
