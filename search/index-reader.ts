import { languages, type Language } from './analysis/languages.ts'
import type { DocumentUpdate } from './documents.ts'
import { openFilters, type Filter } from './facets/filters.ts'
import { rankValues } from './facets/value-ranks.ts'
import { openAssortments } from './index/assortments.ts'
import { hasBit } from './index/bit-set.ts'
import type { Columns } from './index/columns.ts'
import { openFile, readFact, readFacts, type IndexFacts } from './index/index-file.ts'
import type { CatalogueTexts } from './index/value-texts.ts'
import { openArticleNumbers, type ArticleNumbers } from './matching/article-numbers.ts'
import { createCategoryNames, type CategoryNames } from './matching/category-names.ts'
import { openMatcher, type Matcher } from './matching/matcher.ts'
import type { Matches, MatchRequest } from './matching/matches.ts'
import { memoize } from './memoize.ts'
import { openCatalogueNames } from './query/catalogue-names.ts'
import { openVocabulary, type Vocabulary } from './query/vocabulary.ts'
import { kindTermsOf, valuesByTerm, type CatalogueTerms } from './ranking/value-terms.ts'
import type { Filters, SearchContext } from './requests/requests.ts'
import { openDeltaSegment } from './updates/delta-segment.ts'
import { mergeSegments } from './updates/merge-segments.ts'

/** Names of categories, attributes and values in one language, and what is derived from them. */
interface LanguageTexts extends CatalogueTerms {
  texts: CatalogueTexts
  /** Rank of each value among those of its attribute. */
  valueRanks: Uint32Array
  categoryNames: CategoryNames
}

/** One language of an open index. */
export interface LanguageReader extends LanguageTexts {
  language: Language
  vocabulary: Vocabulary
  matcher: Matcher
}

/** An open index: the file together with the updates since it was built. */
export interface IndexReader {
  columns: Columns
  facts: IndexFacts
  numbers: ArticleNumbers
  /** Whether updates were applied: rows are then not in the order of the catalogue's ids. */
  hasUpdates: boolean
  forLanguage(language: Language): LanguageReader
  /** Name of an updated product. Names that were inserted at one place share a rank. */
  updatedName(row: number, language: Language): string
  /** Rows of all products, in ascending order. */
  allProducts(): Uint32Array
  /** 1 for each product of the customer's assortment; null if the customer has none. */
  assortmentOf(customer: string): Uint8Array | null
  /** 1 for each product that a request may find; null if it may find all. */
  visibleProducts(context: Pick<SearchContext, 'customer' | 'assortmentOnly'>): Uint8Array | null
  readFilters(request: Filters): Filter[]
  /** Applies an update. Throws `ColumnsFull` if there is no room; the index is then unchanged. */
  update(update: DocumentUpdate): void
  close(): void
}

/** The same phrase with other synonyms, or with the products that mention it, has another result. */
const keyOf = ({ phrase, synonyms, mentions = false }: MatchRequest): string =>
  synonyms.length === 0 && !mentions ? phrase : JSON.stringify([phrase, synonyms, mentions])

/** Bytes of a cached result and its key. */
const sizeOf = ({ products, near }: Matches): number =>
  1000 + 8 * (products.length + (near?.products.length ?? 0))

/**
 * Opens the index at `path` with its columns. The products of the latest phrases are cached in `queryCacheBytes`: a
 * list is requested again with every filter, page and order.
 */
export function openIndex(path: string, sharedColumns: Columns, queryCacheBytes = 0): IndexReader {
  const file = openFile(path)
  const facts = readFacts(file)
  const columns = { ...sharedColumns }
  const textsOf = memoize(
    languages.length,
    String,
    // The build writes this shape.
    (language: Language) => readFact(file, `texts:${language}`) as CatalogueTexts,
  )
  let delta: ReturnType<typeof openDeltaSegment> | null = null
  let allProducts: Uint32Array | null = null
  const readers = new Map<Language, LanguageReader>()
  const languageTexts = new Map<Language, LanguageTexts>()
  let readFilters = openFilters(facts, columns)
  const segmentFor = (language: Language) =>
    mergeSegments(file, delta?.segment ?? null, { language, rows: columns.productIds.length })
  const openNumbers = (): ArticleNumbers =>
    openArticleNumbers(segmentFor(languages[0]), facts.letterNumbers && new Set(facts.letterNumbers))
  let numbers = openNumbers()
  let assortmentOf = openAssortments(segmentFor(languages[0]), columns)

  const textsFor = (language: Language): LanguageTexts => {
    const known = languageTexts.get(language)
    if (known) return known
    const texts = textsOf(language)
    const derived: LanguageTexts = {
      texts,
      valueRanks: rankValues(language, texts.values, facts, columns),
      categoryNames: createCategoryNames(facts, texts),
      valuesByTerm: valuesByTerm(texts, facts, columns),
      kindTerms: kindTermsOf(texts, facts),
    }
    languageTexts.set(language, derived)
    return derived
  }

  const openLanguage = (language: Language): LanguageReader => {
    const segment = segmentFor(language)
    const texts = textsFor(language)
    const vocabulary = openVocabulary(
      segment,
      language,
      openCatalogueNames(segment, columns, texts, language),
    )
    const matcher = openMatcher(segment, vocabulary, columns, texts)
    const cacheBytes = Math.floor(queryCacheBytes / languages.length / 2)
    // Results for one customer are not cached: they would displace those that everybody shares.
    const cached = (find: Matcher['find']): Matcher['find'] => {
      const findForAll = memoize(cacheBytes, keyOf, (request: MatchRequest) => find(request, null), sizeOf)
      return (request, visible) => (visible === null ? findForAll(request) : find(request, visible))
    }
    return {
      ...texts,
      language,
      vocabulary,
      matcher: {
        find: cached(matcher.find),
        findByPrefix: cached(matcher.findByPrefix),
      },
    }
  }

  return {
    columns,
    facts,
    get numbers() {
      return numbers
    },
    get hasUpdates() {
      return delta !== null
    },
    forLanguage(language) {
      const known = readers.get(language)
      if (known) return known
      const reader = openLanguage(language)
      readers.set(language, reader)
      return reader
    },
    updatedName: (row, language) => delta?.segment.names[language].get(row) ?? '',
    allProducts() {
      const deleted = delta?.segment.deleted
      allProducts ??= Uint32Array.from(columns.productIds.keys()).filter(
        (row) => deleted === undefined || !hasBit(deleted, row),
      )
      return allProducts
    },
    assortmentOf: (customer) => assortmentOf(customer),
    visibleProducts: ({ customer, assortmentOnly }) =>
      assortmentOnly === true ? (assortmentOf(customer) ?? new Uint8Array(columns.productIds.length)) : null,
    readFilters: (request) => readFilters(request),
    update(update) {
      delta ??= openDeltaSegment(file, facts, columns, textsOf)
      const valueCount = facts.valueKeys.length
      delta.update(update)
      // Drops every cache that the update may have outdated.
      readers.clear()
      allProducts = null
      if (facts.valueKeys.length > valueCount) {
        languageTexts.clear()
        readFilters = openFilters(facts, columns)
      }
      numbers = openNumbers()
      assortmentOf = openAssortments(segmentFor(languages[0]), columns)
    },
    close() {
      delta?.close()
      file.close()
    },
  }
}
