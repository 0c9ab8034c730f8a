import type { Language } from '@tradecounter/search'
import { listWindow, mostExportRows, type SortDirection } from '../../contract/index.ts'
import { exportChunk } from './export-list.ts'
import { foldText, searchWords } from './list-filter.ts'

/** Rows that are read at most to search them at once: one more than a download has, which refuses them. */
export const mostRowsAtOnce = mostExportRows + 1

/** How rows are searched and sorted that are few enough to be read at once. */
export interface RowList<Row, Column extends string> {
  /** The texts that a search looks in. */
  texts: (row: Row) => readonly string[]
  /** What a column sorts by; null sorts last in both directions. */
  sortBy: Readonly<Record<Column, (row: Row) => string | number | null>>
}

type Value = string | number | null

function compare(one: Value, other: Value, { compare: inLanguage }: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return inLanguage(String(one), String(other))
}

/**
 * The rows that have every word of the search, sorted by a column as the language sorts; without one in the order in
 * which they came.
 */
export function selectRows<Row, Column extends string>(
  rows: readonly Row[],
  { search, sort, direction }: { search: string; sort?: Column | undefined; direction: SortDirection },
  { texts, sortBy }: RowList<Row, Column>,
  language: Language,
): Row[] {
  const words = searchWords(search)
  const found = rows.filter((row) => {
    const text = foldText(texts(row).join(' '))
    return words.every((word) => text.includes(word))
  })
  if (sort === undefined) return found
  const { [sort]: valueOf } = sortBy
  const collator = new Intl.Collator(language, { numeric: true })
  const withValue = found.filter((row) => valueOf(row) !== null)
  const sorted = withValue.toSorted((one, other) =>
    direction === 'asc'
      ? compare(valueOf(one), valueOf(other), collator)
      : compare(valueOf(other), valueOf(one), collator),
  )
  return [...sorted, ...found.filter((row) => valueOf(row) === null)]
}

/** A page of selected rows. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  query: { page: number; print: '' | '1' },
  perPage: number,
): { total: number; page: number; pageSize: number; rows: Row[] } {
  const { page, pageSize, from } = listWindow(query, perPage)
  return { total: rows.length, page, pageSize, rows: rows.slice(from, from + pageSize) }
}

/** Selected rows as an export takes them. */
export async function* chunksOfRows<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += exportChunk) yield rows.slice(from, from + exportChunk)
}
