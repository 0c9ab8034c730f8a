import type { Permission } from '@tradecounter/api/contract'

/** Permissions of each role. Every shop has the first four roles. */
export const rolePermissions = {
  administrator: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:adminPunchout',
    'perm:adminUsers',
    'perm:adminCompany',
    'perm:approve',
    'perm:manageLists',
  ],
  approver: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:approve',
    'perm:manageLists',
  ],
  buyer: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:manageLists',
  ],
  reader: ['perm:seePrices', 'perm:manageLists'],
  fitter: ['perm:seePrices', 'perm:order', 'perm:viewOrderHistory', 'perm:manageLists'],
  storekeeper: ['perm:order', 'perm:viewOrderHistory', 'perm:manageLists'],
  accountant: [
    'perm:viewOrderHistory',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
