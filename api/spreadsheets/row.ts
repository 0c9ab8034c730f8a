/** One row of a table. */
export interface SheetRow {
  /** Line of the file, or row of the sheet, counted from 1. */
  line: number
  cells: readonly string[]
  /** Indexes of the cells that a spreadsheet stores as numbers. */
  numbers?: readonly number[]
  /** The row as text, for reports; cells of a spreadsheet are separated by semicolons. */
  raw: string
}

/** Opens a file as a stream; it can be called repeatedly. */
export type OpenBytes = () => AsyncIterable<Uint8Array>
