import { sites, type Brand, type Permission, type SiteKey } from '../contract/index.ts'

/** Every page below /my-pages/ (spec §2). */
export const myPages = [
  'my-account',
  'my-sales-person',
  'company-information',
  'my-lists',
  'order-history',
  'order-info',
  'user-administration',
  'customer-administration',
  'admin-punch-out',
  'a-klubben',
  'project-folder',
  'product-watch',
  'reports',
  'offers',
  'order-with-excel',
  'order-agreements',
  'attestation',
  'returns-and-complaints',
  'terms-prices',
  'planogram',
  'download',
  'labels',
  'order-directly',
  'invoices',
] as const
export type MyPage = (typeof myPages)[number]

const needs: Readonly<Partial<Record<MyPage, Permission>>> = {
  'order-history': 'perm:viewOrderHistory',
  'order-info': 'perm:viewOrderHistory',
  'admin-punch-out': 'perm:adminPunchout',
  'order-agreements': 'perm:viewOrderAgreements',
  'terms-prices': 'perm:viewOrderPriceFile',
}

/** What a brand's sites do not offer: the club is the workwear shop's and the house brand's, planograms are not for all. */
const absent: Readonly<Record<Brand, readonly MyPage[]>> = {
  tradecounter: [],
  gelia: ['a-klubben', 'planogram'],
  prevex: ['a-klubben', 'planogram', 'project-folder'],
  aww: ['project-folder'],
  solelgrossisten: ['a-klubben', 'planogram'],
}

/** Whether a site has a page at all; reports are for se alone (spec §2). */
const offers = (site: SiteKey, page: MyPage): boolean =>
  !absent[sites[site].brand].includes(page) && (page !== 'reports' || site === 'se')

/** The pages among `asked` that a user with these permissions may open on a site, in the order asked. */
export function allowedPages(
  asked: readonly string[],
  site: SiteKey,
  permissions: readonly string[],
): MyPage[] {
  const known = asked.flatMap((name) => myPages.filter((page) => page === name))
  return [...new Set(known)].filter((page) => {
    const permission = needs[page]
    return offers(site, page) && (permission === undefined || permissions.includes(permission))
  })
}
