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
    'perm:viewOrderPriceFile',
    'perm:manageLists',
  ],
  reader: ['perm:seePrices', 'perm:manageLists'],
  // Fitters see their own orders only.
  fitter: ['perm:seePrices', 'perm:order', 'perm:viewOrderHistory', 'perm:manageLists'],
  storekeeper: ['perm:order', 'perm:viewOrderHistory', 'perm:viewCustomerOrders', 'perm:manageLists'],
  accountant: [
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
