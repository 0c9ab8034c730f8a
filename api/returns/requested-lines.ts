import { type SessionCaller, isInScope, orderScopeOf, isPermitted } from '../accounts/service.ts'
import { toStored } from '../catalogue/articles/service.ts'
import { type SaveReturnRequest, sites } from '../contract/index.ts'
import { findInvoice, lockOrder, readInvoiceLines } from '../invoices/service.ts'
import { ApiError, invalid, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { dayIn } from '../platform/days.ts'
import type { ReturnTerms } from './return-terms.ts'
import { type ReturnableLine, readReturnable } from './return-options.ts'
import type { NewReturnLine } from './store.ts'

/** The lines of a case as they are stored, and the order that they are of. */
export interface RequestedLines {
  lines: NewReturnLine[]
  orderId: string | null
  orderNumber: string
}

type RequestedLine = SaveReturnRequest['lines'][number]

/** The invoice that a request names, with its lines. Errors: 404. */
async function readNamedInvoice({ trx }: WriteContext, caller: SessionCaller, number: string) {
  const { userId, customerId } = caller
  const invoice = await findInvoice(trx, number, customerId)
  if (invoice === undefined || !(await isPermitted(trx, { userId, customerId }, 'perm:viewInvoices')))
    throw notFound('There is no such invoice.', 'invoiceNumber')
  return { orderNumber: invoice.orderNumber, lines: await readInvoiceLines(trx, invoice.id) }
}

/**
 * The lines that a request names: of an order, of an invoice, or free. Errors: 400 by field, 404, 409 `notReturnable`,
 * and `tooMuch` for more than was delivered less what other cases have.
 */
export async function readRequestedLines(
  context: WriteContext,
  caller: SessionCaller,
  request: SaveReturnRequest,
  { days }: ReturnTerms,
): Promise<RequestedLines> {
  const invoice =
    request.invoiceNumber === '' ? null : await readNamedInvoice(context, caller, request.invoiceNumber)
  const orderNumber = invoice?.orderNumber ?? request.orderNumber
  // The lock lets cases of one order follow one another, so that their quantities are counted.
  const order = orderNumber === '' ? undefined : await lockOrder(context, orderNumber)
  // Users who see an invoice see what it bills, whoever has ordered it.
  const scope = invoice === null ? await orderScopeOf(context.trx, caller) : { ...caller, userId: null }
  if (orderNumber !== '' && (order === undefined || !isInScope(scope, order)))
    throw notFound('There is no such order.', 'orderNumber')
  const today = dayIn(sites[caller.site].country, context.now)
  const { kind, number: exceptNumber } = request
  const returnable =
    order === undefined ? [] : await readReturnable(context.trx, order, { kind, days, today, exceptNumber })
  const taken = new Map<number, number>()
  const lines = request.lines.map((line, at): NewReturnLine => {
    const field = `lines.${at}`
    const billed = invoice?.lines.find(({ position }) => position === line.invoicePosition)
    if (line.invoicePosition > 0 && billed === undefined)
      throw invalid('noLine', 'There is no such line.', `${field}.invoicePosition`)
    const orderPosition = billed?.orderPosition ?? line.orderPosition
    return orderPosition === 0
      ? freeLine(line, billed, field)
      : lineOfOrder({ ...line, orderPosition }, returnable, taken, field)
  })
  return { lines, orderId: order?.id ?? null, orderNumber }
}

/** A line without a line of an order: of an invoice, or in the words of the customer. */
function freeLine(
  { invoicePosition, name: typed, quantity, batch }: RequestedLine,
  billed: Pick<NewReturnLine, 'name' | 'decimalPrecision' | 'variantCode' | 'unit'> | undefined,
  field: string,
): NewReturnLine {
  const { name, decimalPrecision, variantCode, unit } = billed ?? {
    name: typed,
    decimalPrecision: 3,
    variantCode: '',
    unit: 'st',
  }
  if (name === '') throw invalid('required', 'Say which article it is.', `${field}.name`)
  const stored = toStored(quantity, decimalPrecision)
  if (stored <= 0) throw invalid('quantityInvalid', 'The quantity is too small.', `${field}.quantity`)
  return {
    orderPosition: 0,
    invoicePosition,
    variantCode,
    name,
    quantity: stored,
    decimalPrecision,
    unit,
    batch,
  }
}

/** A line of an order. `taken` counts what earlier lines of the same case have. */
function lineOfOrder(
  line: RequestedLine,
  returnable: readonly ReturnableLine[],
  taken: Map<number, number>,
  field: string,
): NewReturnLine {
  const { orderPosition, invoicePosition, batch } = line
  const source = returnable.find(({ position }) => position === orderPosition)
  if (source === undefined) throw invalid('noLine', 'There is no such line.', `${field}.orderPosition`)
  const { variantCode, name, decimalPrecision, unit, refusal, most } = source
  const quantity = toStored(line.quantity, decimalPrecision)
  if (quantity <= 0) throw invalid('quantityInvalid', 'The quantity is too small.', `${field}.quantity`)
  const sum = (taken.get(orderPosition) ?? 0) + quantity
  taken.set(orderPosition, sum)
  if (refusal !== null)
    throw new ApiError(409, 'notReturnable', 'The line cannot be returned.', { field, more: { refusal } })
  if (sum > most)
    throw new ApiError(409, 'tooMuch', 'More is named than was delivered and not returned.', {
      field: `${field}.quantity`,
      more: { most: most / 10 ** decimalPrecision },
    })
  return { orderPosition, invoicePosition, variantCode, name, quantity, decimalPrecision, unit, batch }
}
