import type { Brand, Permission, SiteKey } from '../contract/index.ts'

/** What a page below /my-pages/ asks of its reader. */
export interface PageRule {
  /** A page without one is open to every signed-in user. */
  permission?: Permission
  /** The only sites that have it. */
  sites?: readonly SiteKey[]
  /** Brands whose sites do not have it. */
  notFor?: readonly Brand[]
}

/**
 * Every page below /my-pages/ (spec §2) with what it asks for. Menu, page and data are decided by this table alone
 * (ACC-9): a call that gives a page's data names the page as its rule.
 */
export const pageRules = {
  'my-account': {},
  'my-sales-person': {},
  'company-information': {},
  'my-lists': {},
  'order-history': { permission: 'perm:viewOrderHistory' },
  'order-info': { permission: 'perm:viewOrderHistory' },
  'user-administration': { permission: 'perm:adminUsers' },
  'customer-administration': { permission: 'perm:adminCompany' },
  'admin-punch-out': { permission: 'perm:adminPunchout' },
  // The club is the workwear shop's and the house brand's.
  'a-klubben': { notFor: ['gelia', 'prevex', 'solelgrossisten'] },
  'project-folder': { notFor: ['prevex', 'aww'] },
  'product-watch': {},
  // What they count is the order history.
  reports: { permission: 'perm:viewOrderHistory', sites: ['se'] },
  offers: {},
  'order-with-excel': {},
  'order-agreements': { permission: 'perm:viewOrderAgreements' },
  attestation: {},
  'returns-and-complaints': {},
  'terms-prices': { permission: 'perm:viewOrderPriceFile' },
  planogram: { notFor: ['gelia', 'prevex', 'solelgrossisten'] },
  download: {},
  labels: {},
  'order-directly': {},
  invoices: { permission: 'perm:viewInvoices' },
} as const satisfies Record<string, PageRule>

/** A page below /my-pages/. */
export type MyPage = keyof typeof pageRules
