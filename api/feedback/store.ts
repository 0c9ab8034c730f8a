import { type SqlBool, sql } from 'kysely'
import { siteNames, type SellerFeedback, type SiteName, type SortDirection } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Period } from '../platform/lists/list-filter.ts'

/** Days for which feedback is kept. */
export const feedbackDays = 730

/** Which feedback; '' and empty lists restrict nothing. */
export interface FeedbackFilter {
  site: string
  /** The beginning of a source or of a type, as a pattern of `like`. */
  sourcePattern: string | null
  period: Period
  patterns: readonly string[]
}

function filtered(queries: Queries, { site, sourcePattern, period, patterns }: FeedbackFilter) {
  let rows = queries.selectFrom('feedback')
  if (site !== '') rows = rows.where('feedback.site', '=', site)
  if (sourcePattern !== null)
    rows = rows.where(
      sql<SqlBool>`(lower("source") like ${sourcePattern} escape '\\' or lower("feedbackType") like ${sourcePattern} escape '\\')`,
    )
  if (period.from !== null) rows = rows.where('givenAt', '>=', period.from)
  if (period.before !== null) rows = rows.where('givenAt', '<', period.before)
  for (const pattern of patterns)
    rows = rows.where(sql<SqlBool>`"feedback"."searchText" like ${pattern} escape '\\'`)
  return rows
}

export async function countFeedback(queries: Queries, filter: FeedbackFilter): Promise<number> {
  const { count } = await filtered(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const isSite = (name: string): name is SiteName => siteNames.some((known) => known === name)

/** A window of the feedback that a filter selects. */
export async function readFeedback(
  queries: Queries,
  filter: FeedbackFilter,
  direction: SortDirection,
  { from, count }: { from: number; count: number },
): Promise<SellerFeedback[]> {
  const rows = await filtered(queries, filter)
    .leftJoin('customers', 'customers.id', 'feedback.customerId')
    .select(['feedback.id as feedbackId', 'feedback.site', 'feedbackType', 'source', 'feedback', 'givenAt'])
    .select('customers.name as customer')
    .orderBy('givenAt', direction)
    .orderBy('feedback.id', direction)
    .limit(count)
    .offset(from)
    .execute()
  return rows.map(({ site, customer, ...row }) => ({
    ...row,
    site: isSite(site) ? site : 'se',
    customer: customer ?? '',
  }))
}

/** What is sent to the webhook: never who has given the feedback. */
export const findFeedback = (queries: Queries, id: string) =>
  queries
    .selectFrom('feedback')
    .select(['id', 'site', 'feedbackType', 'source', 'feedback', 'givenAt'])
    .where('id', '=', id)
    .executeTakeFirst()
export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>

export const deleteFeedbackBefore = (queries: Queries, time: Date) =>
  queries.deleteFrom('feedback').where('givenAt', '<', time.toISOString()).execute()
