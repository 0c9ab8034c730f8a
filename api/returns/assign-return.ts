import { recordAudit } from '../audit/service.ts'
import { fromStored, toStored } from '../catalogue/articles/service.ts'
import { type SellerReturnAssignRequest, sites } from '../contract/index.ts'
import { setDisputed, siteKeyOf, findInvoice, lockOrder, readInvoiceLines } from '../invoices/service.ts'
import { recordSellerAction } from '../sellers/service.ts'
import { ApiError, invalid } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { dayIn } from '../platform/days.ts'
import { checkReadable, type ReturnSeller } from './answer-return.ts'
import { lockShownReturn } from './change-return.ts'
import { readReturnable } from './return-options.ts'
import { returnTermsOf, type TermsSource } from './return-terms.ts'
import { isAssignable } from './rules.ts'
import {
  readReturnLines,
  returnSearchText,
  type ReturnLineRow,
  type ReturnRow,
  writeReturn,
} from './store.ts'

/** A line of an invoice or an order that a line of a case can be about. `most` is a stored quantity. */
interface DocumentLine {
  documentLine: number
  orderPosition: number
  invoicePosition: number
  variantCode: string
  name: string
  decimalPrecision: number
  unit: string
  most: number
}

/** The document that a case is about, with its lines. */
interface CaseDocument {
  orderId: string | null
  orderNumber: string
  invoiceNumber: string
  lines: DocumentLine[]
}

/** The invoice or order of the customer with a number. Errors: 400 `noDocument`. */
async function readDocument(
  context: WriteContext,
  row: ReturnRow,
  number: string,
  settings: TermsSource,
): Promise<CaseDocument> {
  const { trx } = context
  const found = await findInvoice(trx, number, row.customerId)
  const invoice = found?.kind === 'invoice' || found?.kind === 'interest' ? found : undefined
  const orderNumber = invoice === undefined ? number : invoice.orderNumber
  // The lock lets cases of one order follow one another, so that their quantities are counted.
  const locked = orderNumber === '' ? undefined : await lockOrder(context, orderNumber)
  const order = locked?.customerId === row.customerId ? locked : undefined
  const today = dayIn(sites[siteKeyOf(row.site)].country, context.now)
  const { kind, number: exceptNumber } = row
  const { days } = returnTermsOf(settings, siteKeyOf(row.site))
  const returnable =
    order === undefined ? [] : await readReturnable(trx, order, { kind, days, today, exceptNumber })
  if (invoice !== undefined) {
    const lines = (await readInvoiceLines(trx, invoice.id)).map((line): DocumentLine => {
      const delivered = returnable.find(({ position }) => position === line.orderPosition)
      return {
        ...line,
        documentLine: line.position,
        invoicePosition: line.position,
        most: Math.min(line.quantity, delivered?.most ?? line.quantity),
      }
    })
    return { orderId: order?.id ?? null, orderNumber: order?.number ?? '', invoiceNumber: number, lines }
  }
  if (order === undefined)
    throw invalid('noDocument', 'The customer has no invoice and no order with this number.', 'document')
  return {
    orderId: order.id,
    orderNumber,
    invoiceNumber: '',
    lines: returnable.map((line) => ({
      ...line,
      documentLine: line.position,
      orderPosition: line.position,
      invoicePosition: 0,
    })),
  }
}

/** The lines of a case, as lines of a document. Errors: 400 `noLine`, 409 `tooMuch`. */
function assignedLines(
  lines: readonly ReturnLineRow[],
  document: CaseDocument,
  chosen: SellerReturnAssignRequest['lines'],
) {
  const taken = new Map<number, number>()
  return lines.map((line, at) => {
    const field = `lines.${at}`
    const wanted = chosen.find(({ position }) => position === line.position)?.documentLine
    const source = document.lines.find(({ documentLine }) => documentLine === wanted)
    if (source === undefined) throw invalid('noLine', 'The document has no such line.', field)
    const { documentLine, orderPosition, invoicePosition, variantCode, name, decimalPrecision, unit } = source
    const quantity = toStored(fromStored(line.quantity, line.decimalPrecision), decimalPrecision)
    const sum = (taken.get(documentLine) ?? 0) + quantity
    taken.set(documentLine, sum)
    if (quantity <= 0 || sum > source.most)
      throw new ApiError(409, 'tooMuch', 'The case names more than the line has.', { field })
    const { batch } = line
    return { orderPosition, invoicePosition, variantCode, name, quantity, decimalPrecision, unit, batch }
  })
}

/**
 * Ties a free case in review to an invoice or an order of its customer, so that it can be credited. Errors: 400 by
 * field, 403, 404, 409 `changed`, `assigned`, `tooMuch`.
 */
export async function assignReturn(
  context: WriteContext,
  seller: ReturnSeller,
  request: SellerReturnAssignRequest,
  settings: TermsSource,
): Promise<void> {
  const row = await lockShownReturn(context, request, (each) => checkReadable(seller, each) === each)
  if (!isAssignable(row))
    throw new ApiError(409, 'assigned', 'Only a case in review without a document can be assigned.', {
      field: 'document',
      more: { state: row.state },
    })
  const document = await readDocument(context, row, request.document, settings)
  const lines = assignedLines(await readReturnLines(context.trx, row.id), document, request.lines)
  const { orderId, orderNumber, invoiceNumber } = document
  const head = { orderId, orderNumber, invoiceNumber }
  await writeReturn(
    context,
    {
      ...row,
      ...head,
      version: row.version + 1,
      changedAt: context.now.toISOString(),
      searchText: returnSearchText({ ...row, ...head }, lines),
    },
    lines,
  )
  if (row.kind === 'price' && invoiceNumber !== '') await setDisputed(context, invoiceNumber, true)
  const subject = { id: row.number, name: row.number }
  const facts = { order: orderNumber, invoice: invoiceNumber }
  await recordAudit(
    context,
    { customerId: row.customerId, userId: '' },
    { action: 'return.assign', subject, after: facts },
  )
  await recordSellerAction(context, seller.id, { action: 'return.assign', subject, facts })
}
