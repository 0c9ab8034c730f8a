import { labelKinds, sites, type SiteKey } from '../contract/index.ts'
import type { Translations } from './translations/translations.ts'

/** An entry of the top menu. */
export type TopEntry = keyof Translations['topMenu']
/** An entry of one of the footer's lists. */
export type FooterEntry = Exclude<keyof Translations['footer'], 'shop' | 'account'>

/** Which links a site offers, in order. A page is offered by the sites that list it here, and by no others. */
export interface SiteMenus {
  top: readonly TopEntry[]
  /** The footer's list of what there is to buy. */
  shop: readonly FooterEntry[]
  /** The footer's list of what belongs to the customer. */
  account: readonly FooterEntry[]
  /** Beside the sign-in form. */
  login: ReadonlyArray<'becomeCustomer'>
}

const standard: SiteMenus = {
  top: ['products', 'campaigns', 'news'],
  shop: ['allProducts', 'campaigns', 'news', 'outlet'],
  account: ['orders', 'purchaseList'],
  login: [],
}
const withRental: SiteMenus = { ...standard, shop: [...standard.shop, 'rental'] }

/** The menus of the ten sites: the house brand rents tools out as well. */
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

/** Where the application to become a customer is (spec §2). */
export const becomeCustomerPath = '/become-a-customer/customer-account-application'

/** The list of all products with a label, as an address of the site's search page. */
export const labelledPath = (site: SiteKey, kind: keyof typeof labelKinds): string =>
  `${sites[site].searchBasePath}?parameters.Facets[label]=${labelKinds[kind]}`

/** Where an entry leads on a site. */
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
    case 'purchaseList':
      return '/purchase-list'
    case 'becomeCustomer':
      return becomeCustomerPath
  }
}
