import { siteKeys, type SiteKey } from '../contract/index.ts'

/** The number of a site's n-th order: two digits for the site, then the count. Numbers are unique across sites. */
export const orderNumber = (site: SiteKey, count: number): string =>
  `${10 + siteKeys.indexOf(site)}${String(count).padStart(6, '0')}`
