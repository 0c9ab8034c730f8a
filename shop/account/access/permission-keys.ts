import type { Permission } from '@tradecounter/api/contract'
import type { TranslationKey } from '@tradecounter/shop/core'

/** Names of the permissions, such as "see invoices". */
export const permissionKeys: Readonly<Record<Permission, TranslationKey>> = {
  'perm:seePrices': 'permissions.seePrices',
  'perm:order': 'permissions.order',
  'perm:orderToFreeAddress': 'permissions.orderToFreeAddress',
  'perm:viewOrderHistory': 'permissions.viewOrderHistory',
  'perm:viewCustomerOrders': 'permissions.viewCustomerOrders',
  'perm:viewInvoices': 'permissions.viewInvoices',
  'perm:viewOrderAgreements': 'permissions.viewOrderAgreements',
  'perm:offers': 'permissions.offers',
  'perm:returns': 'permissions.returns',
  'perm:viewOrderPriceFile': 'permissions.viewOrderPriceFile',
  'perm:adminPunchout': 'permissions.adminPunchout',
  'perm:adminUsers': 'permissions.adminUsers',
  'perm:adminCompany': 'permissions.adminCompany',
  'perm:approve': 'permissions.approve',
  'perm:manageLists': 'permissions.manageLists',
}
