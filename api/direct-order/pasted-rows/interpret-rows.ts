import { columnsOf } from './columns.ts'
import { readQuantity, type WrittenQuantity } from './parse-quantity.ts'
import type { Table, TableRow } from './table.ts'
import { namesTotals } from './headings.ts'

/** One row as it was meant, before anything is looked up. */
export interface BulkRow {
  line: number
  raw: string
  /** The article's number as it was written; empty for none. */
  number: string
  /** As it was written. */
  writtenQuantity: string
  quantity: WrittenQuantity
  /** There is no column of quantities: one is assumed. */
  assumed: boolean
  /** The row sums up others. */
  totals: boolean
}

/** Rows of a paste or a file, without its header. */
export interface BulkRows {
  kind: Table['kind']
  header: { line: number; raw: string } | null
  rows: BulkRow[]
}

/** Characters of a cell that are looked at and answered: what a cell of a spreadsheet can hold. */
const longestCell = 32_767

/**
 * A number's cell without what spreadsheets put around it to keep its leading zeros (`="00123"`, `'00123`), or what
 * our own exports put before a sign that spreadsheets would reckon with.
 */
const bareNumber = (cell: string): string =>
  // A longer one is no number, and not worth looking at.
  cell
    .slice(0, longestCell)
    .replace(/^\s*="(.*)"\s*$/u, '$1')
    .replace(/^\s*['\u2019]/u, '')
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()

const isTotals = ({ cells }: TableRow, number: string): boolean =>
  cells.some(namesTotals) && (number === '' || namesTotals(number))

/** What each row of a table means. Every row is there, whatever stands in it. */
export function rowsOf(table: Table): BulkRows {
  const { header, numbers, quantity } = columnsOf(table)
  const headerRow = header === null ? undefined : table.rows[header]
  const rows = table.rows.filter((row) => row !== headerRow)
  return {
    kind: table.kind,
    header: headerRow === undefined ? null : { line: headerRow.line, raw: headerRow.raw },
    rows: rows.map((row) => {
      const cell = numbers.map((column) => bareNumber(row.cells[column] ?? '')).find((text) => text !== '')
      const number = cell ?? ''
      const assumed = quantity === null
      const writtenQuantity = assumed ? '' : bareNumber(row.cells[quantity] ?? '')
      return {
        line: row.line,
        raw: row.raw,
        number,
        writtenQuantity,
        quantity: readQuantity(
          assumed ? '1' : writtenQuantity,
          row.numbers?.includes(quantity ?? -1) ?? false,
        ),
        assumed,
        totals: isTotals(row, number),
      }
    }),
  }
}
