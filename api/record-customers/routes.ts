import { recordCustomerCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import type { SessionCaller } from '../platform/services.ts'
import { readRecordCustomer, type RecordKind, recordKinds } from './record-customer.ts'

/** Whose an order, offer or other record is to which a link leads: pages offer the switch to that customer. */
export const recordCustomerRoutes: RouteGroup = (mount, { store: { db }, clock }) => {
  const customerOf = (caller: SessionCaller, kind: RecordKind, id: string) =>
    readRecordCustomer(db, caller, kind, id, clock())

  mount(recordCustomerCalls.order, ({ caller, query }) =>
    customerOf(caller, recordKinds.order, query.orderNumber),
  )
  mount(recordCustomerCalls.approval, ({ caller, query }) =>
    customerOf(caller, recordKinds.approval, query.requestId),
  )
  mount(recordCustomerCalls.offer, ({ caller, query }) =>
    customerOf(caller, recordKinds.offer, query.offerId),
  )
  mount(recordCustomerCalls.invoice, ({ caller, query }) =>
    customerOf(caller, recordKinds.invoice, query.number),
  )
  mount(recordCustomerCalls.return, ({ caller, query }) =>
    customerOf(caller, recordKinds.return, query.number),
  )
  mount(recordCustomerCalls.agreement, ({ caller, query }) =>
    customerOf(caller, recordKinds.agreement, query.agreementId),
  )
}
