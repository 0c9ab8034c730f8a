import { recordAudit } from '../audit/service.ts'
import { createJobHandler, type JobHandler } from '../platform/jobs/job-kind.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf, Services } from '../platform/services.ts'
import { deadlineJob } from './deadlines-store.ts'
import { askedUsers, mailAbout } from './mails.ts'
import { isOpen } from './rules.ts'
import { addEvent, type ApprovalRow, changeApproval, lockApproval } from './store.ts'

/** Ends a locked request that nobody has decided in time. Its cart goes back to the buyer. */
async function expire(context: WriteContext, row: ApprovalRow, originOf: OriginOf): Promise<void> {
  await changeApproval(context, row, { state: 'expired' })
  await addEvent(context, row.id, { userId: '', kind: 'expired' })
  await mailAbout(context, originOf, row, { kind: 'approvalExpired', userIds: [row.userId] })
  await recordAudit(
    context,
    { customerId: row.customerId, userId: '' },
    { action: 'approval.expire', subject: { id: row.id, name: row.number }, after: { state: 'expired' } },
  )
}

/** The handler of deadlines and reminders. What is decided meanwhile stays. */
export const createDeadlineKeeper = ({ originOf }: Pick<Services, 'originOf'>): JobHandler =>
  createJobHandler(deadlineJob, {
    run: ({ request, customer, remindStep }) =>
      Promise.resolve(async (context) => {
        const row = await lockApproval(context, customer, request)
        if (row === undefined || !isOpen(row.state)) return
        if (remindStep === 0) return expire(context, row, originOf)
        if (row.step !== remindStep) return
        await addEvent(context, row.id, { userId: '', kind: 'reminded' })
        await mailAbout(context, originOf, row, {
          kind: 'approvalReminder',
          userIds: await askedUsers(context, row),
        })
      }),
  })
