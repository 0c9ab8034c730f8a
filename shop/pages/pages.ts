import type { RouteOf } from '@tradecounter/shop/addresses'
import acceptInvitation from './accept-invitation/page.ts'
import attestation from './attestation/page.ts'
import becomeACustomer from './become-a-customer/page.ts'
import cart from './cart/page.ts'
import category from './category/page.ts'
import checkout from './checkout/page.ts'
import companyAudit from './company-audit/page.ts'
import companyInformation from './company-information/page.ts'
import confirmEmail from './confirm-email/page.ts'
import confirmation from './confirmation/page.ts'
import customerAdministration from './customer-administration/page.ts'
import forgottenPassword from './forgotten-password/page.ts'
import invoice from './invoice/page.ts'
import invoices from './invoices/page.ts'
import myAccount from './my-account/page.ts'
import myLists from './my-lists/page.ts'
import mySalesPerson from './my-sales-person/page.ts'
import notFound from './not-found/page.ts'
import offers from './offers/page.ts'
import order from './order/page.ts'
import orderAgreements from './order-agreements/page.ts'
import orderDirectly from './order-directly/page.ts'
import orderHistory from './order-history/page.ts'
import orderWithExcel from './order-with-excel/page.ts'
import product from './product/page.ts'
import purchaseList from './purchase-list/page.ts'
import returnsAndComplaints from './returns-and-complaints/page.ts'
import search from './search/page.ts'
import setPassword from './set-password/page.ts'
import start from './start/page.ts'
import trackAndTrace from './track-and-trace/page.ts'
import unlockAccount from './unlock-account/page.ts'
import userAdministration from './user-administration/page.ts'

/**
 * Every page of the shop. Routes, addresses, layouts, menus, entries of the host and the lists of the tests follow from
 * it.
 */
export const pages = [
  start,
  search,
  category,
  product,
  cart,
  purchaseList,
  checkout,
  confirmation,
  trackAndTrace,
  becomeACustomer,
  setPassword,
  forgottenPassword,
  unlockAccount,
  confirmEmail,
  acceptInvitation,
  myAccount,
  mySalesPerson,
  orderHistory,
  order,
  attestation,
  returnsAndComplaints,
  orderDirectly,
  orderWithExcel,
  myLists,
  offers,
  orderAgreements,
  invoices,
  invoice,
  companyInformation,
  companyAudit,
  userAdministration,
  customerAdministration,
  notFound,
] as const

/** A page of the shop with the parameters of its address. */
export type Route = RouteOf<(typeof pages)[number]>

export type PageId = Route['page']

/** The route of one page. */
export type RouteTo<P extends PageId> = Extract<Route, { page: P }>
