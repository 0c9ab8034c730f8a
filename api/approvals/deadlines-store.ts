import * as v from 'valibot'
import type { ApprovalRules } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/store.ts'
import type { ApprovalRow } from './store.ts'

/** The job that ends a request at its deadline, or reminds those who have not decided a step. */
export const deadlineJob: JobKind<{ request: string; customer: string; remindStep: number }> = {
  kind: 'approvalDeadline',
  schema: v.object({ request: v.string(), customer: v.string(), remindStep: v.number() }),
}

/** Enqueues the reminder of the current step of a request, unless the company wants none or it would come too late. */
export async function enqueueReminder(
  context: WriteContext,
  { id, customerId, step, deadlineAt }: ApprovalRow,
  { reminderHours }: Pick<ApprovalRules, 'reminderHours'>,
): Promise<void> {
  const dueAt = new Date(context.now.getTime() + reminderHours * 3_600_000)
  if (reminderHours === 0 || dueAt.toISOString() >= deadlineAt) return
  await enqueue(context, deadlineJob, {
    payload: { request: id, customer: customerId, remindStep: step },
    dueAt,
  })
}

/** Enqueues the end of a new request at its deadline, and its first reminder. */
export async function enqueueDeadlines(
  context: WriteContext,
  row: ApprovalRow,
  rules: Pick<ApprovalRules, 'reminderHours'>,
): Promise<void> {
  await enqueue(context, deadlineJob, {
    payload: { request: row.id, customer: row.customerId, remindStep: 0 },
    dueAt: new Date(row.deadlineAt),
  })
  await enqueueReminder(context, row, rules)
}
