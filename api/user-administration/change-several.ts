import type { BulkUsersAnswer, BulkUsersRequest } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import type { Administrator } from './administrators.ts'
import { changeOneOf } from './save-user.ts'
import { setUserState } from './set-user-state.ts'
import { findUserOf } from './store.ts'

/** One change of several users, each in a transaction of its own, so that a refusal concerns one user only. */
export async function changeSeveral(
  services: Services,
  administrator: Administrator,
  { userIds, change }: BulkUsersRequest,
): Promise<BulkUsersAnswer> {
  const results: BulkUsersAnswer['results'] = []
  for (const userId of new Set(userIds)) {
    const write = (context: WriteContext): Promise<string> => {
      if (change.kind === 'action')
        return setUserState(context, administrator, { userId, action: change.action })
      const { kind: _kind, ...values } = change
      return changeOneOf(context, administrator, userId, values)
    }
    try {
      results.push({ userId, name: await inTransaction(services, write), code: '' })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const row = await findUserOf(services.store.db, administrator.customerId, userId)
      results.push({ userId, name: row?.invitedName || row?.name || '', code: cause.code })
    }
  }
  return { results }
}
