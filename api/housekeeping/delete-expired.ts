import { deleteOldAudit } from '../audit/service.ts'
import { deleteRequestsBefore } from '../attachments/service.ts'
import { eraseExpiredApplications } from '../become-a-customer/service.ts'
import { purgeDeleted } from '../company/service.ts'
import { purgeLists } from '../favourite-lists/service.ts'
import { deleteOldFeedback } from '../feedback/service.ts'
import { deleteEndedSellerSessions } from '../operator-area/service.ts'
import { releaseOldCallOffs } from '../order-agreements/service.ts'
import type { Queries } from '../platform/database/queries.ts'

const hour = 3_600_000
const day = 24 * hour

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Deletes unchanged carts: those of visitors after 90 days, of customers after two years (reliability G5). */
async function removeOldCarts(queries: Queries, now: Date): Promise<void> {
  const old = queries
    .selectFrom('carts')
    .select('carts.id')
    .where((eb) =>
      eb.or([
        eb('changedAt', '<', before(now, 730 * day)),
        eb.and([eb('owner', 'like', 'session:%'), eb('changedAt', '<', before(now, 90 * day))]),
      ]),
    )
  await queries.deleteFrom('cartLines').where('cartId', 'in', old).execute()
  await queries.deleteFrom('cartChanges').where('cartId', 'in', old).execute()
  await queries
    .deleteFrom('cartChanges')
    .where('changedAt', '<', before(now, 400 * day))
    .execute()
  await queries.deleteFrom('carts').where('id', 'in', old).execute()
}

/** Deletes direct orders and favourite lists of visitors after 90 days. */
async function removeOldLists(queries: Queries, now: Date): Promise<void> {
  const orders = queries
    .selectFrom('directOrderLists')
    .select('directOrderLists.id')
    .where('owner', 'like', 'session:%')
    .where('changedAt', '<', before(now, 90 * day))
  await queries.deleteFrom('directOrderItems').where('listId', 'in', orders).execute()
  await queries.deleteFrom('directOrderLists').where('id', 'in', orders).execute()
  const lists = queries
    .selectFrom('lists')
    .select('lists.id')
    .where('session', '<>', '')
    .where('changedAt', '<', before(now, 90 * day))
  await queries.deleteFrom('listItems').where('listId', 'in', lists).execute()
  await queries.deleteFrom('lists').where('id', 'in', lists).execute()
}

/** Deletes jobs 30 days after their end, and the mails that they have sent. */
async function removeOldJobs(queries: Queries, now: Date): Promise<void> {
  const old = queries
    .selectFrom('jobs')
    .select('jobs.id')
    .where('state', 'in', ['ready', 'failed', 'cancelled'])
    .where('finishedAt', '<', before(now, 30 * day))
  // The mails first: they have the ids of their jobs.
  await queries.deleteFrom('mailAttachments').where('mailId', 'in', old).execute()
  await queries.deleteFrom('mails').where('id', 'in', old).execute()
  await queries.deleteFrom('pushMessages').where('id', 'in', old).execute()
  await queries.deleteFrom('jobs').where('id', 'in', old).execute()
}

/**
 * Deletes expired rows: finished jobs, ended sessions, old carts and lists of visitors, clicks, feedback, changes,
 * entries of the audit after `keptAuditDays`, and stored answers (of orders after 30 days, others after one).
 */
export async function deleteExpired(queries: Queries, now: Date, keptAuditDays?: number): Promise<void> {
  await queries.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
  await queries
    .deleteFrom('sessionIds')
    .where((eb) => eb.or([eb('endsAt', '<', before(now, hour)), eb('endsAt', 'is', null)]))
    .where('session', 'not in', queries.selectFrom('sessions').select('idHash'))
    .execute()
  await queries.deleteFrom('sessionIds').where('endsAt', '<', before(now, hour)).execute()
  await queries
    .deleteFrom('devices')
    .where('seenAt', '<', before(now, 400 * day))
    .execute()
  await queries
    .deleteFrom('addressFailures')
    .where('lastAt', '<', before(now, 2 * day))
    .execute()
  await queries.deleteFrom('oneTimeLinks').where('expiresAt', '<', before(now, day)).execute()
  await queries.deleteFrom('passkeyChallenges').where('expiresAt', '<', now.toISOString()).execute()
  await queries.deleteFrom('signInSteps').where('expiresAt', '<', now.toISOString()).execute()
  await queries.deleteFrom('linkRequests').where('createdAt', '<', before(now, day)).execute()
  await queries
    .deleteFrom('operatorActions')
    .where('at', '<', before(now, 730 * day))
    .execute()
  await queries
    .deleteFrom('idempotency')
    .where('createdAt', '<', before(now, day))
    .where((eb) => eb.or([eb('scope', 'not like', '%/order'), eb('createdAt', '<', before(now, 30 * day))]))
    .execute()
  await queries
    .deleteFrom('loginAttempts')
    .where('windowStart', '<', before(now, 2 * day))
    .where((eb) => eb.or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<', now.toISOString())]))
    .execute()
  await queries
    .deleteFrom('clicks')
    .where('clickedAt', '<', before(now, 90 * day))
    .execute()
  await queries
    .deleteFrom('cartMerges')
    .where('mergedAt', '<', before(now, 2 * day))
    .execute()
  await deleteOldAudit(queries, now, keptAuditDays)
  await purgeDeleted(queries, new Date(now.getTime() - day))
  await purgeLists(queries, new Date(now.getTime() - day))
  await deleteRequestsBefore(queries, new Date(now.getTime() - 365 * day))
  await queries
    .deleteFrom('callBacks')
    .where('createdAt', '<', before(now, 90 * day))
    .execute()
  await deleteOldFeedback(queries, now)
  await deleteEndedSellerSessions(queries, now)
  await eraseExpiredApplications(queries, now)
  await removeOldJobs(queries, now)
  // An older index is rebuilt.
  await queries
    .deleteFrom('catalogueChanges')
    .where('announcedAt', '<', before(now, 7 * day))
    .execute()
  await releaseOldCallOffs(queries, new Date(now.getTime() - 30 * day))
  await removeOldCarts(queries, now)
  await removeOldLists(queries, now)
}
