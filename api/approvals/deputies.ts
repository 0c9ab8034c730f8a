import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { lockUser, type SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { type ApprovalDeputies, type saveDeputySchema, sites } from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { approversAt } from '../user-administration/service.ts'

const mostDeputies = 20

/** The periods of deputies that have not ended: the caller's own ones, and those for whom the caller is one. */
export async function readDeputies(
  queries: Queries,
  { customerId, userId, site }: SessionCaller,
  now: Date,
): Promise<ApprovalDeputies> {
  const today = dayIn(sites[site].country, now)
  const rows = (person: 'userId' | 'deputyId') =>
    queries
      .selectFrom('approvalDeputies')
      .innerJoin('users', 'users.id', `approvalDeputies.${person}`)
      .select([
        'approvalDeputies.id as deputyId',
        'users.id as userId',
        'users.name',
        'fromDay as from',
        'untilDay as until',
      ])
      .where('customerId', '=', customerId)
      .where('untilDay', '>=', today)
      .orderBy('fromDay')
      .orderBy('users.name')
  return {
    deputies: await rows('deputyId').where('approvalDeputies.userId', '=', userId).execute(),
    principals: await rows('userId').where('approvalDeputies.deputyId', '=', userId).execute(),
    colleagues: [...(await approversAt(queries, customerId)).values()]
      .filter((each) => each.userId !== userId)
      .map((each) => ({ userId: each.userId, name: each.name })),
  }
}

const refuse = (code: string, message: string, field: string) => new ApiError(400, code, message, { field })

/**
 * Names a deputy of the caller for some days. A repeat changes nothing, nor does one at the same time. Errors: 400 by
 * field, 409 `tooMany`.
 */
export async function saveDeputy(
  context: WriteContext,
  caller: SessionCaller,
  { userId: deputyId, from, until }: v.InferOutput<typeof saveDeputySchema>,
): Promise<void> {
  const { trx, now } = context
  await lockUser(context, caller.userId)
  const { deputies, colleagues } = await readDeputies(trx, caller, now)
  const colleague = colleagues.find(({ userId }) => userId === deputyId)
  if (colleague === undefined) throw refuse('notAnApprover', 'This user may not approve orders.', 'userId')
  if (until < from) throw refuse('invalid', 'The last day is before the first.', 'until')
  if (until < dayIn(sites[caller.site].country, now))
    throw refuse('past', 'The last day has passed.', 'until')
  if (deputies.some((each) => each.userId === deputyId && each.from === from && each.until === until)) return
  if (deputies.length >= mostDeputies)
    throw new ApiError(409, 'tooMany', `There may be ${mostDeputies}.`, { more: { most: mostDeputies } })
  const id = randomUUID()
  const { customerId, userId } = caller
  await trx
    .insertInto('approvalDeputies')
    .values({ id, customerId, userId, deputyId, fromDay: from, untilDay: until })
    .execute()
  await recordAudit(context, caller, {
    action: 'approval.deputy',
    subject: { id: deputyId, name: colleague.name },
    after: { from, until },
  })
}

/** Ends a period of a deputy of the caller. Errors: 404. */
export async function removeDeputy(context: WriteContext, caller: SessionCaller, id: string): Promise<void> {
  const { deputies } = await readDeputies(context.trx, caller, context.now)
  const found = deputies.find(({ deputyId }) => deputyId === id)
  if (found === undefined) throw notFound('There is no such deputy.', 'deputyId')
  await context.trx.deleteFrom('approvalDeputies').where('id', '=', id).execute()
  await recordAudit(context, caller, {
    action: 'approval.deputy',
    subject: { id: found.userId, name: found.name },
    before: { from: found.from, until: found.until },
  })
}
