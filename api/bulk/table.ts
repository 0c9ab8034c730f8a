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
  /** As it stood there; the cells of a sheet with tabs between them. */
  raw: string
}
