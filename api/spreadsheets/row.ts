/** One row of a table. */
export interface SheetRow {
  /** Line of the file, or row of the sheet, counted from 1. */
  line: number
  cells: readonly string[]
  /** Indexes of the cells that a spreadsheet stores as numbers. */
  numbers?: readonly number[]
  /** What these cells show, where a format adds zeros, letters or dashes to the number: `0045678`, `AB-12`. */
  shown?: ReadonlyMap<number, string>
  /** Indexes of the cells that are days; `shown` has them as the sheet shows them. */
  days?: readonly number[]
  /** The sheet does not show the row. */
  isHidden?: boolean
  /** The row as text, for reports; cells of a spreadsheet are separated by semicolons. */
  raw: string
}

/** Opens a file as a stream; it can be called repeatedly. */
export type OpenBytes = () => AsyncIterable<Uint8Array>

/** Rows of a sheet from which it is judged. */
export const beginningRows = 20

/** One sheet of a spreadsheet. */
export interface Sheet {
  name: string
  isHidden: boolean
  /** It was the one in front when the file was saved. */
  isActive: boolean
  /** Its rows without blank ones. Complete when the rows have been read: the columns that the sheet does not show. */
  hiddenColumns: Set<number>
  rows: () => AsyncGenerator<SheetRow>
  /** Its first rows, where the beginnings of all sheets can be read together: in a file whose sheets are one part. */
  beginning?: () => Promise<readonly SheetRow[]>
}

/** An opened spreadsheet; it must be closed. */
export interface Workbook {
  sheets: Sheet[]
  close: () => void
}
