import type { Facets, SiteKey, Sort } from '../../api/contract/index.ts'
import type { Columns } from '../index/columns.ts'
import type { Language } from '../analysis/languages.ts'
import type { ListQuery } from '../../api/catalogue/search/list-query.ts'
import type { Feed } from '../documents.ts'
import type { Synonym } from '../analysis/synonyms.ts'

/** Who asks, as far as it changes what is found. */
export interface Reader {
  language: Language
  /** Id of the signed-in customer, empty for a visitor. */
  customer: string
  /** The reader wants nothing but the customer's assortment (ACC-8): the rest is as if it were not there. */
  onlyMine?: boolean
  /** The site that is asked on: trade names may be its own. */
  site?: SiteKey
  /** Synonyms that the phrase may hold, found before it is sent to a worker. */
  synonyms?: readonly Synonym[]
}

/** A list that is asked for. `categoryPath` narrows it to one category and those below it. */
export interface ListRequest extends ListQuery, Reader {
  categoryPath?: string
  /** Rows of a page; 24 unless told, 0 for the facets alone. */
  size?: number
}

/** Rows by their ids in the catalogue; the words come from the store. */
export interface ListAnswer {
  total: number
  page: number
  pageSize: number
  sort: Sort
  /** `passing`: how many of the product's variants the filters leave; null without filters, which leave all. */
  hits: Array<{ productId: number; variantId: number; passing: number | null }>
  /** Id of the variant whose number the phrase is, when it is exactly one. */
  exactVariantId: number | null
  /** The phrase as it was understood, when it was taken for misspelt. */
  corrected: string | null
  facets: Facets
  /**
   * Products of each category right below the one asked for (or of the top ones), counted like a facet's values.
   * Empty ones are left out for a reader of `onlyMine`.
   */
  categories: Array<{ id: number; path: string; name: string; count: number }>
}

/** The variants of one product under the filters of a list. */
export interface VariantsRequest extends Pick<ListQuery, 'facets' | 'intervals'> {
  productId: number
}

export interface QuickRequest extends Reader {
  phrase: string
}

export interface QuickAnswer {
  /** The phrase that was searched for: as written, or as it was understood. */
  phrase: string
  corrected: string | null
  /** The words that were found, when not all of them were. */
  loosened: string | null
  suggestions: string[]
  hits: Array<{ productId: number; variantId: number; mine: boolean }>
  /** Categories of what was found, the fullest first. */
  productCategories: Array<{ path: string; name: string }>
  /** Categories whose own name holds the words. */
  categories: Array<{ path: string; name: string; parentName: string }>
}

/** What the first worker reads of an index for all: the columns are shared memory. */
export interface Opened {
  columns: Columns
  /** Of the catalogue that the index was built from, and the last change in it. */
  version: number
  change: number
  products: number
  /** Number of the file in its file system: another file at the same place is another index. */
  file: number
}

/** What a worker is started with. */
export interface WorkerStart {
  path: string
  /** Null for the first one, which checks the file and reads them. */
  opened: Opened | null
  /** What was fed before this worker began. */
  fed: readonly Feed[]
  /** Bytes in which each worker keeps what the latest phrases found. */
  phraseMemory: number
}

export type Task =
  | { kind: 'list'; request: ListRequest }
  | { kind: 'quick'; request: QuickRequest }
  | { kind: 'variants'; request: VariantsRequest }
/** What a worker answers to any of them; `null` and lists of ids are those of `passingOf`. */
export type Answer = ListAnswer | QuickAnswer | number[] | null
export type TaskMessage = (Task | { kind: 'feed'; feed: Feed }) & { id: number }
export type AnswerMessage =
  | { id: number; answer: Answer }
  /** `broken`: the file is not what it should be. */
  | { id: number; failure: string; broken: boolean }
  /** The index is open, or was fed. `full`: it cannot be fed any more and is as it was. */
  | { id: number; opened: Opened }
  | { id: number; fed: 'done' | 'full' }
