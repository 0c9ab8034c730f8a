import type { SessionCaller } from '../../accounts/service.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { approve } from './approve.ts'
import { findApproval } from '../store.ts'

interface Result {
  requestId: string
  number: string
  /** Empty if it was approved, ordered or sent back. */
  code: string
  state: string
}

/**
 * Approves some requests, each in a transaction of its own, with a result for each. One whose day of delivery has
 * passed is refused: the list does not show the new day.
 */
export async function approveSeveral(
  services: Services,
  caller: SessionCaller,
  requests: readonly { requestId: string; version: number }[],
): Promise<{ results: Result[] }> {
  const results: Result[] = []
  for (const shown of requests) {
    const { requestId } = shown
    const row = await findApproval(services.store.db, caller.customerId, requestId)
    const base = { requestId, number: row?.number ?? '' }
    try {
      const { state } = await inTransaction(services, (context) =>
        approve(context, caller, { ...shown, comment: '', changes: [], seesDay: false }, services.originOf),
      )
      results.push({ ...base, code: '', state })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      const isUnseen = error.status === 404
      results.push({
        ...base,
        number: isUnseen ? '' : base.number,
        code: error.code,
        state: isUnseen ? '' : (row?.state ?? ''),
      })
    }
  }
  services.startJobs()
  return { results }
}
