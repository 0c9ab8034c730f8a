/** One row of a table as it was written. */
export interface SheetRow {
  /** Line of the file, or row of the sheet, counted from 1. */
  line: number
  cells: readonly string[]
  /** Places of the cells that a sheet holds as numbers; what is text there may be written in any habit. */
  numbers?: readonly number[]
  /** The row as text, for reports. */
  raw: string
}

/** Pieces of a file. It can be begun again as often as needed. */
export type OpenBytes = () => AsyncIterable<Uint8Array>
