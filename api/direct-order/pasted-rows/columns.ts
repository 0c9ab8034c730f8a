import { plainNumber } from '../../catalogue/articles/numbers.ts'
import { readQuantity } from './parse-quantity.ts'
import { roundedRange } from './rounded-number.ts'
import type { Table, TableRow } from './table.ts'
import { namesQuantity, numberRank } from './headings.ts'

/** Where numbers and quantities stand. Of several columns of numbers a row's first that is not empty counts. */
export interface Columns {
  /** Place of the header among the rows; null for none. */
  header: number | null
  numbers: readonly number[]
  /** Null when there is none: everything is ordered once. */
  quantity: number | null
}

/** Above a header stand a title and a date at the most. */
const headerWithin = 10
/** Rows that a guess is made from, and columns: what stands further out is no order. */
const looked = 200
const mostColumns = 200

const cellsOf = (rows: readonly TableRow[], column: number): string[] =>
  rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')

/** A number has at most 25 signs, and spaces between some of them. */
const longestNumber = 60
/** Words among other words are a name; no number has them. */
const namesSomething = /\p{L}{4,}\s|\s\p{L}{4,}/u

const looksLikeNumber = (cell: string): boolean =>
  cell.length <= longestNumber &&
  /\d/u.test(cell) &&
  !namesSomething.test(cell) &&
  /^[\p{L}\p{N}+]{2,25}$/u.test(plainNumber(cell))

const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length

/** One, two, three …: such a column counts rows. */
const countsRows = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, index) => Number(cell) === index + Number(cells[0]))

const averageLength = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + plainNumber(cell).length, 0) / Math.max(1, cells.length)

function widthOf(rows: readonly TableRow[]): number {
  return Math.min(
    mostColumns,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  )
}

/** The column that looks most like article numbers: the longest of those that hold little else. */
function guessNumbers(rows: readonly TableRow[], taken: number | null): number {
  const candidates = Array.from({ length: widthOf(rows) }, (_, column) => {
    const cells = cellsOf(rows, column)
    const likely = share(cells, (cell) => looksLikeNumber(cell) || roundedRange(cell) !== null)
    // A column that is empty in most rows holds remarks.
    const filled = cells.length / Math.max(1, rows.length)
    return {
      column,
      likely: likely >= 0.5 && filled >= 0.5 ? 1 : likely * filled,
      length: averageLength(cells),
    }
  }).filter(({ column }) => column !== taken)
  return candidates.toSorted((a, b) => b.likely - a.likely || b.length - a.length)[0]?.column ?? 0
}

/** The column that looks most like quantities, the nearest behind the numbers first; null when none does. */
function guessQuantity(
  rows: readonly TableRow[],
  numbers: readonly number[],
  pointIsDecimal: boolean,
): number | null {
  const last = Math.max(...numbers)
  const order = (column: number): number => (column > last ? column - last : 1000 + last - column)
  const isQuantity = (cell: string): boolean => readQuantity(cell, pointIsDecimal).value !== null
  const fits = Array.from({ length: widthOf(rows) }, (_, column) => column)
    .filter((column) => !numbers.includes(column))
    .filter((column) => {
      const cells = cellsOf(rows, column)
      const filled = cells.length / Math.max(1, rows.length)
      return filled >= 0.5 && share(cells, isQuantity) >= 0.6 && !countsRows(cells)
    })
  return fits.toSorted((a, b) => order(a) - order(b))[0] ?? null
}

const namedColumns = ({ cells }: TableRow) => ({
  numbers: cells
    .flatMap((cell, column) => {
      const rank = numberRank(cell)
      return rank === null ? [] : [{ column, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ column }) => column),
  quantity: cells.findIndex(namesQuantity),
})

/** Finds the columns by the words of a header in any of the languages, else by what stands in them. */
export function columnsOf({ rows, kind }: Table): Columns {
  const pointIsDecimal = kind !== 'delimited'
  for (const [index, row] of rows.slice(0, headerWithin).entries()) {
    const { numbers, quantity } = namedColumns(row)
    // A word such as `number` or `pcs` alone can be anything; beside another it names columns.
    if (numbers.length === 0 && quantity === -1) continue
    if (row.cells.some(looksLikeNumber)) continue
    const below = rows.slice(index + 1, index + 1 + looked)
    const found = numbers.length > 0 ? numbers : [guessNumbers(below, quantity)]
    return {
      header: index,
      numbers: found,
      quantity: quantity === -1 ? guessQuantity(below, found, pointIsDecimal) : quantity,
    }
  }
  const some = rows.slice(0, looked)
  const numbers = [guessNumbers(some, null)]
  return { header: null, numbers, quantity: guessQuantity(some, numbers, pointIsDecimal) }
}
