/** What was pasted or uploaded, as rows of cells. */
export interface Table {
  kind: 'delimited' | 'xlsx' | 'ods'
  rows: readonly TableRow[]
}

/** One row that is not blank. */
export interface TableRow {
  /** Line of the text or row of the sheet, from 1. */
  line: number
  cells: readonly string[]
  /** Places of the cells that a sheet holds as numbers; none in a text. */
  numbers?: readonly number[]
  /** As it stood there; the cells of a sheet with semicolons between them. */
  raw: string
}
