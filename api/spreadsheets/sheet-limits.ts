import { UnreadableFile } from './unreadable-file.ts'

/** What a file may hold. It is checked before anything is allocated: a few bytes can stand for gigabytes. */
export interface SheetLimits {
  /** Cells of a row, counted to its last one that is not empty. */
  columns: number
  /** Characters of all rows. Unlimited where rows are used one by one. */
  characters: number
}

/** Characters of a cell, as in the common spreadsheet programs. */
export const maxCellCharacters = 32_767
/** Characters of a row. */
export const maxRowCharacters = 1_000_000
/** Columns and rows of the largest sheet that a spreadsheet program makes. */
export const maxSheetColumns = 16_384
export const maxSheetRows = 1_048_576

/** The limits of a sheet that is read row by row. */
export const streamLimits: SheetLimits = { columns: maxSheetColumns, characters: Infinity }

const tooMuch = (what: string): UnreadableFile => new UnreadableFile(what, { reason: 'tooMuch' })

/** 400: a cell with more characters than a spreadsheet's. */
export const cellTooLong = (line: number): UnreadableFile =>
  tooMuch(`Row ${line} has a cell with more than ${maxCellCharacters} characters.`)

/** Counts what the rows of one file hold, and throws `UnreadableFile` when it is more than the limits. */
export function countSheet(limits: SheetLimits) {
  let ofRow = 0
  let ofFile = 0
  return {
    /** A row begins. */
    beginRow(): void {
      ofRow = 0
    },
    /** Cells of the same text up to a column (counted from 1) are about to be added. */
    addCells(line: number, characters: number, count: number, lastColumn: number): void {
      if (characters > maxCellCharacters) throw cellTooLong(line)
      if (characters > 0 && lastColumn > limits.columns)
        throw tooMuch(`Row ${line} has a cell in column ${lastColumn}; ${limits.columns} columns are read.`)
      ofRow += (characters + 1) * count
      if (ofRow > maxRowCharacters) throw tooMuch(`Row ${line} has more than ${maxRowCharacters} characters.`)
    },
    /** The row is about to be kept this many times. */
    endRow(line: number, times = 1): void {
      ofFile += ofRow * times
      if (ofFile > limits.characters)
        throw tooMuch(`The sheet has more than ${limits.characters} characters up to row ${line}.`)
    },
  }
}
