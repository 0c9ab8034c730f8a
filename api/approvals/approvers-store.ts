import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { ApprovalRow } from './store.ts'

/** Those who are asked by some requests, by step and name. */
export const readApprovers = (queries: Queries, requestIds: readonly string[]) =>
  requestIds.length === 0
    ? Promise.resolve([])
    : queries
        .selectFrom('approvalApprovers')
        .innerJoin('users', 'users.id', 'approvalApprovers.userId')
        .select(['requestId', 'step', 'userId', 'users.name'])
        .where('requestId', 'in', requestIds)
        .orderBy('step')
        .orderBy('users.name')
        .execute()

/** Replaces one of those who are asked by another. */
export async function replaceApprover(
  { trx }: WriteContext,
  { id: requestId, step }: Pick<ApprovalRow, 'id' | 'step'>,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .deleteFrom('approvalApprovers')
    .where('requestId', '=', requestId)
    .where('step', '=', step)
    .where('userId', '=', from)
    .execute()
  await trx
    .insertInto('approvalApprovers')
    .values({ requestId, step, userId: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces all who are asked in a step of a request. */
export async function replaceStep(
  { trx }: WriteContext,
  { requestId, step }: { requestId: string; step: number },
  userIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('approvalApprovers')
    .where('requestId', '=', requestId)
    .where('step', '=', step)
    .execute()
  await insertRows(
    trx,
    'approvalApprovers',
    userIds.map((userId) => ({ requestId, step, userId })),
  )
}

/** The users for whom somebody decides on a day, the own id first. */
export async function principalsOf(
  queries: Queries,
  { customerId, userId }: { customerId: string; userId: string },
  day: string,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('approvalDeputies')
    .select('userId')
    .distinct()
    .where('customerId', '=', customerId)
    .where('deputyId', '=', userId)
    .where('fromDay', '<=', day)
    .where('untilDay', '>=', day)
    .execute()
  return [userId, ...rows.map((row) => row.userId)]
}

/** The deputies of some users on a day. */
export async function deputiesOn(
  queries: Queries,
  customerId: string,
  userIds: readonly string[],
  day: string,
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await queries
    .selectFrom('approvalDeputies')
    .select('deputyId')
    .distinct()
    .where('customerId', '=', customerId)
    .where('userId', 'in', userIds)
    .where('fromDay', '<=', day)
    .where('untilDay', '>=', day)
    .execute()
  return rows.map(({ deputyId }) => deputyId)
}

/** The deputies of a customer's users on a day, by user. */
export async function readDeputiesOn(
  queries: Queries,
  customerId: string,
  day: string,
): Promise<Map<string, string[]>> {
  const rows = await queries
    .selectFrom('approvalDeputies')
    .select(['userId', 'deputyId'])
    .distinct()
    .where('customerId', '=', customerId)
    .where('fromDay', '<=', day)
    .where('untilDay', '>=', day)
    .orderBy('deputyId')
    .execute()
  const deputies = new Map<string, string[]>()
  for (const { userId, deputyId } of rows) deputies.set(userId, [...(deputies.get(userId) ?? []), deputyId])
  return deputies
}
