import { findColumns, looksLikeNumber } from './columns.ts'
import { isDayNumber } from '../../catalogue/articles/number-readings.ts'
import { parseQuantity, type ParsedQuantity } from './parse-quantity.ts'
import type { SheetRow } from '../../spreadsheets/index.ts'
import type { Table } from './read-table.ts'
import { isTotalsLabel } from './headings.ts'

/** One row, before its number is looked up. */
export interface PastedRow {
  line: number
  raw: string
  /** The article number as written; empty without one. */
  number: string
  /** The quantity as written. */
  writtenQuantity: string
  quantity: ParsedQuantity
  /** The quantity is 1 because there is no column of quantities. */
  assumed: boolean
  /** The row is a total of other rows. */
  totals: boolean
  /** The row is a title above the table. */
  title: boolean
  /** The sheet does not show the row, or the column of its number or quantity. */
  hidden: boolean
  /** The spreadsheet has made a day of the number. */
  numberIsDay: boolean
}

/** Rows of a paste or a file, without its header. */
export interface PastedRows {
  kind: Table['kind']
  sheet: Table['sheet']
  header: { line: number; raw: string } | null
  rows: PastedRow[]
}

/** Characters of a cell that are read: as many as a spreadsheet's cell can have. */
const longestCell = 32_767

/**
 * A number without what keeps its leading zeros in spreadsheets (`="00123"`, `'00123`), and without the apostrophe
 * that our exports put before formula characters. A tab or a line break stays, with an apostrophe before it: it may
 * divide two values.
 */
const bareNumber = (cell: string): string =>
  cell
    .slice(0, longestCell)
    .replace(/^\s*="(.*)"\s*$/u, '$1')
    .replace(/^\s*['\u2019](?!\s*[\t\n])/u, '')
    .replaceAll(/[^\S\t\n]+/gu, ' ')
    .trim()

/** Whether a row has nothing but a number; a day alone is part of a title. */
const isNumberAlone = ({ cells }: SheetRow): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 1 &&
  cells.some((cell) => looksLikeNumber(cell.trim()) && !/\s/u.test(cell.trim()) && !isDayNumber(cell.trim()))

const isTotals = ({ cells }: SheetRow, number: string): boolean =>
  cells.some(isTotalsLabel) && (number === '' || isTotalsLabel(number))

/** Rows that a title, a date and a customer may take above the table. */
const maxTitleRows = 10

const filled = ({ cells }: SheetRow): number => cells.filter((cell) => cell.trim() !== '').length

/** The number of rows above the table: above its header, or above the first row with as many cells as most have. */
function rowsAbove({ rows }: Table, header: number | null): number {
  if (header !== null) return header
  if (rows.slice(0, 200).filter((row) => filled(row) > 1).length * 2 < Math.min(rows.length, 200)) return 0
  const first = rows.findIndex((row) => filled(row) > 1)
  return first > maxTitleRows ? 0 : Math.max(0, first)
}

/** Interprets each row of a table. Every row is in the result, whatever its content. */
export function interpretRows(table: Table): PastedRows {
  const { header, numbers, quantity, isHidden } = findColumns(table)
  const headerRow = header === null ? undefined : table.rows[header]
  const rows = table.rows.filter((row) => row !== headerRow)
  const above = rowsAbove(table, header)
  return {
    kind: table.kind,
    sheet: table.sheet,
    header: headerRow === undefined ? null : { line: headerRow.line, raw: headerRow.raw },
    rows: rows.map((row, index) => {
      // A number is what its cell shows, a quantity what it holds.
      const shownIn = (column: number): string =>
        bareNumber(row.shown?.get(column) ?? row.cells[column] ?? '')
      const column = numbers.find((each) => shownIn(each) !== '') ?? -1
      const number = shownIn(column)
      const assumed = quantity === null
      const writtenQuantity = assumed ? '' : bareNumber(row.cells[quantity] ?? '')
      return {
        line: row.line,
        raw: row.raw,
        number,
        writtenQuantity,
        quantity: parseQuantity(
          assumed ? '1' : writtenQuantity,
          row.numbers?.includes(quantity ?? -1) ?? false,
        ),
        assumed,
        totals: isTotals(row, number),
        hidden: isHidden || row.isHidden === true,
        numberIsDay: row.days?.includes(column) ?? false,
        // A row of an order may be there too.
        title: index < above && (writtenQuantity === '' || !looksLikeNumber(number)) && !isNumberAlone(row),
      }
    }),
  }
}
