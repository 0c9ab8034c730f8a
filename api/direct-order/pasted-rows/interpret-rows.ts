import { findColumns } from './columns.ts'
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
}

/** Rows of a paste or a file, without its header. */
export interface PastedRows {
  kind: Table['kind']
  header: { line: number; raw: string } | null
  rows: PastedRow[]
}

/** Characters of a cell that are read: as many as a spreadsheet's cell can have. */
const longestCell = 32_767

/**
 * A number without what keeps its leading zeros in spreadsheets (`="00123"`, `'00123`), and without the apostrophe
 * that our exports put before formula characters.
 */
const bareNumber = (cell: string): string =>
  cell
    .slice(0, longestCell)
    .replace(/^\s*="(.*)"\s*$/u, '$1')
    .replace(/^\s*['\u2019]/u, '')
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()

const isTotals = ({ cells }: SheetRow, number: string): boolean =>
  cells.some(isTotalsLabel) && (number === '' || isTotalsLabel(number))

/** Interprets each row of a table. Every row is in the result, whatever its content. */
export function interpretRows(table: Table): PastedRows {
  const { header, numbers, quantity } = findColumns(table)
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
        quantity: parseQuantity(
          assumed ? '1' : writtenQuantity,
          row.numbers?.includes(quantity ?? -1) ?? false,
        ),
        assumed,
        totals: isTotals(row, number),
      }
    }),
  }
}
