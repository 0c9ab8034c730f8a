import { randomUUID } from 'node:crypto'
import {
  type Audit,
  type AuditAction,
  auditEntriesPerPage,
  type AuditFilterQuery,
  type AuditQuery,
  listWindow,
  sites,
} from '../contract/index.ts'
import { findUser } from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { foldText, periodOf, searchPatterns } from '../platform/lists/list-filter.ts'
import type { Caller } from '../platform/services.ts'
import { auditDays, type AuditFacts, changedFacts, checkNoSecrets } from './rules.ts'
import { type TranslationLocale } from '../sites/service.ts'
import { entryTextsFor } from './entry-texts.ts'
import { type AuditFilter, countAudit, deleteAuditBefore, factsOf, readAudit } from './store.ts'

export { type AuditFacts, checkNoSecrets } from './rules.ts'

/** Who does it: a user at a customer, or an operator of the shop for that customer (`userId` empty). */
export interface AuditActor {
  customerId: string
  userId: string
}

/** What is done to which subject. `before` is missing for a new subject, `after` for a removed one. */
export interface AuditRecord {
  action: AuditAction
  subject: { id: string; name: string }
  before?: AuditFacts
  after?: AuditFacts
}

/**
 * Records a change in its transaction. Only the fields that differ are kept; a change of nothing is not recorded.
 * Throws if a field could be a secret.
 */
export async function recordAudit(
  { trx, now }: WriteContext,
  { customerId, userId }: AuditActor,
  { action, subject, before = {}, after = {} }: AuditRecord,
): Promise<void> {
  checkNoSecrets(before)
  checkNoSecrets(after)
  const changed = changedFacts(before, after)
  const isNothing = Object.keys(changed.before).length === 0 && Object.keys(changed.after).length === 0
  if (isNothing) return
  const userName = userId === '' ? '' : ((await findUser(trx, userId))?.name ?? '')
  await trx
    .insertInto('auditEntries')
    .values({
      id: randomUUID(),
      customerId,
      at: now.toISOString(),
      userId,
      userName,
      action,
      subjectId: subject.id,
      subjectName: subject.name,
      searchText: foldText(`${userName} ${subject.name}`),
      before: JSON.stringify(changed.before),
      after: JSON.stringify(changed.after),
    })
    .execute()
}

/** Which entries a query selects. Errors: 400 for days in the wrong order. */
export const auditFilter = (
  { customerId, userId, site }: Pick<Caller, 'customerId' | 'userId' | 'site'>,
  query: Omit<AuditFilterQuery, 'sort' | 'direction'>,
): AuditFilter => ({
  customerId,
  kinds: query.kind,
  userId: query.by === '' ? null : query.by === 'me' ? userId : '',
  period: periodOf(sites[site].country, query),
  patterns: searchPatterns(query.search),
})

/** A page of the entries. Errors: 400. */
export async function listAudit(
  queries: Queries,
  { caller, locale }: { caller: Caller; locale: TranslationLocale },
  query: AuditQuery,
): Promise<Audit> {
  const filter = auditFilter(caller, query)
  const { page, pageSize, from } = listWindow(query, auditEntriesPerPage)
  const direction = query.sort === undefined ? 'desc' : query.direction
  const entries = await readAudit(queries, filter, { direction, from, count: pageSize })
  const { eventOf, changesOf } = entryTextsFor(locale, sites[caller.site].country)
  return {
    total: await countAudit(queries, filter),
    page,
    pageSize,
    entries: entries.map((row) => {
      const { id, at, userName, action, subjectId, subjectName } = row
      const facts = factsOf(row)
      const texts = { event: eventOf(action), changes: changesOf(facts) }
      return {
        id,
        at,
        userName,
        action,
        subjectId,
        subjectName,
        before: facts.before,
        after: facts.after,
        ...texts,
      }
    }),
  }
}

/** Deletes the entries that are older than `days`, by default two years. */
export async function deleteOldAudit(queries: Queries, now: Date, days = auditDays): Promise<void> {
  await deleteAuditBefore(queries, new Date(now.getTime() - days * 86_400_000))
}
