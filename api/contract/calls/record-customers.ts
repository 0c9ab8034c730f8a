import { approvalIdQuerySchema } from '../approvals/index.ts'
import { invoiceQuerySchema } from '../invoices/invoices.ts'
import { offerQuerySchema } from '../offers/index.ts'
import { agreementIdQuerySchema } from '../order-agreements/index.ts'
import { orderSheetQuerySchema } from '../orders.ts'
import { recordCustomerSchema } from '../record-customer.ts'
import { returnQuerySchema } from '../returns/returns.ts'
import type { Call, Calls } from './call.ts'

const customerOf = (record: string, page: string, query: NonNullable<Call['query']>): Call => ({
  summary: `Whose ${record} it is: of the customer, or of another one to which the user is attached`,
  rule: { page },
  query,
  answer: recordCustomerSchema,
  errors: { 404: true },
})

/** Links in mails lead to records of any customer of the user. */
export const recordCustomerCalls: Calls = {
  'GET /api/my-pages/order/customer': customerOf('order', 'order-info', orderSheetQuerySchema),
  'GET /api/my-pages/attestation/request/customer': customerOf(
    'request for approval',
    'attestation',
    approvalIdQuerySchema,
  ),
  'GET /api/my-pages/offers/offer/customer': customerOf('offer', 'offers', offerQuerySchema),
  'GET /api/my-pages/invoice/customer': customerOf('invoice', 'invoices', invoiceQuerySchema),
  'GET /api/my-pages/return/customer': customerOf('case', 'returns-and-complaints', returnQuerySchema),
  'GET /api/my-pages/order-agreements/agreement/customer': customerOf(
    'order agreement',
    'order-agreements',
    agreementIdQuerySchema,
  ),
}
