import { valuesByTerm, type ValuesByTerm } from './ranking/value-terms.ts'
import { hasBit } from './index/bit-set.ts'
import { categoryNames, type CategoryNames } from './matching/category-names.ts'
import type { Columns } from './index/columns.ts'
import type { Filter } from './facets/count-values.ts'
import { openFile, readFact, readFacts, type IndexFacts } from './index/index-file.ts'
import { openFresh } from './updates/delta-segment.ts'
import { languages, type Language } from './analysis/languages.ts'
import { openMatcher, type Matcher } from './matching/matcher.ts'
import type { Asked, Matches } from './matching/matches.ts'
import { openNumbers, type Numbers } from './matching/article-numbers.ts'
import { openOwn } from './index/assortments.ts'
import type { Reader } from './workers/messages.ts'
import type { ListQuery } from '../api/catalogue/search/list-query.ts'
import { remembered } from './memoize.ts'
import { openSegments } from './updates/merge-segments.ts'
import type { Feed } from './documents.ts'
import { openFilters } from './facets/filters.ts'
import { valueOrder, type ValueOrder } from './facets/value-order.ts'
import type { IndexTexts } from './index/value-texts.ts'
import { openVocabulary, type Vocabulary } from './query/vocabulary.ts'

/** What a language calls attributes, values and categories. */
interface Words {
  texts: IndexTexts
  order: ValueOrder
  categoryNames: CategoryNames
  valuesByTerm: ValuesByTerm
}

/** One language of an open index. */
export interface Tongue extends Words {
  language: Language
  vocabulary: Vocabulary
  matcher: Matcher
}

/** An open index: what one worker answers from. */
export interface Index {
  columns: Columns
  facts: IndexFacts
  numbers: Numbers
  /** True when rows do not ascend with the ids of the catalogue any more. */
  isFed: boolean
  tongue(language: Language): Tongue
  /** Name of a product that was fed; those between the same two others share a rank. */
  fedName(row: number, language: Language): string
  /** Rows of all products, ascending. */
  everything(): Uint32Array
  /** 1 for each product of the customer's assortment, null when the customer has none. */
  assortmentOf(customer: string): Uint8Array | null
  /** The same for a reader who wants nothing else: all 0 when the customer has none; null for every other reader. */
  limitsOf(reader: Pick<Reader, 'customer' | 'onlyMine'>): Uint8Array | null
  /** The filters of a query as sets of values. */
  filtersOf(query: Pick<ListQuery, 'facets' | 'intervals'>): Filter[]
  /** Takes changed products in. Throws `ColumnsFull` when there is no room, and is then as it was. */
  feed(feed: Feed): void
  close(): void
}

/** The same phrase with other synonyms is another question. */
const keyOf = ({ phrase, synonyms }: Asked): string =>
  synonyms.length === 0 ? phrase : JSON.stringify([phrase, synonyms])

/** Bytes of the products that a phrase found, and of the phrase itself. */
const weightOf = (matches: Matches | null): number => 1000 + 8 * (matches?.products.length ?? 0)

/**
 * Opens the index at `path` with columns that were read before. What the latest phrases found is kept in
 * `phraseMemory` bytes: a list is asked for again with every filter, page and order that is chosen.
 */
export function openIndex(path: string, read: Columns, phraseMemory = 0): Index {
  const file = openFile(path)
  const facts = readFacts(file)
  const columns = { ...read }
  // Written by the build in this shape.
  const textsOf = remembered(
    languages.length,
    String,
    (language: Language) => readFact(file, `texts:${language}`) as IndexTexts,
  )
  let later: ReturnType<typeof openFresh> | null = null
  let everything: Uint32Array | null = null
  const tongues = new Map<Language, Tongue>()
  const words = new Map<Language, Words>()
  let filters = openFilters(facts, columns)
  const tablesOf = (language: Language) =>
    openSegments(file, later?.fresh ?? null, { language, rows: columns.productIds.length })
  const openNumbersNow = (): Numbers =>
    openNumbers(tablesOf(languages[0]), facts.letteredNumbers && new Set(facts.letteredNumbers))
  let numbers = openNumbersNow()
  let own = openOwn(tablesOf(languages[0]), columns)

  const wordsOf = (language: Language): Words => {
    const known = words.get(language)
    if (known) return known
    const texts = textsOf(language)
    const fresh: Words = {
      texts,
      order: valueOrder(language, texts, facts, columns),
      categoryNames: categoryNames(facts, texts),
      valuesByTerm: valuesByTerm(texts, facts, columns),
    }
    words.set(language, fresh)
    return fresh
  }

  const openTongue = (language: Language): Tongue => {
    const tables = tablesOf(language)
    const vocabulary = openVocabulary(tables, language)
    const known = wordsOf(language)
    const matcher = openMatcher(tables, vocabulary, columns, known.valuesByTerm)
    const room = Math.floor(phraseMemory / languages.length / 2)
    const begin = remembered(room, keyOf, (asked: Asked) => matcher.begin(asked, null), weightOf)
    return {
      ...known,
      language,
      vocabulary,
      matcher: {
        find: remembered(room, keyOf, matcher.find, weightOf),
        // What one customer's assortment leaves of a phrase would push out what everybody asks for.
        begin: (asked, limits) => (limits === null ? begin(asked) : matcher.begin(asked, limits)),
      },
    }
  }

  return {
    columns,
    facts,
    get numbers() {
      return numbers
    },
    get isFed() {
      return later !== null
    },
    tongue(language) {
      const known = tongues.get(language)
      if (known) return known
      const tongue = openTongue(language)
      tongues.set(language, tongue)
      return tongue
    },
    fedName: (row, language) => later?.fresh.names[language].get(row) ?? '',
    everything() {
      const dead = later?.fresh.dead
      everything ??= Uint32Array.from(columns.productIds.keys()).filter(
        (row) => dead === undefined || !hasBit(dead, row),
      )
      return everything
    },
    assortmentOf: (customer) => own(customer),
    limitsOf: ({ customer, onlyMine }) =>
      onlyMine === true ? (own(customer) ?? new Uint8Array(columns.productIds.length)) : null,
    filtersOf: (query) => filters(query),
    feed(feed) {
      later ??= openFresh(file, facts, columns, textsOf)
      const values = facts.valueKeys.length
      later.feed(feed)
      // What was remembered may not be so any more.
      tongues.clear()
      everything = null
      if (facts.valueKeys.length > values) {
        words.clear()
        filters = openFilters(facts, columns)
      }
      numbers = openNumbersNow()
      own = openOwn(tablesOf(languages[0]), columns)
    },
    close() {
      later?.close()
      file.close()
    },
  }
}
