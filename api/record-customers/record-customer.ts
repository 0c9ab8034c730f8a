import { type SessionCaller, canOpenPage } from '../accounts/service.ts'
import { canSeeApproval } from '../approvals/service.ts'
import type { RecordCustomer } from '../contract/index.ts'
import { findOrder } from '../orders/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { MyPage } from '../my-pages/service.ts'

type Reader = Pick<SessionCaller, 'customerId' | 'userId' | 'site'>

/** What a link can lead to: its page, the customers that have it, and which of their users may see it. */
export interface RecordKind {
  page: MyPage
  /** Name of the number or id in queries. */
  field: string
  ownersOf: (queries: Queries, id: string) => Promise<{ customerId: string }[]>
  /** Without it, every user who may open the page at the customer. */
  canSee?: (queries: Queries, reader: Reader, id: string, now: Date) => Promise<boolean>
}

/** The records that have a page of their own. */
export const recordKinds = {
  order: {
    page: 'order-info',
    field: 'orderNumber',
    ownersOf: (queries, number) =>
      queries.selectFrom('orders').select('customerId').where('number', '=', number).execute(),
    canSee: async (queries, reader, number) => (await findOrder(queries, reader, number)) !== undefined,
  },
  approval: {
    page: 'attestation',
    field: 'requestId',
    ownersOf: (queries, id) =>
      queries.selectFrom('approvalRequests').select('customerId').where('id', '=', id).execute(),
    canSee: canSeeApproval,
  },
  offer: {
    page: 'offers',
    field: 'offerId',
    ownersOf: (queries, id) =>
      queries.selectFrom('offers').select('customerId').where('id', '=', id).execute(),
  },
  invoice: {
    page: 'invoices',
    field: 'number',
    ownersOf: (queries, number) =>
      queries.selectFrom('invoices').select('customerId').where('number', '=', number).execute(),
  },
  return: {
    page: 'returns-and-complaints',
    field: 'number',
    ownersOf: (queries, number) =>
      queries.selectFrom('returns').select('customerId').where('number', '=', number).execute(),
  },
  agreement: {
    page: 'order-agreements',
    field: 'agreementId',
    ownersOf: (queries, id) =>
      queries.selectFrom('orderAgreements').select('customerId').where('id', '=', id).execute(),
  },
} as const satisfies Record<string, RecordKind>

/**
 * Whose record it is: null for the caller's customer, or another customer of this site at which the user may see it.
 * Errors: 404 for any other record, as for one that does not exist.
 */
export async function readRecordCustomer(
  queries: Queries,
  caller: SessionCaller,
  kind: RecordKind,
  id: string,
  now: Date,
): Promise<RecordCustomer> {
  const { page, field, ownersOf, canSee = async () => true } = kind
  const { userId, site, siteName } = caller
  const owners = (await ownersOf(queries, id)).map(({ customerId }) => customerId)
  if (owners.includes(caller.customerId) && (await canSee(queries, caller, id, now)))
    return { customer: null }
  const attached =
    owners.length === 0
      ? []
      : await queries
          .selectFrom('attachments')
          .innerJoin('customers', 'customers.id', 'attachments.customerId')
          .select(['customers.id', 'customers.name'])
          .where('attachments.userId', '=', userId)
          .where('attachments.state', '=', 'active')
          .where('attachments.customerId', 'in', owners)
          .where('attachments.customerId', '<>', caller.customerId)
          .where('customers.site', '=', site)
          .orderBy('attachments.position')
          .execute()
  for (const { id: customerId, name } of attached) {
    if (!(await canOpenPage(queries, { userId, customerId, siteName }, page))) continue
    if (await canSee(queries, { customerId, userId, site }, id, now))
      return { customer: { id: customerId, name } }
  }
  throw notFound('There is no such record.', field)
}
