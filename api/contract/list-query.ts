import * as v from 'valibot'
import { optionalDaySchema, pageNumberSchema } from './common.ts'

/** Characters of a free search in a list. */
export const longestListSearch = 100

/** The last page of a list that can be requested (reliability 2.9). */
const lastListPage = 500

/** Several values of a filter, joined by commas: `ORDERED,DELIVERED`. */
export const severalSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(values.join(',').length, 'The filter has too many values.'),
      v.transform((text) => text.split(',').filter((value) => value !== '')),
      v.array(v.picklist(values, 'The filter has an unknown value.')),
    ),
    '',
  )

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/**
 * What a list whose rows have no day can be asked for: the columns that it sorts by, a free search whose words must all
 * be found, and the list's own filters.
 */
export const undatedListFilterSchema = <
  const Sorts extends readonly [string, ...string[]],
  const Filters extends v.ObjectEntries,
>(
  sorts: Sorts,
  filters: Filters,
) =>
  v.object({
    sort: v.optional(v.picklist(sorts, 'The list cannot be sorted so.')),
    direction: v.optional(v.picklist(sortDirections, 'The direction must be asc or desc.'), 'asc'),
    search: v.optional(v.pipe(v.string(), v.maxLength(longestListSearch), v.trim()), ''),
    ...filters,
  })

/**
 * What every other list of my pages can be asked for: the same, and days in the country of the site, both included.
 * Without `page`, as in an export, it describes the whole list.
 */
export const listFilterSchema = <
  const Sorts extends readonly [string, ...string[]],
  const Filters extends v.ObjectEntries,
>(
  sorts: Sorts,
  filters: Filters,
) =>
  v.object({
    ...undatedListFilterSchema(sorts, filters).entries,
    from: optionalDaySchema,
    to: optionalDaySchema,
  })

/** Rows of a list that are printed at most. */
export const mostPrintedRows = 1000

/** The number of a page of a list, as entry of its query. `print=1` wants the first 1,000 rows as one page instead. */
export const listPageEntry = {
  page: v.optional(v.pipe(pageNumberSchema, v.maxValue(lastListPage, 'The list is not read so deep.')), '1'),
  print: v.optional(v.picklist(['', '1'], 'A list is printed with 1.'), ''),
}

/** The window of a page of a list. */
export const listWindow = (
  { page, print }: { page: number; print?: '' | '1' },
  pageSize: number,
): { page: number; pageSize: number; from: number } =>
  print === '1'
    ? { page: 1, pageSize: mostPrintedRows, from: 0 }
    : { page, pageSize, from: (page - 1) * pageSize }

/** Formats of an exported list. */
export const exportFormats = ['csv', 'xlsx'] as const
export const exportFormatEntry = { format: v.picklist(exportFormats, 'The format must be csv or xlsx.') }
export type ExportFormat = (typeof exportFormats)[number]

/** Rows of an export that is made while it is sent. A job makes longer ones. */
export const mostExportRows = 10_000
