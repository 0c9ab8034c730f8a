import { permissions, type Permission } from '@tradecounter/api/contract'

/** Permissions of each role. Every shop has the first four roles. */
export const rolePermissions = {
  administrator: permissions,
  approver: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:viewOrderAgreements',
    'perm:offers',
    'perm:returns',
    'perm:approve',
    'perm:manageLists',
  ],
  buyer: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:viewOrderAgreements',
    'perm:offers',
    'perm:returns',
    'perm:viewOrderPriceFile',
    'perm:manageLists',
  ],
  reader: ['perm:seePrices', 'perm:manageLists'],
  // Fitters see their own orders only.
  fitter: ['perm:seePrices', 'perm:order', 'perm:viewOrderHistory', 'perm:returns', 'perm:manageLists'],
  storekeeper: [
    'perm:order',
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:returns',
    'perm:manageLists',
  ],
  accountant: [
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:returns',
    'perm:viewOrderPriceFile',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
