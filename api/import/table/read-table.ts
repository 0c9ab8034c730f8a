import type { SheetRow } from '../../spreadsheets/index.ts'
import { UnreadableFile } from '../../spreadsheets/index.ts'
import { checkArticle, type ArticleDraft } from '../article.ts'
import type { ReadCell } from './cell.ts'
import { columnNamed, type ColumnContext } from './columns.ts'
import type { ImportItem } from '../items.ts'
import { optionPriceColumns, readOptionPrice } from './option-price-table.ts'
import { readWords, wordsColumns } from './texts-table.ts'

interface Column {
  heading: string
  read: ReadCell
}

/** The columns of a heading row. Throws `UnreadableFile` naming every heading that means nothing. */
function columnsOf(row: SheetRow, context: ColumnContext): Column[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const columns = row.cells.map((cell): Column => {
    const heading = cell.trim()
    const read = columnNamed(heading, context)
    if (heading === '') faults.push('a column has no heading')
    else if (read === null)
      faults.push(`"${heading}" is no column (an attribute's is written attribute.${heading})`)
    else if (typeof read === 'string') faults.push(`"${heading}": ${read}`)
    if (seen.has(heading.toLowerCase())) faults.push(`"${heading}" is there twice`)
    seen.add(heading.toLowerCase())
    return { heading, read: typeof read === 'function' ? read : () => null }
  })
  if (!seen.has('article')) faults.push('the column "article" is missing')
  if (faults.length > 0) throw new UnreadableFile(`Line ${row.line}, the headings: ${faults.join('; ')}.`)
  return columns
}

function articleItem(row: SheetRow, columns: readonly Column[]): ImportItem {
  const draft: ArticleDraft = { line: row.line, code: '' }
  const codeAt = columns.findIndex(({ heading }) => heading.toLowerCase() === 'article')
  const code = row.cells[codeAt]?.trim() ?? ''
  const refused = (field: string, reason: string): ImportItem => ({
    kind: 'refused',
    refusal: { line: row.line, field, reason, raw: row.raw },
    code: code === '' ? null : code,
  })
  const more = row.cells.slice(columns.length)
  if (more.some((cell) => cell.trim() !== ''))
    return refused('', `has ${row.cells.length} cells, the headings are ${columns.length}`)
  for (const [at, { heading, read }] of columns.entries()) {
    const cell = row.cells[at]?.trim() ?? ''
    const reason = read(cell, draft)
    if (reason !== null) return refused(heading, `${reason} (${JSON.stringify(cell.slice(0, 80))})`)
  }
  const checked = checkArticle(draft)
  return 'article' in checked
    ? { kind: 'article', article: checked.article, raw: row.raw }
    : refused(checked.field, checked.reason)
}

/**
 * Reads a table: its first row is the headings. One with a column `article` has a row for each article, one with a
 * column `key` a row for each thing that has words, one with a column `option` a row for each option that costs something. Throws `UnreadableFile` when the headings are wrong.
 */
export async function* readTable(
  rows: AsyncIterable<SheetRow>,
  context: ColumnContext,
): AsyncGenerator<ImportItem> {
  let read: ((row: SheetRow) => Iterable<ImportItem>) | null = null
  for await (const row of rows) {
    if (read) {
      yield* read(row)
    } else if (row.cells.some((cell) => cell.trim().toLowerCase() === 'key')) {
      const columns = wordsColumns(row)
      read = (next) => [readWords(next, columns)]
    } else if (row.cells.some((cell) => cell.trim().toLowerCase() === 'option')) {
      const columns = optionPriceColumns(row, context.trade)
      read = (next) => [readOptionPrice(next, columns)]
    } else {
      const columns = columnsOf(row, context)
      read = (next) => [articleItem(next, columns)]
    }
  }
  if (!read) throw new UnreadableFile('The file is empty.')
}
