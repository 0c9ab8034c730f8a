import { DatabaseSync } from 'node:sqlite'
import { addBit, noBits } from '../index/bit-set.ts'
import { columnBuilder } from '../index/column-builder.ts'
import { goingOn, productOfVariant, rowOf, type Columns } from '../index/columns.ts'
import { tables, type IndexFacts } from '../index/index-file.ts'
import { languages, type Language } from '../analysis/languages.ts'
import { openNameRanks } from '../index/name-ranks.ts'
import { isLettered, plainNumber } from '../matching/article-numbers.ts'
import { remembered } from '../memoize.ts'
import { rowNumbers, rowWords } from '../index/document-terms.ts'
import type { Fresh } from './merge-segments.ts'
import type { Feed, SourceProduct } from '../documents.ts'
import { knownTable } from '../index/value-table.ts'
import { foundAs, valueWords, type IndexTexts } from '../index/value-texts.ts'
import { vocabularyBuilder } from '../index/vocabulary-builder.ts'
import { fedWords } from '../index/postings-builder.ts'

/** Terms of which it is remembered whether the file has them. */
const mostTerms = 5000

/** One language of what is fed: its rows, and the words in them with the number of products. */
function openWriter(
  built: DatabaseSync,
  { file, names, words }: Pick<Fresh, 'file' | 'names' | 'words'>,
  language: Language,
) {
  const vocabulary = vocabularyBuilder(language)
  const rankOf = openNameRanks(built, language)
  const addTerm = file.prepare(
    `insert into terms_${language} (term, written, stem, documents) values (?, ?, ?, 1)
      on conflict (term) do update set documents = documents + 1 returning id, documents`,
  )
  const builtTerm = built.prepare(`select 1 from terms_${language} where term = ?`)
  // Its number of products is not kept up: it only orders suggestions, until the next build.
  const isBuilt = remembered(mostTerms, String, (term: string) => builtTerm.get(term) !== undefined)
  const addTrigrams = file.prepare(`insert into trigrams_${language} (rowid, term) values (?, ?)`)
  return {
    language,
    /** Writes a product's row; gives the rank of its name, which is likely to be the one that it had. */
    add(row: number, product: SourceProduct, values: readonly string[], oldRank: number): number {
      const { name, terms } = rowWords(product, values, language, vocabulary)
      words[language].add(row, terms)
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
 * What has been fed to an open index: a changed product gets a new row behind all others, and its old one is dead.
 * Columns and facts are added to in place. `built` is the file, `textsOf` gives the texts of values by language.
 */
export function openFresh(
  built: DatabaseSync,
  facts: IndexFacts,
  columns: Columns,
  textsOf: (language: Language) => IndexTexts,
) {
  const file = new DatabaseSync(':memory:')
  for (const table of tables) file.exec(table)
  const builtIds = columns.productIds
  /** Newest rows of the products that were fed; -1 for those that are gone. */
  const rows = new Map<number, number>()
  const fresh: Fresh = {
    file,
    words: { sv: fedWords(), fi: fedWords(), nn: fedWords(), da: fedWords(), en: fedWords() },
    // With room for as many rows as the column can have.
    dead: noBits(builtIds.buffer.byteLength / 4),
    deadCount: 0,
    names: { sv: new Map(), fi: new Map(), nn: new Map(), da: new Map(), en: new Map() },
    productOfVariant: (variant) => productOfVariant(columns, variant),
  }
  const writers = languages.map((language) => openWriter(built, fresh, language))
  const addNumber = file.prepare('insert or ignore into numbers (number, customer, variant) values (?, ?, ?)')
  const addChoice = file.prepare('insert or ignore into assortments (customer, product) values (?, ?)')
  const noteNumber = (plain: string, customer: string, variant: number): void => {
    addNumber.run(plain, customer, variant)
    if (isLettered(plain)) facts.letteredNumbers?.push(plain)
  }
  const rowNow = (id: number): number => rows.get(id) ?? rowOf(builtIds, id)

  /** Adds the products behind the columns; throws `ColumnsFull` and leaves everything as it was when there is no room. */
  const append = (feed: Feed): { grown: Partial<Columns>; added: Map<number, number> } => {
    const table = knownTable(facts, columns.attributeOf)
    const words = valueWords({ names: feed.names, categories: [] }, table)
    const builder = columnBuilder(columns)
    const ranks = goingOn(columns.nameRanks)
    const added = new Map<number, number>()
    const variants = new Map<number, number>()
    for (const product of feed.products) {
      const row = builder.columns.productIds.size
      const first = builder.columns.variantIds.size
      const values = builder.add(product, table)
      const old = rowNow(product.id) * languages.length
      for (const [at, { language, add }] of writers.entries()) {
        const { values: texts, attributes } = textsOf(language)
        for (let value = texts.length; value < facts.valueKeys.length; value++)
          texts.push(words.textOf(value, language))
        const written = values.map((value) => {
          const place = table.attributeOf.at(value) ?? 0
          const attributeName = attributes[place] ?? ''
          const named = { key: facts.valueKeys[value] ?? '', text: texts[value] ?? '', attributeName }
          return foundAs(named, facts.attributes[place])
        })
        ranks.push(add(row, product, written, columns.nameRanks[old + at] ?? 0))
      }
      for (const { plain, place } of rowNumbers(product)) noteNumber(plain, '', first + place)
      for (const [place, { id }] of product.variants.entries()) variants.set(id, first + place)
      added.set(product.id, row)
    }
    for (const { customer, variantId, code } of feed.customerNumbers) {
      const plain = plainNumber(code)
      const variant = variants.get(variantId)
      if (plain !== null && variant !== undefined) noteNumber(plain, customer, variant)
    }
    for (const { customer, productId } of feed.assortments) {
      const row = added.get(productId)
      if (row !== undefined) addChoice.run(customer, row)
    }
    return {
      grown: { ...builder.done(), attributeOf: table.attributeOf.done(), nameRanks: ranks.done() },
      added,
    }
  }

  return {
    fresh,
    /** Takes the products of a feed in, and those out that are gone. */
    feed(feed: Feed): void {
      const values = facts.valueKeys.length
      file.exec('begin')
      try {
        const { grown, added } = append(feed)
        file.exec('commit')
        for (const id of feed.ids) {
          const old = rowNow(id)
          if (old >= 0) {
            addBit(fresh.dead, old)
            fresh.deadCount += 1
          }
          rows.set(id, added.get(id) ?? -1)
        }
        Object.assign(columns, grown)
      } catch (cause) {
        file.exec('rollback')
        for (const language of languages) fresh.words[language].forget(columns.productIds.length)
        facts.valueKeys.length = values
        facts.valueNumbers.length = values
        for (const language of languages) textsOf(language).values.length = values
        throw cause
      }
    },
    close: () => file.close(),
  }
}
