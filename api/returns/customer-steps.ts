import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import type { SavedReturn } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { addReturnFiles, lockShownReturn, moveReturn, userNameOf } from './change-return.ts'
import { hasThread } from './rules.ts'
import { insertReturnEvent, type ReturnRow } from './store.ts'

/** A case of the caller's customer in the version that the caller has seen. Errors: 404, 409 `changed`. */
const lockOwn = (
  context: WriteContext,
  { customerId }: SessionCaller,
  shown: { number: string; version: number },
): Promise<ReturnRow> => lockShownReturn(context, shown, (row) => row.customerId === customerId)

/** Cancels a case of the customer before its review begins. Errors: 404, 409 `changed` and `state`. */
export async function cancelReturn(
  context: WriteContext,
  caller: SessionCaller,
  request: { number: string; version: number },
): Promise<SavedReturn> {
  const row = await lockOwn(context, caller, request)
  const userName = await userNameOf(context, caller)
  const saved = await moveReturn(context, row, 'cancelled', { actor: 'customer', userName })
  await recordAudit(context, caller, {
    action: 'return.cancel',
    subject: { id: row.number, name: row.number },
    before: { state: row.state },
    after: { state: saved.state },
  })
  return saved
}

/**
 * Writes a message of the customer. It answers the seller's question if there is one. Errors: 404, 409 `changed` and
 * `ended`.
 */
export async function writeReturnMessage(
  context: WriteContext,
  caller: SessionCaller,
  {
    message,
    files,
    ...request
  }: { number: string; version: number; message: string; files: readonly string[] },
): Promise<SavedReturn> {
  const row = await lockOwn(context, caller, request)
  if (!hasThread(row.state))
    throw new ApiError(409, 'ended', 'Nobody reads messages about this case.', { field: 'number' })
  await addReturnFiles(context, caller, row.id, files)
  const userName = await userNameOf(context, caller)
  if (row.state === 'moreInformation')
    return moveReturn(context, row, 'inReview', { actor: 'customer', userName, message })
  await insertReturnEvent(context, row.id, { actor: 'customer', userName, state: '', message })
  return { number: row.number, version: row.version, state: row.state }
}
