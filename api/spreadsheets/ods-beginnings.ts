import { beginningRows, type SheetRow } from './row.ts'
import type { XmlReader } from './xml.ts'

/** A row of a table, which is named by its place among the tables. */
interface TableRow {
  table: number
  row: SheetRow
}

/** Reads the first rows of each table of a document in one pass. `openTable` reads those of one table. */
export function beginningsReader(openTable: () => XmlReader<SheetRow>): XmlReader<TableRow> {
  const ready: TableRow[] = []
  let table = -1
  /** A table can be in a cell of another. */
  let depth = 0
  let count = 0
  let reader: XmlReader<SheetRow> | null = null
  return {
    ready,
    open(name, attributes, line) {
      if (name === 'table' && depth++ === 0) {
        table += 1
        count = 0
        reader = openTable()
      }
      reader?.open(name, attributes, line)
    },
    text(piece) {
      reader?.text(piece)
    },
    close(name) {
      if (name === 'table') depth -= 1
      if (reader === null) return
      reader.close(name)
      for (const row of reader.ready.splice(0)) if (count++ < beginningRows) ready.push({ table, row })
      if (depth === 0 || count >= beginningRows) reader = null
    },
  }
}
