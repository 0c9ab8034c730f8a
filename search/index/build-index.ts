import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnBuilder } from './column-builder.ts'
import { columnNames, growing, rowOf, type Columns } from './columns.ts'
import { draftOf } from './draft-file.ts'
import { indexFormat, tables, type IndexFacts } from './index-file.ts'
import { languages } from '../analysis/languages.ts'
import { writeNames } from './name-ranks.ts'
import { letteredGatherer, plainNumber } from '../matching/article-numbers.ts'
import { rowNumbers, rowWords } from './document-terms.ts'
import { seal } from './checksum.ts'
import type { Source } from '../documents.ts'
import { valueTable, type ValueTable } from './value-table.ts'
import { valueWords, type ValueWords } from './value-texts.ts'
import { vocabularyBuilder } from './vocabulary-builder.ts'
import { wordGatherer } from './postings-builder.ts'

/** Writes article numbers, and gathers those of letters alone. */
function numberWriter(file: DatabaseSync) {
  const insert = file.prepare('insert or ignore into numbers (number, customer, variant) values (?, ?, ?)')
  const lettered = letteredGatherer()
  return {
    lettered,
    add(plain: string, customer: string, variant: number): void {
      insert.run(plain, customer, variant)
      lettered.add(plain)
    },
  }
}
type NumberWriter = ReturnType<typeof numberWriter>

async function writeProducts(
  file: DatabaseSync,
  source: Source,
  { table, words, numbers }: { table: ValueTable; words: ValueWords; numbers: NumberWriter },
): Promise<Columns> {
  const builder = columnBuilder()
  const writers = languages.map((language) => ({
    language,
    names: [] as string[],
    vocabulary: vocabularyBuilder(language),
    gathered: wordGatherer(),
  }))
  for await (const products of source.products()) {
    for (const product of products) {
      const row = builder.columns.productIds.size
      const first = builder.columns.variantIds.size
      const values = builder.add(product, table)
      for (const { language, names, vocabulary, gathered } of writers) {
        const texts = values.map((value) => words.indexed(value, language))
        const { name, terms } = rowWords(product, texts, language, vocabulary)
        names.push(name)
        gathered.add(row, terms)
      }
      for (const { plain, place } of rowNumbers(product)) numbers.add(plain, '', first + place)
    }
  }
  for (const { vocabulary, gathered } of writers) vocabulary.write(file, gathered)
  const ranks = writers.map(({ names, language }) => writeNames(file, names, language))
  const nameRanks = growing()
  for (let row = 0; row < builder.columns.productIds.size; row++)
    for (const each of ranks) nameRanks.push(each[row] ?? 0)
  return { ...builder.done(), attributeOf: table.attributeOf.done(), nameRanks: nameRanks.done() }
}

async function writeCustomers(
  file: DatabaseSync,
  source: Source,
  { columns, numbers }: { columns: Columns; numbers: NumberWriter },
): Promise<void> {
  // Variants stand by product, so their ids need not ascend.
  const order = Uint32Array.from(columns.variantIds.keys()).toSorted(
    (a, b) => (columns.variantIds[a] ?? 0) - (columns.variantIds[b] ?? 0),
  )
  const ids = order.map((row) => columns.variantIds[row] ?? 0)
  for await (const rows of source.customerNumbers()) {
    for (const { customer, variantId, code } of rows) {
      const place = rowOf(ids, variantId)
      const plain = plainNumber(code)
      if (place >= 0 && plain !== null) numbers.add(plain, customer, order[place] ?? 0)
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
 * half-built one is never opened. It ends with a seal over every byte.
 */
export async function buildIndex(source: Source, path: string): Promise<void> {
  const draft = draftOf(path)
  const file = new DatabaseSync(draft)
  try {
    // Nothing is lost when it breaks off: it is built again.
    file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000; begin')
    for (const table of tables) file.exec(table)
    const table = valueTable(source)
    const words = valueWords(source, table)
    const numbers = numberWriter(file)
    const columns = await writeProducts(file, source, { table, words, numbers })
    await writeCustomers(file, source, { columns, numbers })
    const facts: IndexFacts = {
      format: indexFormat,
      version: source.version,
      change: source.change ?? 0,
      attributes: table.attributes,
      categories: table.categories,
      valueKeys: table.valueKeys,
      valueNumbers: table.valueNumbers,
      letteredNumbers: numbers.lettered.done(),
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
    seal(draft)
    renameSync(draft, path)
  } catch (cause) {
    if (file.isOpen) file.close()
    rmSync(draft, { force: true })
    throw cause
  }
}
