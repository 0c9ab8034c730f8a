import { randomUUID } from 'node:crypto'
import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import type { ReturnState, SavedReturn, SaveReturnRequest } from '../contract/index.ts'
import { setDisputed } from '../invoices/service.ts'
import { ApiError, invalid } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf, Services } from '../platform/services.ts'
import { checkHandoverPlace } from './handover-places.ts'
import { addReturnFiles, lockShownReturn, userNameOf } from './change-return.ts'
import { mailReturnNews } from './mail-return.ts'
import { readRequestedLines } from './requested-lines.ts'
import { returnFee, returnTermsOf } from './return-terms.ts'
import { insertReturnEvent, nextReturnNumber, returnSearchText, writeReturn } from './store.ts'

/** Checks what a case needs to be sent. Errors: 400 by field. */
function checkComplete({ lines, reason, kind, description }: SaveReturnRequest): void {
  if (lines.length === 0) throw invalid('required', 'Choose at least one line.', 'lines')
  if (reason === '') throw invalid('required', 'Say why.', 'reason')
  if (kind !== 'return' && description === '')
    throw invalid('required', 'Describe what is wrong.', 'description')
}

/**
 * Saves a draft of a case, or sends it. Errors: 400 by field, 404, 409 `changed`, `notDraft`, `notReturnable`, and
 * `tooMuch` for more than was delivered less what other cases have.
 */
export async function saveReturn(
  context: WriteContext,
  caller: SessionCaller,
  request: SaveReturnRequest,
  { settings, originOf }: Pick<Services, 'settings' | 'originOf'>,
): Promise<SavedReturn> {
  const { customerId, site } = caller
  const draft =
    request.number === ''
      ? undefined
      : await lockShownReturn(context, request, (row) => row.customerId === customerId)
  if (draft !== undefined && draft.state !== 'draft')
    throw new ApiError(409, 'notDraft', 'The case was sent before.', { field: 'number' })
  if (request.send) checkComplete(request)
  const terms = returnTermsOf(settings, site)
  const { lines, orderId, orderNumber } = await readRequestedLines(context, caller, request, terms)
  const place = await checkHandoverPlace(context.trx, caller, request, context.now)
  const changedAt = context.now.toISOString()
  const { kind, invoiceNumber, wanted, handover, reason, description, contactName, contactPhone } = request
  const head = {
    id: draft?.id ?? randomUUID(),
    number: draft?.number ?? (await nextReturnNumber(context, site)),
  }
  const state: ReturnState = request.send ? 'sent' : 'draft'
  const row = {
    ...head,
    customerId,
    userId: draft?.userId ?? caller.userId,
    site,
    kind,
    state,
    orderId,
    orderNumber,
    invoiceNumber,
    wanted,
    handover,
    ...place,
    reason,
    description,
    contactName,
    contactPhone,
    feeThousandths: returnFee(kind, terms),
    version: (draft?.version ?? 0) + 1,
    createdAt: draft?.createdAt ?? changedAt,
    changedAt,
    searchText: returnSearchText({ number: head.number, orderNumber, invoiceNumber, reason }, lines),
  }
  await writeReturn(context, row, lines)
  await addReturnFiles(context, caller, row.id, request.files)
  if (request.send) await recordSent(context, caller, row, originOf)
  return { number: row.number, version: row.version, state }
}

/** What follows from sending a case: history, dispute of its invoice, audit, mail. */
async function recordSent(
  context: WriteContext,
  caller: SessionCaller,
  row: Parameters<typeof writeReturn>[1],
  originOf: OriginOf,
): Promise<void> {
  const { id, number, kind, orderNumber, invoiceNumber } = row
  const userName = await userNameOf(context, caller)
  await insertReturnEvent(context, id, { actor: 'customer', userName, state: 'sent', message: '' })
  if (kind === 'price' && invoiceNumber !== '') await setDisputed(context, invoiceNumber, true)
  await recordAudit(context, caller, {
    action: 'return.send',
    subject: { id: number, name: number },
    after: { number, kind, order: orderNumber, invoice: invoiceNumber },
  })
  await mailReturnNews(context, row, { state: 'sent', message: '' }, originOf)
}
