import { type SessionCaller, findUser } from '../accounts/service.ts'
import type { ReturnState, SavedReturn } from '../contract/index.ts'
import { type FileOwner, keepFiles } from '../files/service.ts'
import { lockInvoices, setDisputed } from '../invoices/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { hasEnded, canMove, type ReturnActor } from './rules.ts'
import { hasOpenPriceCase, insertReturnEvent, lockReturn, type ReturnRow } from './store.ts'

export const noSuchReturn = () => notFound('There is no such case.', 'number')
const staleReturn = () =>
  new ApiError(409, 'changed', 'The case has changed meanwhile. Load it again.', { field: 'version' })

/** A case in the version that the reader has seen. Errors: 404, 409 `changed`. */
export async function lockShownReturn(
  context: WriteContext,
  { number, version }: { number: string; version: number },
  canRead: (row: ReturnRow) => boolean,
): Promise<ReturnRow> {
  const row = await lockReturn(context, number)
  if (row === undefined || !canRead(row)) throw noSuchReturn()
  if (row.version !== version) throw staleReturn()
  return row
}

/** The name of a user, as shown in the history. */
export const userNameOf = async ({ trx }: WriteContext, { userId }: SessionCaller): Promise<string> =>
  (await findUser(trx, userId))?.name ?? ''

/** Keeps uploaded files of the owner with a case; files that it has already stay. Errors: 404. */
export async function addReturnFiles(
  context: WriteContext,
  owner: FileOwner,
  returnId: string,
  fileIds: readonly string[],
): Promise<void> {
  const { trx } = context
  const known = await trx
    .selectFrom('returnFiles')
    .select('fileId')
    .where('returnId', '=', returnId)
    .execute()
  const added = [...new Set(fileIds)].filter((id) => !known.some(({ fileId }) => fileId === id))
  if (known.length + added.length > mostReturnFiles)
    throw new ApiError(409, 'tooManyFiles', `A case has at most ${mostReturnFiles} files.`, {
      field: 'files',
      more: { most: mostReturnFiles },
    })
  await keepFiles(context, owner, 'returnFile', added)
  for (const fileId of added) await trx.insertInto('returnFiles').values({ fileId, returnId }).execute()
}

/** Files of a case, over all of its messages. */
const mostReturnFiles = 50

/** Who moves a case, and what is said with it. */
export interface ReturnMove {
  actor: ReturnActor
  userName: string
  message?: string
}

/** Moves a case to a state and keeps it in the history. Errors: 409 `state`. */
export async function moveReturn(
  context: WriteContext,
  row: ReturnRow,
  to: ReturnState,
  { actor, userName, message = '' }: ReturnMove,
  values: Partial<Pick<ReturnRow, 'feeThousandths' | 'creditNoteNumber' | 'replacementOrderNumber'>> = {},
): Promise<SavedReturn> {
  checkMove(row, to, actor)
  const version = row.version + 1
  await context.trx
    .updateTable('returns')
    .set({ state: to, version, changedAt: context.now.toISOString(), ...values })
    .where('id', '=', row.id)
    .execute()
  await insertReturnEvent(context, row.id, { actor, userName, state: to, message })
  if (row.invoiceNumber !== '' && hasEnded(to)) await endDispute(context, row)
  return { number: row.number, version, state: to }
}

/** Ends the dispute of the invoice of a case, unless another complaint about its price is open. */
async function endDispute(context: WriteContext, row: ReturnRow): Promise<void> {
  // Of two cases that end at once, the second sees that the first has ended.
  await lockInvoices(context, [row.invoiceNumber])
  if (!(await hasOpenPriceCase(context.trx, row))) await setDisputed(context, row.invoiceNumber, false)
}

/** Errors: 409 `state` if an actor may not move a case there. */
export function checkMove(row: ReturnRow, to: ReturnState, actor: ReturnActor): void {
  if (!canMove(row.state, to, actor))
    throw new ApiError(409, 'state', `The case cannot go from ${row.state} to ${to}.`, {
      field: 'state',
      more: { state: row.state },
    })
}
