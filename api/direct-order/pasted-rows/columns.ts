import { normaliseNumber } from '../../catalogue/articles/number-readings.ts'
import { parseQuantity } from './parse-quantity.ts'
import { roundedRange } from './rounded-range.ts'
import type { SheetRow } from '../../spreadsheets/index.ts'
import type { Table } from './read-table.ts'
import { isQuantityHeading, numberHeadingRank } from './headings.ts'

/** The columns of numbers and quantities. Of several columns of numbers, each row's first that is not empty counts. */
export interface Columns {
  /** Index of the header among the rows; null without a header. */
  header: number | null
  numbers: readonly number[]
  /** Null without such a column: each quantity is then 1. */
  quantity: number | null
  /** The sheet does not show one of these columns. */
  isHidden: boolean
}

/** Rows that a title and a date may take above the header. */
const maxRowsAboveHeader = 10
/** Rows and columns from which columns are guessed. */
const sampleRows = 200
const maxColumns = 200

const cellsOf = (rows: readonly SheetRow[], column: number): string[] =>
  rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')

/** A number has at most 25 characters, with spaces between some of them. */
const maxNumberLength = 60
/** Several words are a name, never a number. */
const severalWords = /\p{L}{4,}\s|\s\p{L}{4,}/u

/** Whether a cell can be an article number. */
export const looksLikeNumber = (cell: string): boolean =>
  cell.length <= maxNumberLength &&
  /\d/u.test(cell) &&
  !severalWords.test(cell) &&
  /^[\p{L}\p{N}+]{2,25}$/u.test(normaliseNumber(cell))

const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length

/** Whether a column numbers the rows: 1, 2, 3 … */
const countsRows = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, index) => Number(cell) === index + Number(cells[0]))

const averageLength = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + normaliseNumber(cell).length, 0) / Math.max(1, cells.length)

function widthOf(rows: readonly SheetRow[]): number {
  return Math.min(
    maxColumns,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  )
}

/** The column that looks most like article numbers: the longest of those with hardly anything else. */
function guessNumbers(rows: readonly SheetRow[], taken: number | null): number {
  const candidates = Array.from({ length: widthOf(rows) }, (_, column) => {
    const cells = cellsOf(rows, column)
    const likely = share(cells, (cell) => looksLikeNumber(cell) || roundedRange(cell) !== null)
    // A column that is empty in most rows has remarks.
    const filled = cells.length / Math.max(1, rows.length)
    return {
      column,
      likely: likely >= 0.5 && filled >= 0.5 ? 1 : likely * filled,
      length: averageLength(cells),
    }
  }).filter(({ column }) => column !== taken)
  return candidates.toSorted((a, b) => b.likely - a.likely || b.length - a.length)[0]?.column ?? 0
}

/** The column that looks most like quantities, the nearest after the numbers first; null when none does. */
function guessQuantity(
  rows: readonly SheetRow[],
  numbers: readonly number[],
  pointIsDecimal: boolean,
): number | null {
  const last = Math.max(...numbers)
  const order = (column: number): number => (column > last ? column - last : 1000 + last - column)
  const isQuantity = (cell: string): boolean => {
    const { problem } = parseQuantity(cell, pointIsDecimal)
    // Quantities that are asked about or not wanted are some too: without their column every article would be ordered once.
    return problem === null || problem === 'quantityAmbiguous' || problem === 'quantityZero'
  }
  const fits = Array.from({ length: widthOf(rows) }, (_, column) => column)
    .filter((column) => !numbers.includes(column))
    .filter((column) => {
      const cells = cellsOf(rows, column)
      const filled = cells.length / Math.max(1, rows.length)
      return filled >= 0.5 && share(cells, isQuantity) >= 0.6 && !countsRows(cells)
    })
  return fits.toSorted((a, b) => order(a) - order(b))[0] ?? null
}

const columnsByHeading = ({ cells }: SheetRow) => ({
  numbers: cells
    .flatMap((cell, column) => {
      const rank = numberHeadingRank(cell)
      return rank === null ? [] : [{ column, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ column }) => column),
  quantity: cells.findIndex(isQuantityHeading),
})

/** The first row that names both columns, else the first that names one: a title may have such a word alone. */
function findHeader(rows: readonly SheetRow[]) {
  const named = rows.slice(0, maxRowsAboveHeader).flatMap((row, index) => {
    const { numbers, quantity } = columnsByHeading(row)
    const isHeader = (numbers.length > 0 || quantity !== -1) && !row.cells.some(looksLikeNumber)
    return isHeader ? [{ index, numbers, quantity }] : []
  })
  return named.find(({ numbers, quantity }) => numbers.length > 0 && quantity !== -1) ?? named[0] ?? null
}

/** The rows without what the sheet does not show. */
const shownPart = ({ rows, hiddenColumns }: Table): SheetRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (hiddenColumns.has(column) ? '' : cell)),
  }))

/**
 * Finds the columns by a header in any of the languages, else by their content; those that the sheet shows first. A sheet that
 * hides the numbers or the quantities is read with its hidden columns.
 */
export function findColumns(table: Table): Columns {
  if (table.hiddenColumns.size === 0) return { ...columnsOf(table), isHidden: false }
  const seen = columnsOf({ ...table, rows: shownPart(table) })
  const all = columnsOf(table)
  const isEnough =
    (all.header === null || seen.header !== null) &&
    seen.numbers.some((column) => !table.hiddenColumns.has(column)) &&
    (all.quantity === null || seen.quantity !== null)
  return isEnough
    ? { ...seen, isHidden: false }
    : {
        ...all,
        isHidden: [...all.numbers, all.quantity ?? -1].some((column) => table.hiddenColumns.has(column)),
      }
}

function columnsOf({ rows, kind }: Table): Omit<Columns, 'isHidden'> {
  const pointIsDecimal = kind !== 'delimited'
  const header = findHeader(rows)
  if (header !== null) {
    const { index, numbers, quantity } = header
    const below = rows.slice(index + 1, index + 1 + sampleRows)
    const found = numbers.length > 0 ? numbers : [guessNumbers(below, quantity)]
    return {
      header: index,
      numbers: found,
      quantity: quantity === -1 ? guessQuantity(below, found, pointIsDecimal) : quantity,
    }
  }
  const some = rows.slice(0, sampleRows)
  const numbers = [guessNumbers(some, null)]
  return { header: null, numbers, quantity: guessQuantity(some, numbers, pointIsDecimal) }
}
