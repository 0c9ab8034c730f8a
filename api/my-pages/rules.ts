import { sites, type Brand, type Permission, type SiteKey } from '../contract/index.ts'

/** Who may open a page below /my-pages/. */
export interface PageRule {
  /** Without one, every signed-in user may open the page. */
  permission?: Permission
  /** The only sites that have the page. */
  sites?: readonly SiteKey[]
  /** Brands whose sites do not have the page. */
  notFor?: readonly Brand[]
}

/**
 * Every page below /my-pages/ (spec §2) with its rule. This table alone decides about menu, page and data (ACC-9): a call
 * that returns the data of a page names the page as its rule.
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
  // The club is for customers of Tradecounter and the workwear shop.
  'a-klubben': { notFor: ['gelia', 'prevex', 'solelgrossisten'] },
  'project-folder': { notFor: ['prevex', 'aww'] },
  'product-watch': {},
  // Reports count the order history.
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

const rules = new Map<string, PageRule>(Object.entries(pageRules))
const isPage = (name: string): name is MyPage => rules.has(name)

/** Every page below /my-pages/, in the order of the menu. */
export const myPages: readonly MyPage[] = [...rules.keys()].filter(isPage)

/** Why a page cannot be opened: the site does not have it, or a permission is missing. */
export type Refusal = { reason: 'notOffered' } | { reason: 'notPermitted'; permission: Permission }

/** Why a user with these permissions may not open a page on a site; null if the user may. */
export function pageRefusal(page: MyPage, site: SiteKey, permissions: readonly string[]): Refusal | null {
  const { permission, sites: only, notFor }: PageRule = pageRules[page]
  if (only?.includes(site) === false || notFor?.includes(sites[site].brand)) return { reason: 'notOffered' }
  if (permission === undefined || permissions.includes(permission)) return null
  return { reason: 'notPermitted', permission }
}

/** Those of `pages` that a user with these permissions may open on a site, in the same order. */
export function allowedPages(
  pages: readonly string[],
  site: SiteKey,
  permissions: readonly string[],
): MyPage[] {
  return [...new Set(pages)].filter(isPage).filter((page) => pageRefusal(page, site, permissions) === null)
}
