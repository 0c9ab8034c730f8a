import type * as v from 'valibot'
import type { SessionCaller } from '../../accounts/service.ts'
import { recordAudit } from '../../audit/service.ts'
import type { rejectRequestSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf } from '../../platform/services.ts'
import { type Decision, lockForDecision } from './lock-decision.ts'
import { mailAbout } from '../mails.ts'
import { addEvent, changeApproval, endStep } from '../store.ts'

/** Rejects a request with a comment. Errors: as `lockForDecision`. */
export async function reject(
  context: WriteContext,
  caller: SessionCaller,
  { comment, ...shown }: v.InferOutput<typeof rejectRequestSchema>,
  originOf: OriginOf,
): Promise<Decision> {
  const { row } = await lockForDecision(context, caller, shown)
  await endStep(context, row, caller.userId)
  await changeApproval(context, row, { state: 'rejected' })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'rejected', text: comment })
  await mailAbout(context, originOf, row, { kind: 'approvalRejected', userIds: [row.userId], text: comment })
  await recordAudit(context, caller, {
    action: 'approval.reject',
    subject: { id: row.id, name: row.number },
    after: { reason: comment },
  })
  return { state: 'rejected', orderNumber: '' }
}
