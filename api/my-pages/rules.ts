import type { Permission, SiteName } from '../contract/index.ts'

/** Who may open a page below /my-pages/. */
export interface PageRule {
  /** Without one, every signed-in user may open the page. */
  permission?: Permission
}

/**
 * Every page below /my-pages/ (spec §2) with its rule. This table and `leftOut` alone decide about menu, page and data
 * (ACC-9): a call that returns the data of a page names the page as its rule.
 */
export const pageRules = {
  'my-account': {},
  'my-sales-person': {},
  'company-information': {},
  'my-lists': {},
  'order-history': { permission: 'perm:viewOrderHistory' },
  'order-info': { permission: 'perm:viewOrderHistory' },
  'user-administration': { permission: 'perm:adminUsers' },
  // Own customers: their order, names and requests. Parts that are the company's ask for permissions of their own.
  'customer-administration': {},
  'admin-punch-out': { permission: 'perm:adminPunchout' },
  'a-klubben': {},
  'project-folder': {},
  'product-watch': {},
  // Reports count the order history.
  reports: { permission: 'perm:viewOrderHistory' },
  offers: {},
  'order-with-excel': {},
  'order-agreements': { permission: 'perm:viewOrderAgreements' },
  attestation: {},
  'returns-and-complaints': {},
  'terms-prices': { permission: 'perm:viewOrderPriceFile' },
  planogram: {},
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

/**
 * Pages that a site does not have (SITE-4). Reports are on se only (spec §2); the club is for customers of
 * Tradecounter and A-Workwear; planograms are for a customer's own store room, which buyers of electrical, drainage
 * or solar goods do not have; project folders do not contain clothes and drains.
 */
const leftOut: Readonly<Record<SiteName, readonly MyPage[]>> = {
  se: [],
  no: ['reports'],
  fi: ['reports'],
  ax: ['reports'],
  'dk-vvs': ['reports'],
  'dk-handel': ['reports'],
  workwear: ['reports', 'project-folder'],
  'gelia-se': ['reports', 'a-klubben', 'planogram'],
  'gelia-no': ['reports', 'a-klubben', 'planogram'],
  prevex: ['reports', 'a-klubben', 'planogram', 'project-folder'],
  solelgrossisten: ['reports', 'a-klubben', 'planogram'],
}

/** The pages below /my-pages/ of a site, in the order of the menu. */
export const myPagesOf = (site: SiteName): MyPage[] => myPages.filter((page) => !leftOut[site].includes(page))

/** Why a page cannot be opened: the site does not have it, or a permission is missing. */
export type Refusal = { reason: 'notOffered' } | { reason: 'notPermitted'; permission: Permission }

/** Why a user with these permissions may not open a page on a site; null if the user may. */
export function pageRefusal(page: MyPage, site: SiteName, permissions: readonly string[]): Refusal | null {
  const { permission }: PageRule = pageRules[page]
  if (leftOut[site].includes(page)) return { reason: 'notOffered' }
  if (permission === undefined || permissions.includes(permission)) return null
  return { reason: 'notPermitted', permission }
}

/** Those of `pages` that a user with these permissions may open on a site, in the same order. */
export function allowedPages(
  pages: readonly string[],
  site: SiteName,
  permissions: readonly string[],
): MyPage[] {
  return [...new Set(pages)].filter(isPage).filter((page) => pageRefusal(page, site, permissions) === null)
}
