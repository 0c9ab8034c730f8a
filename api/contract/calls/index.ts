import { accountCalls } from './account.ts'
import { approvalCalls } from './approvals.ts'
import { orderAgreementCalls } from './order-agreements.ts'
import { becomeACustomerCalls } from './become-a-customer.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { companyCalls } from './company.ts'
import { customerAdministrationCalls } from './customer-administration.ts'
import { deliveryCalls } from './deliveries.ts'
import { directOrderCalls } from './direct-order.ts'
import { exportCalls } from './exports.ts'
import { fileCalls } from './files.ts'
import { invoiceCalls } from './invoices.ts'
import { myPagesCalls } from './my-pages.ts'
import { offerCalls } from './offers.ts'
import { recordCustomerCalls } from './record-customers.ts'
import { returnCalls } from './returns.ts'
import { salespeopleCalls } from './salespeople.ts'
import { siteCalls } from './site.ts'
import { userAdministrationCalls } from './user-administration.ts'
import type { Calls } from './call.ts'

export type { Call, CallRule, Calls, PlainAnswer } from './call.ts'

/** Every call of the service, by feature. Source of the OpenAPI document. */
export const callsByTag: Readonly<Record<string, Calls>> = {
  site: siteCalls,
  account: accountCalls,
  catalogue: catalogueCalls,
  cart: cartCalls,
  'direct order': directOrderCalls,
  'my pages': { ...myPagesCalls, ...recordCustomerCalls },
  invoices: invoiceCalls,
  'orders and deliveries': deliveryCalls,
  returns: returnCalls,
  company: companyCalls,
  'customer administration': customerAdministrationCalls,
  users: userAdministrationCalls,
  approvals: approvalCalls,
  'order agreements': orderAgreementCalls,
  offers: offerCalls,
  salespeople: salespeopleCalls,
  files: fileCalls,
  exports: exportCalls,
  'become a customer': becomeACustomerCalls,
}
