import { intlLocale } from '../layout/index.ts'

/** Direction of a sort, named as in the API. */
export type SortDirection = 'asc' | 'desc'

const collators = new Map<string, Intl.Collator>()

/** Created once per locale: a collator per comparison costs more than the sort. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale)
  if (known !== undefined) return known
  const made = new Intl.Collator(intlLocale(locale), { numeric: true, sensitivity: 'base' })
  collators.set(locale, made)
  return made
}

/** The number in a cell: comma is its decimal separator, spaces are removed. Null if it is not a number. */
function cellNumber(text: string): number | null {
  const digits = text.replace(/\s/gu, '').replace(',', '.')
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/u.test(digits) ? Number(digits) : null
}

/**
 * Compares two cells that are not empty: numbers as numbers, otherwise text. Numbers sort before text: comparing a
 * mixed pair as text would make the order of 2, 10 and 1x inconsistent.
 */
function compareCells(a: string, b: string, locale: string): number {
  const [x, y] = [cellNumber(a), cellNumber(b)]
  if (x !== null && y !== null) return x - y
  if (x !== null) return -1
  if (y !== null) return 1
  return collatorOf(locale).compare(a, b)
}

/**
 * Sorts rows by the text of one cell: empty values last in both directions, equal ones in their order (VAR-3).
 * Returns a new list.
 */
export function sortVariants<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => string,
  direction: SortDirection,
  locale: string,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, cell: cellOf(row).trim() }))
    .toSorted((a, b) => {
      if (a.cell === '' || b.cell === '') return Number(a.cell === '') - Number(b.cell === '')
      return sign * compareCells(a.cell, b.cell, locale)
    })
    .map(({ row }) => row)
}
