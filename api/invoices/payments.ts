import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { lockInvoice } from './store.ts'

/** Changes what is paid, credited and open by an amount. */
export const reduceOpen = ({ trx }: WriteContext, id: string, column: 'paid' | 'credited', amount: number) =>
  trx
    .updateTable('invoices')
    .set((eb) => ({ [column]: eb(column, '+', amount), openAmount: eb('openAmount', '-', amount) }))
    .where('id', '=', id)
    .execute()

/**
 * Books a payment of an invoice, or the repayment of a credit note. A reference that was booked before changes nothing.
 * Errors: 404, 409 `tooMuch` for more than is open, `currency` for money of another currency than the document's.
 */
export async function bookPayment(
  context: WriteContext,
  {
    number,
    amount,
    currency,
    paidOn,
    reference,
  }: {
    number: string
    amount: number
    /** Of the money that came in; without it, that of the document. */
    currency?: string | undefined
    paidOn: string
    reference: string
  },
): Promise<boolean> {
  const invoice = await lockInvoice(context, number)
  if (invoice === undefined) throw notFound('There is no such invoice.', 'number')
  if (currency !== undefined && currency !== invoice.currency)
    throw new ApiError(409, 'currency', `Invoice ${number} is paid in ${invoice.currency}.`, {
      field: 'currency',
    })
  const known = await context.trx
    .selectFrom('invoicePayments')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (known !== undefined) return false
  if (amount <= 0 || amount > invoice.openAmount)
    throw new ApiError(409, 'tooMuch', `Of invoice ${number}, ${invoice.openAmount} is open.`, {
      field: 'amount',
    })
  await context.trx
    .insertInto('invoicePayments')
    .values({ reference, invoiceId: invoice.id, amount, paidOn })
    .execute()
  await reduceOpen(context, invoice.id, 'paid', amount)
  return true
}

/** Marks an invoice as disputed, or no longer. */
export const setDisputed = ({ trx }: WriteContext, number: string, disputed: boolean): Promise<unknown> =>
  trx
    .updateTable('invoices')
    .set({ disputed: disputed ? 1 : 0 })
    .where('number', '=', number)
    .execute()
