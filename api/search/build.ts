import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnBuilder } from './column-builder.ts'
import { columnNames, growing, rowOf, type Columns } from './columns.ts'
import { indexFormat, tables, type IndexFacts } from './file.ts'
import { collatorOf, fallbacks, languages, type Language } from './languages.ts'
import { plainNumber } from './numbers.ts'
import type { Source } from './source.ts'
import { valueTable, type ValueTable } from './value-table.ts'
import { valueWords, type ValueWords } from './value-words.ts'
import { vocabularyBuilder } from './vocabulary-builder.ts'

/** The first text there is, in the order in which a language's readers understand the others. */
export const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  fallbacks[language].map((candidate) => texts[candidate]).find((text) => text !== undefined) ??
  Object.values(texts)[0] ??
  ''

/** Places of the products by name; equal names share one. */
function ranksOf(names: readonly string[], language: Language): Uint32Array {
  const ranks = new Map(
    [...new Set(names)].toSorted(collatorOf(language).compare).map((name, rank) => [name, rank]),
  )
  return Uint32Array.from(names, (name) => ranks.get(name) ?? 0)
}

async function writeProducts(
  file: DatabaseSync,
  source: Source,
  table: ValueTable,
  words: ValueWords,
): Promise<Columns> {
  const builder = columnBuilder()
  const writers = languages.map((language) => ({
    language,
    names: [] as string[],
    vocabulary: vocabularyBuilder(language),
    insert: file.prepare(`insert into words_${language} (rowid, name, attributes, text) values (?, ?, ?, ?)`),
  }))
  const addNumber = file.prepare('insert or ignore into numbers (number, customer, variant) values (?, ?, ?)')
  for await (const products of source.products()) {
    for (const product of products) {
      const row = builder.columns.productIds.size
      const values = builder.add(product, table)
      for (const { language, names, vocabulary, insert } of writers) {
        const name = inLanguage(product.names, language)
        const second = language === 'nn' ? product.names['nb'] : undefined
        const nameTerms = vocabulary.termsOf(second && second !== name ? `${name} ${second}` : name)
        const attributes = values.map((value) => vocabulary.termsOf(words.indexed(value, language))).join(' ')
        const text = vocabulary.termsOf(inLanguage(product.descriptions, language))
        names.push(name)
        insert.run(
          row + 1,
          nameTerms,
          attributes,
          `${text} ${vocabulary.twinsOf(`${nameTerms} ${attributes}`)}`,
        )
      }
      const first = builder.columns.variantIds.size - product.variants.length
      for (const [index, variant] of product.variants.entries()) {
        for (const number of [variant.code, variant.manufacturerNumber, variant.ean]) {
          const plain = plainNumber(number)
          if (plain !== null) addNumber.run(plain, '', first + index)
        }
      }
      const plainCode = plainNumber(product.code)
      if (plainCode !== null) addNumber.run(plainCode, '', first)
    }
  }
  builder.finish()
  for (const { vocabulary, language } of writers) {
    vocabulary.write(file)
    file.exec(`insert into words_${language} (words_${language}) values ('optimize')`)
  }
  const nameRanks = growing()
  for (const { names, language } of writers) for (const rank of ranksOf(names, language)) nameRanks.push(rank)
  const { columns } = builder
  return {
    productIds: columns.productIds.done(),
    variantIds: columns.variantIds.done(),
    firstVariant: columns.firstVariant.done(),
    categoryOf: columns.categoryOf.done(),
    valueStart: columns.valueStart.done(),
    values: columns.values.done(),
    productValueStart: columns.productValueStart.done(),
    productValues: columns.productValues.done(),
    ownCount: columns.ownCount.done(),
    attributeOf: table.attributeOf.done(),
    nameRanks: nameRanks.done(),
  }
}

async function writeCustomers(file: DatabaseSync, source: Source, columns: Columns): Promise<void> {
  // Variants stand by product, so their ids need not ascend.
  const order = Uint32Array.from(columns.variantIds.keys()).toSorted(
    (a, b) => (columns.variantIds[a] ?? 0) - (columns.variantIds[b] ?? 0),
  )
  const ids = order.map((row) => columns.variantIds[row] ?? 0)
  const addNumber = file.prepare('insert or ignore into numbers (number, customer, variant) values (?, ?, ?)')
  for await (const rows of source.customerNumbers()) {
    for (const { customer, variantId, code } of rows) {
      const place = rowOf(ids, variantId)
      const plain = plainNumber(code)
      if (place >= 0 && plain !== null) addNumber.run(plain, customer, order[place] ?? 0)
    }
  }
  const addProduct = file.prepare('insert or ignore into assortments (customer, product) values (?, ?)')
  for await (const rows of source.assortments()) {
    for (const { customer, productId } of rows) {
      const row = rowOf(columns.productIds, productId)
      if (row >= 0) addProduct.run(customer, row)
    }
  }
}

/**
 * Builds the index of a catalogue at `path`. It is written beside its place and moved there when it is whole, so a
 * half-built one is never opened.
 */
export async function buildIndex(source: Source, path: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`
  for (const leftover of [draft, `${draft}-journal`]) rmSync(leftover, { force: true })
  const file = new DatabaseSync(draft)
  try {
    // Nothing is lost when it breaks off: it is built again.
    file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000; begin')
    for (const table of tables) file.exec(table)
    const table = valueTable(source)
    const words = valueWords(source, table)
    const columns = await writeProducts(file, source, table, words)
    await writeCustomers(file, source, columns)
    const facts: IndexFacts = {
      format: indexFormat,
      version: source.version,
      attributes: table.attributes,
      categories: table.categories,
      valueKeys: table.valueKeys,
      valueNumbers: table.valueNumbers,
    }
    const add = file.prepare('insert into facts (key, value) values (?, ?)')
    for (const name of columnNames) {
      const column = columns[name]
      add.run(`column:${name}`, new Uint8Array(column.buffer, column.byteOffset, column.byteLength))
    }
    for (const language of languages) add.run(`texts:${language}`, JSON.stringify(words.texts(language)))
    add.run('facts', JSON.stringify(facts))
    file.exec('commit; pragma optimize')
    file.close()
    renameSync(draft, path)
  } catch (cause) {
    if (file.isOpen) file.close()
    rmSync(draft, { force: true })
    throw cause
  }
}
