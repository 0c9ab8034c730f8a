import { approvalIdQuerySchema } from '../approvals/index.ts'
import { invoiceQuerySchema } from '../invoices/invoices.ts'
import { offerQuerySchema } from '../offers/index.ts'
import { agreementIdQuerySchema } from '../order-agreements/index.ts'
import { orderSheetQuerySchema } from '../orders.ts'
import { recordCustomerSchema } from '../record-customer.ts'
import { returnQuerySchema } from '../returns/returns.ts'
import { type Call, defineCalls } from './call.ts'

const customerOf = <const P extends Call['path'], const Q extends NonNullable<Call['query']>>(
  path: P,
  record: string,
  page: string,
  query: Q,
) => ({
  method: 'GET' as const,
  path,
  summary: `Whose ${record} it is: of the customer, or of another one to which the user is attached`,
  rule: { page },
  query,
  answer: recordCustomerSchema,
  errors: { 404: true } as const,
})

/** Links in mails lead to records of any customer of the user. */
export const recordCustomerCalls = defineCalls({
  order: customerOf('/api/my-pages/order/customer', 'order', 'order-info', orderSheetQuerySchema),
  approval: customerOf(
    '/api/my-pages/attestation/request/customer',
    'request for approval',
    'attestation',
    approvalIdQuerySchema,
  ),
  offer: customerOf('/api/my-pages/offers/offer/customer', 'offer', 'offers', offerQuerySchema),
  invoice: customerOf('/api/my-pages/invoice/customer', 'invoice', 'invoices', invoiceQuerySchema),
  return: customerOf('/api/my-pages/return/customer', 'case', 'returns-and-complaints', returnQuerySchema),
  agreement: customerOf(
    '/api/my-pages/order-agreements/agreement/customer',
    'order agreement',
    'order-agreements',
    agreementIdQuerySchema,
  ),
})
