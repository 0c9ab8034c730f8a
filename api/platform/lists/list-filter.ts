import type { Site, SortDirection } from '../../contract/index.ts'
import { startOfDay } from '../days.ts'
import { ApiError } from '../http/api-error.ts'

/** Times from `from` on and before `before`, ISO 8601 in UTC; null leaves an end open. */
export interface Period {
  from: string | null
  before: string | null
}

/** The time of some days in a country, both included; '' leaves an end open. Errors: 400. */
export function periodOf(country: Site['country'], { from, to }: { from: string; to: string }): Period {
  if (from !== '' && to !== '' && from > to)
    throw new ApiError(400, 'invalid', 'The last day is before the first.', { field: 'to' })
  return {
    from: from === '' ? null : startOfDay(country, from),
    before: to === '' ? null : startOfDay(country, to, 1),
  }
}

/** Whether a time, ISO 8601 in UTC, lies in a period. */
export const isWithin = ({ from, before }: Period, time: string): boolean =>
  (from === null || time >= from) && (before === null || time < before)

/** How a list is sorted: the column, and the direction. */
export interface ListSort<Column extends string> {
  column: Column
  direction: SortDirection
}

/** The sorting that a query asks for; without one, the list's own. */
export const sortOf = <Column extends string>(
  { sort, direction }: { sort?: Column | undefined; direction: SortDirection },
  own: ListSort<Column>,
): ListSort<Column> => (sort === undefined ? own : { column: sort, direction })

/** Words that a free search may have; more are ignored, because each is looked for in every row. */
const mostWords = 8

/** The form in which texts are stored for the free search, and words are looked for in them. */
export const foldText = (text: string): string => text.normalize('NFC').toLowerCase()

/** The words of a search, in the form of `foldText`. */
export const searchWords = (search: string): string[] =>
  foldText(search)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)

/** The pattern of `like` (with `\` as escape) of texts that contain a word. */
export const searchPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`

/** The patterns that a row's folded text must all match. */
export const searchPatterns = (search: string): string[] => searchWords(search).map(searchPattern)
