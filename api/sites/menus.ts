import { labelKinds, sites, type SiteKey } from '../contract/index.ts'
import type { Translations } from './translations/translations.ts'

/** An entry of the top menu. */
export type TopEntry = keyof Translations['topMenu']
/** An entry of a footer list. */
export type FooterEntry = Exclude<keyof Translations['footer'], 'shop' | 'account'>

/** The links of a site, in order. A site offers a page only if it is listed here. */
export interface SiteMenus {
  top: readonly TopEntry[]
  /** Footer list: shop. */
  shop: readonly FooterEntry[]
  /** Footer list: account. */
  account: readonly FooterEntry[]
}

const standard: SiteMenus = {
  top: ['products', 'campaigns', 'news', 'becomeCustomer'],
  shop: ['allProducts', 'campaigns', 'news', 'outlet'],
  account: ['myAccount', 'orders', 'trackAndTrace', 'purchaseList', 'becomeCustomer'],
}
const withRental: SiteMenus = { ...standard, shop: [...standard.shop, 'rental'] }

/** The menus of the ten sites. Only Tradecounter offers rental. */
export const siteMenus: Record<SiteKey, SiteMenus> = {
  se: withRental,
  no: withRental,
  fi: withRental,
  ax: withRental,
  'dk-vvs': withRental,
  'dk-handel': withRental,
  workwear: standard,
  'gelia-se': standard,
  'gelia-no': standard,
  prevex: standard,
}

/** The application to become a customer (spec §2). */
export const becomeCustomerPath = '/become-a-customer/customer-account-application'

/** Address of the list of all products with a label, on the search page of a site. */
export const labelledPath = (site: SiteKey, kind: keyof typeof labelKinds): string =>
  `${sites[site].searchBasePath}?parameters.Facets[label]=${labelKinds[kind]}`

/** Address of a menu entry on a site. */
export function entryPath(site: SiteKey, entry: TopEntry | FooterEntry): string {
  switch (entry) {
    case 'products':
    case 'allProducts':
      return sites[site].searchBasePath
    case 'campaigns':
      return labelledPath(site, 'campaign')
    case 'news':
      return labelledPath(site, 'new')
    case 'outlet':
      return labelledPath(site, 'outlet')
    case 'rental':
      return labelledPath(site, 'rental')
    case 'myAccount':
      return '/my-pages/my-account'
    case 'orders':
      return '/my-pages/order-history'
    case 'trackAndTrace':
      return '/track-and-trace'
    case 'purchaseList':
      return '/purchase-list'
    case 'becomeCustomer':
      return becomeCustomerPath
  }
}
