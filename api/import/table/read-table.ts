import { foldCharacters } from '@tradecounter/search'
import type { SheetRow } from '../../spreadsheets/index.ts'
import { UnreadableFile } from '../../spreadsheets/index.ts'
import { unitOfOrder } from '../../catalogue/units/service.ts'
import { checkArticle, type ArticleDraft } from '../article.ts'
import type { ReadCell } from './read-number.ts'
import { findColumnMarks, type ColumnMarks } from './column-marks.ts'
import { findColumn, type ColumnContext } from './columns.ts'
import { unknownUnit, type ImportItem } from '../items.ts'
import { optionPriceColumns, readOptionPriceRow } from './option-price-table.ts'
import { readTextsRow, textsColumns } from './texts-table.ts'
import { refuseUnstorable } from './unstorable-row.ts'

interface Column {
  heading: string
  read: ReadCell
}

/** Columns of texts and numbers of articles, which are what their cells show: `0045678`, `AB-12`. */
const textHeading =
  /^(?:article|product|category|brand|manufacturer-number|ean|replaced-by|accessories|alternatives|(?:name|keywords)\..*)$/iu
/** Those of numbers. */
const numberHeading = /^(?:article|product|manufacturer-number|ean|replaced-by|accessories|alternatives)$/iu

/** Wrong headings that one message names. */
const maxFaults = 50

/** The columns of a heading row. Throws `UnreadableFile` with every wrong heading. */
function columnsOf(row: SheetRow, context: ColumnContext): Column[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const columns = row.cells.map((cell): Column => {
    const heading = foldCharacters(cell).trim()
    const read = findColumn(heading, context)
    if (heading === '') faults.push('a column has no heading')
    else if (read === null)
      faults.push(`"${heading}" is no column (an attribute's is written attribute.${heading})`)
    else if (typeof read === 'string') faults.push(`"${heading}": ${read}`)
    if (seen.has(heading.toLowerCase())) faults.push(`"${heading}" is there twice`)
    seen.add(heading.toLowerCase())
    return { heading, read: typeof read === 'function' ? read : () => null }
  })
  if (!seen.has('article')) faults.push('the column "article" is missing')
  if (faults.length > 0) {
    const more = faults.length > maxFaults ? `; and ${faults.length - maxFaults} more` : ''
    throw new UnreadableFile(
      `Line ${row.line}, the headings: ${faults.slice(0, maxFaults).join('; ')}${more}.`,
    )
  }
  return columns
}

/** The article of a row, with a warning if no list has its unit; or why the row is refused. */
function articleItems(row: SheetRow, columns: readonly Column[], marks: ColumnMarks): ImportItem[] {
  const draft: ArticleDraft = { line: row.line, code: '' }
  const codeAt = columns.findIndex(({ heading }) => heading.toLowerCase() === 'article')
  const code = foldCharacters(row.shown?.get(codeAt) ?? row.cells[codeAt] ?? '').trim()
  const refused = (field: string, reason: string): ImportItem[] => [
    {
      kind: 'refused',
      refusal: { line: row.line, field, reason, raw: row.raw },
      code: code === '' ? null : code,
    },
  ]
  const unstorable = refuseUnstorable(
    row,
    columns.map(({ heading }) => heading),
    code === '' ? null : code,
  )
  if (unstorable !== null) return [unstorable]
  const more = row.cells.slice(columns.length)
  if (more.some((cell) => cell.trim() !== ''))
    return refused('', `has ${row.cells.length} cells, the headings are ${columns.length}`)
  for (const [at, { heading, read }] of columns.entries()) {
    const isText = textHeading.test(heading)
    const cell = ((isText ? row.shown?.get(at) : undefined) ?? row.cells[at] ?? '').trim()
    if (isText && numberHeading.test(heading) && row.days?.includes(at) === true)
      return refused(heading, 'is a day: the spreadsheet has made one of the number')
    const reason = read(cell, draft, marks.of(row, at))
    if (reason !== null) return refused(heading, `${reason} (${JSON.stringify(cell.slice(0, 80))})`)
  }
  const checked = checkArticle(draft)
  if (!('article' in checked)) return refused(checked.field, checked.reason)
  const item: ImportItem = { kind: 'article', article: checked.article, raw: row.raw }
  const { unit } = draft
  if (unit === undefined || unitOfOrder(unit).known) return [item]
  const detail = `${unknownUnit} (${unit})`
  return [
    item,
    {
      kind: 'warning',
      severity: 'adjusted',
      what: unknownUnit,
      line: row.line,
      field: 'unit',
      detail,
      raw: row.raw,
    },
  ]
}

/**
 * Reads a table whose first row has the headings. The column `article` makes it a table of articles, `key` of texts and
 * categories, `option` of option prices. The table is read twice: the numbers of a column decide its decimal mark.
 * Throws `UnreadableFile` when the headings are wrong.
 */
export async function* readTable(
  open: () => AsyncIterable<SheetRow>,
  context: ColumnContext,
): AsyncGenerator<ImportItem> {
  const marks = await findColumnMarks(open())
  let read: ((row: SheetRow) => Iterable<ImportItem>) | null = null
  for await (const row of open()) {
    if (read) {
      yield* read(row)
    } else if (row.cells.some((cell) => foldCharacters(cell).trim().toLowerCase() === 'key')) {
      const columns = textsColumns(row)
      read = (next) => [refuseUnstorable(next, row.cells) ?? readTextsRow(next, columns)]
    } else if (row.cells.some((cell) => foldCharacters(cell).trim().toLowerCase() === 'option')) {
      const columns = optionPriceColumns(row, context.trade)
      read = (next) => [refuseUnstorable(next, row.cells) ?? readOptionPriceRow(next, columns, marks)]
    } else {
      const columns = columnsOf(row, context)
      read = (next) => articleItems(next, columns, marks)
    }
  }
  if (!read) throw new UnreadableFile('The file is empty.')
}
