import { DatabaseSync } from 'node:sqlite'
import { languages, type Language } from '../analysis/languages.ts'
import type { DocumentUpdate, ProductDocument } from '../documents.ts'
import { addBit, createBitSet } from '../index/bit-set.ts'
import { columnBuilder } from '../index/column-builder.ts'
import { extendColumn, findRow, productOfVariant, type Columns } from '../index/columns.ts'
import { documentNumbers, documentTerms } from '../index/document-terms.ts'
import { schema, type IndexFacts } from '../index/index-file.ts'
import { openNameRanks } from '../index/name-ranks.ts'
import { extendValueTable } from '../index/value-table.ts'
import { createValueTexts, searchText, type CatalogueTexts } from '../index/value-texts.ts'
import { vocabularyBuilder } from '../index/vocabulary-builder.ts'
import { isLetterOnly, normalizeNumber } from '../analysis/article-number.ts'
import { memoize } from '../memoize.ts'
import { createDeltaPostings } from './delta-postings.ts'
import type { DeltaSegment } from './merge-segments.ts'

const mostCachedTerms = 5000

/** Writes updated products in one language. */
function openWriter(
  file: DatabaseSync,
  { tables, names, postings }: Pick<DeltaSegment, 'tables' | 'names' | 'postings'>,
  language: Language,
) {
  const vocabulary = vocabularyBuilder(language)
  const rankOf = openNameRanks(file, language)
  const addTerm = tables.prepare(
    `insert into terms_${language} (term, written, stem, documents) values (?, ?, ?, 1)
      on conflict (term) do update set documents = documents + 1 returning id, documents`,
  )
  const builtTerm = file.prepare(`select 1 from terms_${language} where term = ?`)
  // The number of products of a built term is not updated: until the next build it only orders suggestions.
  const isBuilt = memoize(mostCachedTerms, String, (term: string) => builtTerm.get(term) !== undefined)
  const addTrigrams = tables.prepare(`insert into trigrams_${language} (rowid, term) values (?, ?)`)
  return {
    language,
    /** Writes a product and returns the rank of its name, which is looked for at `oldRank` first. */
    add(row: number, product: ProductDocument, values: readonly string[], oldRank: number): number {
      const { name, terms } = documentTerms(product, values, language, vocabulary)
      postings[language].add(row, terms)
      for (const term of new Set(terms.join(' ').split(' ').filter(Boolean))) {
        if (isBuilt(term)) continue
        const { written, stem, trigrams } = vocabulary.entryOf(term)
        const added = addTerm.get(term, written, stem)
        if (trigrams !== null && added?.['documents'] === 1) addTrigrams.run(Number(added['id']), trigrams)
      }
      names[language].set(row, name)
      return rankOf(name, oldRank)
    },
  }
}

/**
 * The updates of an open index, in memory: an updated product gets a new row behind all others, and its old row counts
 * as deleted. Extends columns and facts in place. `textsOf` returns the texts of values by language.
 */
export function openDeltaSegment(
  file: DatabaseSync,
  facts: IndexFacts,
  columns: Columns,
  textsOf: (language: Language) => CatalogueTexts,
) {
  const tables = new DatabaseSync(':memory:')
  for (const table of schema) tables.exec(table)
  const builtIds = columns.productIds
  /** Current rows of the updated products; -1 for removed ones. */
  const rows = new Map<number, number>()
  const segment: DeltaSegment = {
    tables,
    postings: {
      sv: createDeltaPostings(),
      fi: createDeltaPostings(),
      nn: createDeltaPostings(),
      da: createDeltaPostings(),
      en: createDeltaPostings(),
    },
    // With room for as many rows as the column can have.
    deleted: createBitSet(builtIds.buffer.byteLength / 4),
    deletedCount: 0,
    names: { sv: new Map(), fi: new Map(), nn: new Map(), da: new Map(), en: new Map() },
    productOfVariant: (variant) => productOfVariant(columns, variant),
  }
  const writers = languages.map((language) => openWriter(file, segment, language))
  const insertNumber = tables.prepare(
    'insert or ignore into numbers (number, customer, variant) values (?, ?, ?)',
  )
  const insertEntry = tables.prepare('insert or ignore into assortments (customer, product) values (?, ?)')
  const addNumber = (number: string, customer: string, variant: number): void => {
    insertNumber.run(number, customer, variant)
    if (isLetterOnly(number)) facts.letterNumbers?.push(number)
  }
  const currentRow = (id: number): number => rows.get(id) ?? findRow(builtIds, id)

  /**
   * Writes the products of an update. Throws `ColumnsFull` if there is no room; the shared columns are then unchanged.
   */
  const append = (update: DocumentUpdate): { extended: Partial<Columns>; added: Map<number, number> } => {
    const table = extendValueTable(facts, columns.attributeOf)
    const valueTexts = createValueTexts({ names: update.names, categories: [] }, table)
    const builder = columnBuilder(columns)
    const ranks = extendColumn(columns.nameRanks)
    const added = new Map<number, number>()
    const variants = new Map<number, number>()
    for (const product of update.products) {
      const row = builder.columns.productIds.size
      const first = builder.columns.variantIds.size
      const values = builder.add(product, table)
      const old = currentRow(product.id) * languages.length
      for (const [at, { language, add }] of writers.entries()) {
        const known = textsOf(language)
        const { values: texts, attributes } = known
        valueTexts.extend(known, texts.length, language)
        const searchTexts = values.map((value) => {
          const place = table.attributeOf.at(value) ?? 0
          const attributeName = attributes[place] ?? ''
          const named = { key: facts.valueKeys[value] ?? '', text: texts[value] ?? '', attributeName }
          return searchText(named, facts.attributes[place])
        })
        ranks.push(add(row, product, searchTexts, columns.nameRanks[old + at] ?? 0))
      }
      for (const { number, place } of documentNumbers(product)) addNumber(number, '', first + place)
      for (const [place, { id }] of product.variants.entries()) variants.set(id, first + place)
      added.set(product.id, row)
    }
    for (const { customer, variantId, code } of update.customerNumbers) {
      const number = normalizeNumber(code)
      const variant = variants.get(variantId)
      if (number !== null && variant !== undefined) addNumber(number, customer, variant)
    }
    for (const { customer, productId } of update.assortments) {
      const row = added.get(productId)
      if (row !== undefined) insertEntry.run(customer, row)
    }
    return {
      extended: { ...builder.done(), attributeOf: table.attributeOf.done(), nameRanks: ranks.done() },
      added,
    }
  }

  return {
    segment,
    update(update: DocumentUpdate): void {
      const valueCount = facts.valueKeys.length
      tables.exec('begin')
      try {
        const { extended, added } = append(update)
        tables.exec('commit')
        for (const id of update.ids) {
          const old = currentRow(id)
          if (old >= 0) {
            addBit(segment.deleted, old)
            segment.deletedCount += 1
          }
          rows.set(id, added.get(id) ?? -1)
        }
        Object.assign(columns, extended)
      } catch (cause) {
        tables.exec('rollback')
        for (const language of languages) segment.postings[language].truncate(columns.productIds.length)
        facts.valueKeys.length = valueCount
        facts.valueNumbers.length = valueCount
        for (const language of languages) {
          const { values, languages: ofTexts } = textsOf(language)
          for (let value = valueCount; value < values.length; value++) delete ofTexts.values[value]
          values.length = valueCount
        }
        throw cause
      }
    },
    close: () => tables.close(),
  }
}
