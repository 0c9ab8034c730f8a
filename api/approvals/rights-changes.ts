import * as v from 'valibot'
import { enqueueRightsChange, rightsChangeJob } from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { createJobHandler, type JobHandler, type JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import type { Services } from '../platform/services.ts'
import { approversAt } from '../user-administration/service.ts'
import { reassign } from './reassign.ts'
import { isOpen, openStates } from './rules.ts'
import { type ApprovalRow, lockApproval } from './store.ts'

/** The job that asks others about one request whose approvers may no longer approve it. */
const reassignJob: JobKind<{ request: string; customer: string }> = {
  kind: 'approvalReassign',
  schema: v.object({ request: v.string(), customer: v.string() }),
}

/**
 * Has a request looked at once more after the transaction: those whom it asks may lose the right at the same moment.
 */
export const enqueueReassign = async (
  context: WriteContext,
  { id, customerId }: Pick<ApprovalRow, 'id' | 'customerId'>,
): Promise<void> => {
  await enqueue(context, reassignJob, { payload: { request: id, customer: customerId } })
}

/**
 * The open requests of a customer that ask somebody who may not approve them, or nobody, in a step that is not decided.
 */
async function listBrokenRequests(queries: Queries, customerId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('approvalRequests')
    .innerJoin('approvalSteps', 'approvalSteps.requestId', 'approvalRequests.id')
    .leftJoin('approvalApprovers', (join) =>
      join
        .onRef('approvalApprovers.requestId', '=', 'approvalSteps.requestId')
        .onRef('approvalApprovers.step', '=', 'approvalSteps.step'),
    )
    .select(['approvalRequests.id', 'approvalRequests.sum', 'approvalApprovers.userId as approverId'])
    .where('approvalRequests.customerId', '=', customerId)
    .where('approvalRequests.state', 'in', openStates)
    .whereRef('approvalSteps.step', '>=', 'approvalRequests.step')
    .orderBy('approvalRequests.createdAt')
    .execute()
  if (rows.length === 0) return []
  const all = await approversAt(queries, customerId)
  const isAble = (id: string, sum: number): boolean => {
    const { orderLimit } = all.get(id) ?? { orderLimit: -1 }
    return orderLimit === null || orderLimit >= sum
  }
  const broken = rows.filter(({ approverId, sum }) => approverId === null || !isAble(approverId, sum))
  return [...new Set(broken.map(({ id }) => id))]
}

const customersWithRequests = (queries: Queries) =>
  queries
    .selectFrom('approvalRequests')
    .select('customerId')
    .distinct()
    .where('state', 'in', openStates)
    .execute()

/**
 * The handlers that follow a change of rights: each request that asks somebody who may no longer approve it is given to
 * others, in a transaction of its own. What is decided meanwhile stays.
 */
export const createRightsFollowers = ({ originOf }: Pick<Services, 'originOf'>): JobHandler[] => [
  createJobHandler(rightsChangeJob, {
    run: ({ customer }) =>
      Promise.resolve(async (context) => {
        if (customer === '')
          for (const { customerId } of await customersWithRequests(context.trx))
            await enqueueRightsChange(context, customerId)
        else
          for (const id of await listBrokenRequests(context.trx, customer))
            await enqueueReassign(context, { id, customerId: customer })
      }),
  }),
  createJobHandler(reassignJob, {
    run: ({ request, customer }) =>
      Promise.resolve(async (context) => {
        const row = await lockApproval(context, customer, request)
        if (row !== undefined && isOpen(row.state)) await reassign(context, row, originOf)
      }),
  }),
]
