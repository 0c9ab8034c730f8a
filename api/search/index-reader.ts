import { valuesByTerm, type ValuesByTerm } from './attribute-terms.ts'
import { categoryNames, type CategoryNames } from './category-names.ts'
import type { Columns } from './columns.ts'
import type { Filter } from './count.ts'
import { openFile, readFact, readFacts, type IndexFacts } from './file.ts'
import { languages, type Language } from './languages.ts'
import { openMatcher, type Matcher, type Matches } from './match.ts'
import { openNumbers, type Numbers } from './numbers.ts'
import type { Reader } from './protocol.ts'
import type { ListQuery } from './query.ts'
import { remembered } from './remembered.ts'
import { valueOrder, type ValueOrder } from './value-order.ts'
import type { IndexTexts } from './value-words.ts'
import { openVocabulary, type Vocabulary } from './vocabulary.ts'

/** One language of an open index. */
export interface Tongue {
  language: Language
  vocabulary: Vocabulary
  matcher: Matcher
  texts: IndexTexts
  order: ValueOrder
  categoryNames: CategoryNames
  valuesByTerm: ValuesByTerm
}

/** Address of the filter for the customer's own assortment. */
export const assortmentFilter = 'myAssortment'

/** An open index: what one worker answers from. */
export interface Index {
  columns: Columns
  facts: IndexFacts
  numbers: Numbers
  tongue(language: Language): Tongue
  /** 1 for each product of the customer's assortment, null when the customer has none. */
  assortmentOf(customer: string): Uint8Array | null
  /** The same for a reader who wants nothing else: all 0 when the customer has none; null for every other reader. */
  limitsOf(reader: Pick<Reader, 'customer' | 'onlyMine'>): Uint8Array | null
  /** The filters of a query as sets of values. */
  filtersOf(query: Pick<ListQuery, 'facets' | 'intervals'>): Filter[]
  close(): void
}

/** Bytes of the products that a phrase found, and of the phrase itself. */
const weightOf = (matches: Matches | null): number => 1000 + 8 * (matches?.products.length ?? 0)

/**
 * Opens the index at `path` with columns that were read before. What the latest phrases found is kept in
 * `phraseMemory` bytes: a list is asked for again with every filter, page and order that is chosen.
 */
export function openIndex(path: string, columns: Columns, phraseMemory = 0): Index {
  const file = openFile(path)
  const facts = readFacts(file)
  const tongues = new Map<Language, Tongue>()
  const places = new Map(facts.attributes.map((attribute, place) => [attribute.key, place]))
  const valuesOf: Array<Map<string, number>> = facts.attributes.map(() => new Map())
  for (const [value, key] of facts.valueKeys.entries())
    valuesOf[columns.attributeOf[value] ?? 0]?.set(key, value)
  const assortment = file.prepare('select product from assortments where customer = ?')

  const inInterval = (place: number, from: number, to: number): Set<number> =>
    new Set(
      [...(valuesOf[place]?.values() ?? [])].filter((value) => {
        const measure = facts.valueNumbers[value]
        return measure !== null && measure !== undefined && measure >= from && measure <= to
      }),
    )

  const assortmentOf = (customer: string): Uint8Array | null => {
    if (customer === '') return null
    const rows = assortment.all(customer)
    if (rows.length === 0) return null
    const mine = new Uint8Array(columns.productIds.length)
    for (const row of rows) mine[Number(row['product'])] = 1
    return mine
  }

  return {
    columns,
    facts,
    numbers: openNumbers(file),
    tongue(language) {
      const known = tongues.get(language)
      if (known) return known
      const vocabulary = openVocabulary(file, language)
      // Written by the build in this shape.
      const texts = readFact(file, `texts:${language}`) as IndexTexts
      const byTerm = valuesByTerm(texts, facts, columns)
      const matcher = openMatcher(file, language, vocabulary, columns, byTerm)
      const room = Math.floor(phraseMemory / languages.length / 2)
      const begin = remembered(room, String, (phrase: string) => matcher.begin(phrase, null), weightOf)
      const tongue: Tongue = {
        language,
        vocabulary,
        matcher: {
          find: remembered(room, String, matcher.find, weightOf),
          // What one customer's assortment leaves of a phrase would push out what everybody asks for.
          begin: (phrase, limits) => (limits === null ? begin(phrase) : matcher.begin(phrase, limits)),
        },
        texts,
        order: valueOrder(language, texts, facts, columns),
        categoryNames: categoryNames(facts, texts),
        valuesByTerm: byTerm,
      }
      tongues.set(language, tongue)
      return tongue
    },
    assortmentOf,
    limitsOf: ({ customer, onlyMine }) =>
      onlyMine === true ? (assortmentOf(customer) ?? new Uint8Array(columns.productIds.length)) : null,
    filtersOf({ facets, intervals }) {
      const filters = new Map<number, Filter>()
      // An attribute that nobody has is filter enough: nothing passes it. Its place only has to be its own.
      let unknown = facts.attributes.length
      for (const [key, chosen] of facets) {
        if (key === assortmentFilter) continue
        const attribute = places.get(key) ?? unknown++
        const values = new Set(
          chosen.map((value) => valuesOf[attribute]?.get(value)).filter((value) => value !== undefined),
        )
        filters.set(attribute, { attribute, values })
      }
      for (const [key, { from, to }] of intervals) {
        const attribute = places.get(key) ?? unknown++
        const within = inInterval(attribute, from ?? -Infinity, to ?? Infinity)
        const other = filters.get(attribute)
        filters.set(attribute, {
          attribute,
          values: other ? new Set([...within].filter((value) => other.values.has(value))) : within,
        })
      }
      return [...filters.values()]
    },
    close: () => file.close(),
  }
}
