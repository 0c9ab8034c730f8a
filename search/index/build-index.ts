import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnBuilder } from './column-builder.ts'
import { columnNames, growableColumn, findRow, type Columns } from './columns.ts'
import { draftPath } from './draft-path.ts'
import { indexFormat, schema, type IndexFacts } from './index-file.ts'
import { languages } from '../analysis/languages.ts'
import { writeNameRanks } from './name-ranks.ts'
import { normalizeNumber } from '../analysis/article-number.ts'
import { createLetterNumbers } from './letter-numbers.ts'
import { documentNumbers, documentTerms } from './document-terms.ts'
import { appendChecksum } from './checksum.ts'
import type { DocumentSource } from '../documents.ts'
import { createValueTable, type ValueTable } from './value-table.ts'
import { createValueTexts, type ValueTexts } from './value-texts.ts'
import { vocabularyBuilder } from './vocabulary-builder.ts'
import { createPostingsBuilder } from './postings-builder.ts'

/** Takes the share of a build that is done, 0 to 1. */
type OnProgress = (share: number) => void

/** Writes article numbers, and collects those without a digit. */
function numberWriter(file: DatabaseSync) {
  const insert = file.prepare('insert or ignore into numbers (number, customer, variant) values (?, ?, ?)')
  const letterNumbers = createLetterNumbers()
  return {
    letterNumbers,
    add(number: string, customer: string, variant: number): void {
      insert.run(number, customer, variant)
      letterNumbers.add(number)
    },
  }
}
type NumberWriter = ReturnType<typeof numberWriter>

/** Share of a build that reads the products; the rest writes the words of each language. */
const readingShare = 0.8

async function writeProducts(
  file: DatabaseSync,
  source: DocumentSource,
  { table, valueTexts, numbers }: { table: ValueTable; valueTexts: ValueTexts; numbers: NumberWriter },
  onProgress: OnProgress,
): Promise<Columns> {
  const builder = columnBuilder()
  const writers = languages.map((language) => ({
    language,
    names: [] as string[],
    vocabulary: vocabularyBuilder(language),
    postings: createPostingsBuilder(),
  }))
  for await (const products of source.products()) {
    for (const product of products) {
      const row = builder.columns.productIds.size
      const first = builder.columns.variantIds.size
      const values = builder.add(product, table)
      for (const { language, names, vocabulary, postings } of writers) {
        const texts = values.map((value) => valueTexts.searchText(value, language))
        const { name, terms } = documentTerms(product, texts, language, vocabulary)
        names.push(name)
        postings.add(row, terms)
      }
      for (const { number, place } of documentNumbers(product)) numbers.add(number, '', first + place)
    }
    const count = Math.max(source.productCount ?? 0, builder.columns.productIds.size)
    if (source.productCount !== undefined)
      onProgress((readingShare * builder.columns.productIds.size) / count)
  }
  for (const [at, { vocabulary, postings }] of writers.entries()) {
    vocabulary.write(file, postings)
    onProgress(readingShare + ((1 - readingShare) * (at + 1)) / (writers.length + 1))
  }
  const ranks = writers.map(({ names, language }) => writeNameRanks(file, names, language))
  const nameRanks = growableColumn()
  for (let row = 0; row < builder.columns.productIds.size; row++)
    for (const each of ranks) nameRanks.push(each[row] ?? 0)
  return { ...builder.done(), attributeOf: table.attributeOf.done(), nameRanks: nameRanks.done() }
}

async function writeCustomers(
  file: DatabaseSync,
  source: DocumentSource,
  { columns, numbers }: { columns: Columns; numbers: NumberWriter },
): Promise<void> {
  // Variants are sorted by product, not by id.
  const order = Uint32Array.from(columns.variantIds.keys()).toSorted(
    (a, b) => (columns.variantIds[a] ?? 0) - (columns.variantIds[b] ?? 0),
  )
  const ids = order.map((row) => columns.variantIds[row] ?? 0)
  for await (const rows of source.customerNumbers()) {
    for (const { customer, variantId, code } of rows) {
      const place = findRow(ids, variantId)
      const number = normalizeNumber(code)
      if (place >= 0 && number !== null) numbers.add(number, customer, order[place] ?? 0)
    }
  }
  const addProduct = file.prepare('insert or ignore into assortments (customer, product) values (?, ?)')
  for await (const rows of source.assortments()) {
    for (const { customer, productId } of rows) {
      const row = findRow(columns.productIds, productId)
      if (row >= 0) addProduct.run(customer, row)
    }
  }
}

/**
 * Builds an index at `path`. It is written to a draft and renamed when it is complete, so nobody opens a half-built
 * one. It ends with a checksum of every byte. Reports the share that is done.
 */
export async function buildIndex(
  source: DocumentSource,
  path: string,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const draft = draftPath(path)
  const file = new DatabaseSync(draft)
  try {
    // An interrupted build is repeated, so nothing needs to be durable.
    file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000; begin')
    for (const table of schema) file.exec(table)
    const table = createValueTable(source)
    const valueTexts = createValueTexts(source, table)
    const numbers = numberWriter(file)
    const columns = await writeProducts(file, source, { table, valueTexts, numbers }, onProgress)
    await writeCustomers(file, source, { columns, numbers })
    const facts: IndexFacts = {
      format: indexFormat,
      version: source.version,
      change: source.change ?? 0,
      attributes: table.attributes,
      categories: table.categories,
      valueKeys: table.valueKeys,
      valueNumbers: table.valueNumbers,
      letterNumbers: numbers.letterNumbers.done(),
    }
    const add = file.prepare('insert into facts (key, value) values (?, ?)')
    for (const name of columnNames) {
      const column = columns[name]
      add.run(`column:${name}`, new Uint8Array(column.buffer, column.byteOffset, column.byteLength))
    }
    for (const language of languages) add.run(`texts:${language}`, JSON.stringify(valueTexts.texts(language)))
    add.run('facts', JSON.stringify(facts))
    file.exec('commit; pragma optimize')
    file.close()
    appendChecksum(draft)
    renameSync(draft, path)
  } catch (cause) {
    if (file.isOpen) file.close()
    rmSync(draft, { force: true })
    throw cause
  }
}
