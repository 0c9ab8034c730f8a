import { getCustomer } from '../accounts/service.ts'
import { findProfile, invoiceAddressOf } from '../company/service.ts'
import type { Order } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'

/** Who has approved an order, where its invoice goes, and what was agreed with its company. */
export async function readOrderTerms(
  queries: Queries,
  { number, customerId }: { number: string; customerId: string },
): Promise<Pick<Order, 'approvedBy' | 'invoiceAddress' | 'paymentDays' | 'deliveryTerms'>> {
  const customer = await getCustomer(queries, customerId)
  const profile = await findProfile(queries, customerId)
  const approvers = await queries
    .selectFrom('approvalRequests')
    .innerJoin('approvalSteps', 'approvalSteps.requestId', 'approvalRequests.id')
    .innerJoin('users', 'users.id', 'approvalSteps.decidedBy')
    .select('users.name')
    .where('approvalRequests.orderNumber', '=', number)
    .where('approvalRequests.customerId', '=', customerId)
    .orderBy('approvalSteps.step')
    .execute()
  return {
    approvedBy: approvers.map(({ name }) => name),
    invoiceAddress: invoiceAddressOf(customer, profile),
    paymentDays: profile?.paymentDays ?? null,
    deliveryTerms: profile?.deliveryTerms ?? '',
  }
}
