import * as v from 'valibot'

/** Kinds of documents of billing. A statement lists what is open; it is nothing to pay by itself. */
export const invoiceKinds = ['invoice', 'creditNote', 'interest', 'statement'] as const
export const invoiceKindSchema = v.picklist(invoiceKinds)
export type InvoiceKind = v.InferOutput<typeof invoiceKindSchema>

/**
 * State of payment. `open` is not due yet; a credit note is open until its amount is set off or paid back; `disputed`
 * and `overdue` have an open amount.
 */
export const invoiceStatuses = ['open', 'partlyPaid', 'paid', 'overdue', 'credited', 'disputed'] as const
export const invoiceStatusSchema = v.picklist(invoiceStatuses)
export type InvoiceStatus = v.InferOutput<typeof invoiceStatusSchema>
