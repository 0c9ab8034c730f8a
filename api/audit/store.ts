import { type Selectable, sql } from 'kysely'
import type { SortDirection } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { EntryFacts } from './entry-texts.ts'
import type { Period } from '../platform/lists/list-filter.ts'

export type AuditRow = Selectable<Database['auditEntries']>

/** What an entry changed; `recordAudit` has written it. */
export const factsOf = ({ action, before, after }: AuditRow): EntryFacts => ({
  action,
  before: JSON.parse(before),
  after: JSON.parse(after),
})

/** Which entries of a customer. Empty lists and nulls restrict nothing. */
export interface AuditFilter {
  customerId: string
  /** First parts of the actions. */
  kinds: readonly string[]
  /** Who has done it; empty for the operators of the shop. */
  userId: string | null
  period: Period
  /** Patterns of the free search. */
  patterns: readonly string[]
}

function entriesOf(queries: Queries, { customerId, kinds, userId, period, patterns }: AuditFilter) {
  let entries = queries.selectFrom('auditEntries').where('customerId', '=', customerId)
  if (kinds.length > 0)
    entries = entries.where((eb) => eb.or(kinds.map((kind) => eb('action', 'like', `${kind}.%`))))
  if (userId !== null) entries = entries.where('userId', '=', userId)
  if (period.from !== null) entries = entries.where('at', '>=', period.from)
  if (period.before !== null) entries = entries.where('at', '<', period.before)
  for (const pattern of patterns)
    entries = entries.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`)
  return entries
}

/** Number of entries. */
export async function countAudit(queries: Queries, filter: AuditFilter): Promise<number> {
  const { total } = await entriesOf(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A window of the entries, by time. */
export const readAudit = (
  queries: Queries,
  filter: AuditFilter,
  { direction, from, count }: { direction: SortDirection; from: number; count: number },
): Promise<AuditRow[]> =>
  entriesOf(queries, filter)
    .selectAll()
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(count)
    .offset(from)
    .execute()

/** The entries by time, some at a time. */
export async function* streamAudit(
  queries: Queries,
  filter: AuditFilter,
  direction: SortDirection,
): AsyncGenerator<AuditRow[]> {
  const count = 500
  const behind = sql.raw(direction === 'asc' ? '>' : '<')
  let last: AuditRow | undefined
  for (;;) {
    let entries = entriesOf(queries, filter).selectAll()
    if (last !== undefined)
      entries = entries.where(sql<boolean>`("at", "id") ${behind} (${last.at}, ${last.id})`)
    const rows = await entries.orderBy('at', direction).orderBy('id', direction).limit(count).execute()
    if (rows.length > 0) yield rows
    if (rows.length < count) return
    last = rows.at(-1)
  }
}

/** Deletes the entries from before a time. */
export const deleteAuditBefore = (queries: Queries, time: Date) =>
  queries.deleteFrom('auditEntries').where('at', '<', time.toISOString()).execute()
