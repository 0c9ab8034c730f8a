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
import { listCalls } from './lists.ts'
import { invoiceCalls } from './invoices.ts'
import { myPagesCalls } from './my-pages.ts'
import { offerCalls } from './offers.ts'
import { passwordCalls } from './passwords.ts'
import { recordCustomerCalls } from './record-customers.ts'
import { returnCalls } from './returns.ts'
import { salespeopleCalls } from './salespeople.ts'
import { secondFactorCalls } from './second-factor.ts'
import { siteCalls } from './site.ts'
import { userAdministrationCalls } from './user-administration.ts'
import { userSettingCalls } from './user-settings.ts'
import type { Call } from './call.ts'

export * from './call.ts'
export {
  accountCalls,
  approvalCalls,
  orderAgreementCalls,
  becomeACustomerCalls,
  cartCalls,
  catalogueCalls,
  companyCalls,
  customerAdministrationCalls,
  deliveryCalls,
  directOrderCalls,
  exportCalls,
  fileCalls,
  invoiceCalls,
  listCalls,
  myPagesCalls,
  offerCalls,
  passwordCalls,
  recordCustomerCalls,
  returnCalls,
  salespeopleCalls,
  secondFactorCalls,
  siteCalls,
  userAdministrationCalls,
  userSettingCalls,
}

/** Every call of the service, by feature. Source of the OpenAPI document. */
export const callsByTag: Readonly<Record<string, readonly Call[]>> = {
  site: Object.values(siteCalls),
  account: [userSettingCalls, accountCalls, passwordCalls, secondFactorCalls].flatMap((calls) =>
    Object.values(calls),
  ),
  catalogue: Object.values(catalogueCalls),
  cart: Object.values(cartCalls),
  lists: Object.values(listCalls),
  'direct order': Object.values(directOrderCalls),
  'my pages': [...Object.values(myPagesCalls), ...Object.values(recordCustomerCalls)],
  invoices: Object.values(invoiceCalls),
  'orders and deliveries': Object.values(deliveryCalls),
  returns: Object.values(returnCalls),
  company: Object.values(companyCalls),
  'customer administration': Object.values(customerAdministrationCalls),
  users: Object.values(userAdministrationCalls),
  approvals: Object.values(approvalCalls),
  'order agreements': Object.values(orderAgreementCalls),
  offers: Object.values(offerCalls),
  salespeople: Object.values(salespeopleCalls),
  files: Object.values(fileCalls),
  exports: Object.values(exportCalls),
  'become a customer': Object.values(becomeACustomerCalls),
}

/** Every call of the service. */
export const allCalls: readonly Call[] = Object.values(callsByTag).flat()

/** The name of a call in tests, logs and settings: `GET /api/cart`. */
export const nameOfCall = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
