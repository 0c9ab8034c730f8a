import type { Permission } from './accounts/user.ts'
import type { SiteName } from './sites/sites.ts'

/** Groups of the navigation of my pages, in its order. */
export const myPagesGroups = ['account', 'orders', 'purchasing', 'money', 'company'] as const
export type MyPagesGroup = (typeof myPagesGroups)[number]

/** Who may open a page below /my-pages/, and where the navigation has it. */
export interface MyPageRule {
  /** Without one, every signed-in user may open the page. */
  permission?: Permission
  /** Group of the navigation; without one, the page is reached from others. */
  group?: MyPagesGroup
}

/**
 * Every page below /my-pages/ (spec §2) with its rule, in the order of the navigation. This table and `leftOut` alone
 * decide about menu, page and data (ACC-9): a call that returns the data of a page names the page as its rule. The
 * browser loads this file, so it has no imports but types.
 */
export const myPageRules = {
  'my-account': { group: 'account' },
  'my-sales-person': { group: 'account' },
  'a-klubben': { group: 'account' },
  download: { group: 'account' },
  'order-history': { group: 'orders', permission: 'perm:viewOrderHistory' },
  'order-info': { permission: 'perm:viewOrderHistory' },
  attestation: { group: 'orders' },
  'returns-and-complaints': { group: 'orders', permission: 'perm:returns' },
  'order-directly': { group: 'purchasing' },
  'order-with-excel': { group: 'purchasing' },
  'my-lists': { group: 'purchasing' },
  'product-watch': { group: 'purchasing' },
  offers: { group: 'purchasing', permission: 'perm:offers' },
  'order-agreements': { group: 'purchasing', permission: 'perm:viewOrderAgreements' },
  'project-folder': { group: 'purchasing' },
  planogram: { group: 'purchasing' },
  labels: { group: 'purchasing' },
  invoices: { group: 'money', permission: 'perm:viewInvoices' },
  'terms-prices': { group: 'money', permission: 'perm:viewOrderPriceFile' },
  // Reports count the order history.
  reports: { group: 'money', permission: 'perm:viewOrderHistory' },
  'company-information': { group: 'company' },
  'user-administration': { group: 'company', permission: 'perm:adminUsers' },
  // Own customers: their order, names and requests. Parts that are the company's ask for permissions of their own.
  'customer-administration': { group: 'company' },
  'admin-punch-out': { group: 'company', permission: 'perm:adminPunchout' },
} as const satisfies Record<string, MyPageRule>

/** A page below /my-pages/. */
export type MyPage = keyof typeof myPageRules

/** The rule of a page. */
export const myPageRule = (page: MyPage): MyPageRule => myPageRules[page]

/** Whether a text names a page below /my-pages/. */
export const isMyPage = (name: string): name is MyPage => Object.hasOwn(myPageRules, name)

/** Every page below /my-pages/, in the order of the navigation. */
export const myPages: readonly MyPage[] = /* @__PURE__ */ Object.keys(myPageRules).filter(isMyPage)

/**
 * Pages that a site does not have (SITE-4). Reports are on se only (spec §2); the club is for customers of
 * Tradecounter and A-Workwear; planograms are for a customer's own store room, which buyers of electrical, drainage
 * or solar goods do not have; project folders do not contain clothes and drains.
 */
export const leftOut: Readonly<Record<SiteName, readonly MyPage[]>> = {
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

/** The pages below /my-pages/ of a site, in the order of the navigation. */
export const myPagesOf = (site: SiteName): MyPage[] => myPages.filter((page) => !leftOut[site].includes(page))
