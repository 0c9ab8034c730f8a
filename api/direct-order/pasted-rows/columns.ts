import { normaliseNumber } from '../../catalogue/articles/number-readings.ts'
import { parseQuantity } from './parse-quantity.ts'
import { roundedRange } from './rounded-range.ts'
import type { SheetRow } from '../../spreadsheets/index.ts'
import type { Table } from './read-table.ts'
import { numberHeadingRank, quantityHeadingRank } from './headings.ts'

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

/**
 * Quantities that are asked about or not wanted are some too: without their column every article would be ordered once.
 */
function looksLikeQuantity(cell: string, pointIsDecimal: boolean): boolean {
  const { problem } = parseQuantity(cell, pointIsDecimal)
  return problem === null || problem === 'quantityAmbiguous' || problem === 'quantityZero'
}

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

const mayBeNumber = (cell: string): boolean => looksLikeNumber(cell) || roundedRange(cell) !== null

/** The column that looks most like article numbers: the longest of those with hardly anything else. */
function guessNumbers(rows: readonly SheetRow[], taken: number | null): number {
  const candidates = Array.from({ length: widthOf(rows) }, (_, column) => {
    const cells = cellsOf(rows, column)
    const likely = share(cells, mayBeNumber)
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

/**
 * The column that looks most like quantities, the nearest after the numbers first; null when none does. A column with a
 * heading is none: only headings of quantities say that, and others are of prices, weights or years.
 */
function guessQuantity(
  rows: readonly SheetRow[],
  numbers: readonly number[],
  pointIsDecimal: boolean,
  headings: readonly string[] = [],
): number | null {
  const last = Math.max(...numbers)
  const order = (column: number): number => (column > last ? column - last : 1000 + last - column)
  const fits = Array.from({ length: widthOf(rows) }, (_, column) => column)
    .filter((column) => !numbers.includes(column) && (headings[column] ?? '').trim() === '')
    .filter((column) => {
      const cells = cellsOf(rows, column)
      const filled = cells.length / Math.max(1, rows.length)
      return (
        filled >= 0.5 &&
        share(cells, (cell) => looksLikeQuantity(cell, pointIsDecimal)) >= 0.6 &&
        !countsRows(cells)
      )
    })
  return fits.toSorted((a, b) => order(a) - order(b))[0] ?? null
}

const byRank = (cells: readonly string[], rankOf: (cell: string) => number | null): number[] =>
  cells
    .flatMap((cell, column) => {
      const rank = rankOf(cell)
      return rank === null ? [] : [{ column, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ column }) => column)

const isHeading = (cell: string): boolean =>
  numberHeadingRank(cell) !== null || quantityHeadingRank(cell) !== null

/** Whether most cells below a heading are of the kind that it names. */
function namesCellsBelow(below: readonly SheetRow[], number: number | undefined, quantity: number | null) {
  const cells = cellsOf(below, number ?? quantity ?? 0)
  return share(cells, number === undefined ? (cell) => looksLikeQuantity(cell, true) : mayBeNumber) >= 0.5
}

/**
 * The first row that names both columns, whatever else is in it (`Pris/100`), else the first that names one: a title
 * may have such a word alone. One beside a number may be a row of an order, unless the cells below it say otherwise.
 */
function findHeader(rows: readonly SheetRow[]) {
  const named = rows.slice(0, maxRowsAboveHeader).flatMap(({ cells }, index) => {
    const numbers = byRank(cells, numberHeadingRank)
    const quantity = byRank(cells, quantityHeadingRank)[0] ?? null
    const namesBoth = numbers.length > 0 && quantity !== null
    const isHeader =
      namesBoth ||
      ((numbers.length > 0 || quantity !== null) &&
        (!cells.some((cell) => looksLikeNumber(cell) && !isHeading(cell)) ||
          namesCellsBelow(rows.slice(index + 1, index + 1 + sampleRows), numbers[0], quantity)))
    return isHeader ? [{ index, cells, numbers, quantity, namesBoth }] : []
  })
  return named.find(({ namesBoth }) => namesBoth) ?? named[0] ?? null
}

/** The columns, and which of them are named by a heading. */
interface FoundColumns extends Omit<Columns, 'isHidden'> {
  named: { numbers: boolean; quantity: boolean }
}

function columnsOf({ rows, kind }: Pick<Table, 'rows' | 'kind'>): FoundColumns {
  const pointIsDecimal = kind !== 'delimited'
  const header = findHeader(rows)
  if (header === null) {
    const some = rows.slice(0, sampleRows)
    const numbers = [guessNumbers(some, null)]
    const quantity = guessQuantity(some, numbers, pointIsDecimal)
    return { header: null, numbers, quantity, named: { numbers: false, quantity: false } }
  }
  const { index, cells, quantity } = header
  const below = rows.slice(index + 1, index + 1 + sampleRows)
  const numbers = header.numbers.length > 0 ? header.numbers : [guessNumbers(below, quantity)]
  return {
    header: index,
    numbers,
    quantity: quantity ?? guessQuantity(below, numbers, pointIsDecimal, cells),
    named: { numbers: header.numbers.length > 0, quantity: quantity !== null },
  }
}

/** The rows without what the sheet does not show. */
const shownPart = ({ rows, hiddenColumns }: Table): SheetRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (hiddenColumns.has(column) ? '' : cell)),
  }))

/**
 * Finds the columns by a header in any of the languages, else by their content; those that the sheet shows first. A
 * sheet that hides the numbers or the quantities is read with its hidden columns: a column that is named is replaced by
 * a named one only.
 */
export function findColumns(table: Table): Columns {
  const { hiddenColumns } = table
  const { named, ...all } = columnsOf(table)
  if (hiddenColumns.size === 0) return { ...all, isHidden: false }
  const { named: namedAndSeen, ...seen } = columnsOf({ ...table, rows: shownPart(table) })
  const isEnough =
    (all.header === null || seen.header !== null) &&
    (!named.numbers || namedAndSeen.numbers) &&
    (!named.quantity || namedAndSeen.quantity) &&
    seen.numbers.some((column) => !hiddenColumns.has(column)) &&
    (all.quantity === null || seen.quantity !== null)
  if (isEnough) return { ...seen, isHidden: false }
  const isSameHeader = seen.header === all.header
  const numbers = isSameHeader && namedAndSeen.numbers ? seen.numbers : all.numbers
  const quantity = isSameHeader && namedAndSeen.quantity ? seen.quantity : all.quantity
  const isHidden = [...numbers, quantity ?? -1].some((column) => hiddenColumns.has(column))
  return { header: all.header, numbers, quantity, isHidden }
}
