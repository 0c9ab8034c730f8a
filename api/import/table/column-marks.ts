import type { SheetRow } from '../../spreadsheets/index.ts'
import { decimalMarkOf, type DecimalMark } from '../../platform/written-number.ts'

/** The decimal marks of a table's columns. */
export interface ColumnMarks {
  /** The mark of a cell: a point if a spreadsheet stores it as a number, else that of its column. */
  of: (row: SheetRow, column: number) => DecimalMark
}

/**
 * Reads a table to its end to find the decimal mark of each column: that of its numbers which can only be read in one
 * way.
 */
export async function findColumnMarks(rows: AsyncIterable<SheetRow>): Promise<ColumnMarks> {
  const found: (DecimalMark | 'both' | undefined)[] = []
  for await (const { cells, numbers } of rows) {
    const stored = new Set(numbers)
    for (const [column, cell] of cells.entries()) {
      const known = found[column]
      if (known === 'both' || stored.has(column)) continue
      const mark = decimalMarkOf(cell)
      if (mark !== null) found[column] = known === undefined || known === mark ? mark : 'both'
    }
  }
  let last: { row: SheetRow; stored: ReadonlySet<number> } | undefined
  return {
    of: (row, column) => {
      if (last?.row !== row) last = { row, stored: new Set(row.numbers) }
      if (last.stored.has(column)) return '.'
      const mark = found[column]
      return mark === undefined || mark === 'both' ? null : mark
    },
  }
}
