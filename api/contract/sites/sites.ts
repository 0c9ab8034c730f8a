/** The brands with the specification's values (spec §1). */
export const brandValues = { tradecounter: 0, gelia: 1, prevex: 2, aww: 4, solelgrossisten: 5 } as const
export type Brand = keyof typeof brandValues

/** The ten sites (spec §2), by key. Only the host knows their host names. */
export const siteKeys = [
  'se',
  'no',
  'fi',
  'ax',
  'dk-vvs',
  'dk-handel',
  'workwear',
  'gelia-se',
  'gelia-no',
  'prevex',
] as const
export type SiteKey = (typeof siteKeys)[number]

/** The locales that may begin an address (spec §2); `default` has no prefix and means the site's own. */
export const locales = ['en', 'en-US', 'sv-SE', 'fi-FI', 'nn-NO', 'da-DK', 'en-GB'] as const
export type Locale = (typeof locales)[number]

/** Deployment environments (spec §1). */
export const environments = ['local', 'dev', 'test', 'master', 'prd'] as const
export type Environment = (typeof environments)[number]

/** ISO 4217 codes of the sites' currencies. */
export type Currency = 'SEK' | 'NOK' | 'EUR' | 'DKK'

/** The constant facts of a site: brand, market, languages, search page. */
export interface Site {
  key: SiteKey
  brand: Brand
  name: string
  /** ISO 3166-1 alpha-2. `AX` is Åland. */
  country: 'SE' | 'NO' | 'FI' | 'AX' | 'DK'
  currency: Currency
  defaultLocale: Locale
  offeredLocales: readonly Locale[]
  /** Path of the search page (spec §2 "Search page"). */
  searchBasePath: `/${string}`
  /** Id of the production site in web analytics, 3 to 14 (spec §9). */
  analyticsId: number
}

/** Id in web analytics of every environment except production (spec §9). */
export const trialAnalyticsId = 2

export const sites: Record<SiteKey, Site> = {
  se: {
    key: 'se',
    brand: 'tradecounter',
    name: 'Tradecounter',
    country: 'SE',
    currency: 'SEK',
    defaultLocale: 'sv-SE',
    offeredLocales: ['sv-SE', 'en'],
    searchBasePath: '/search',
    analyticsId: 3,
  },
  no: {
    key: 'no',
    brand: 'tradecounter',
    name: 'Tradecounter',
    country: 'NO',
    currency: 'NOK',
    defaultLocale: 'nn-NO',
    offeredLocales: ['nn-NO', 'en'],
    searchBasePath: '/search',
    analyticsId: 4,
  },
  fi: {
    key: 'fi',
    brand: 'tradecounter',
    name: 'Tradecounter',
    country: 'FI',
    currency: 'EUR',
    defaultLocale: 'fi-FI',
    offeredLocales: ['fi-FI', 'sv-SE', 'en'],
    searchBasePath: '/search',
    analyticsId: 5,
  },
  ax: {
    key: 'ax',
    brand: 'tradecounter',
    name: 'Tradecounter Åland',
    country: 'AX',
    currency: 'EUR',
    defaultLocale: 'sv-SE',
    offeredLocales: ['sv-SE', 'fi-FI', 'en'],
    searchBasePath: '/search',
    analyticsId: 6,
  },
  'dk-vvs': {
    key: 'dk-vvs',
    brand: 'tradecounter',
    name: 'Tradecounter VVS',
    country: 'DK',
    currency: 'DKK',
    defaultLocale: 'da-DK',
    offeredLocales: ['da-DK', 'en'],
    searchBasePath: '/search',
    analyticsId: 7,
  },
  'dk-handel': {
    key: 'dk-handel',
    brand: 'tradecounter',
    name: 'Tradecounter Handel',
    country: 'DK',
    currency: 'DKK',
    defaultLocale: 'da-DK',
    offeredLocales: ['da-DK', 'en', 'en-GB'],
    searchBasePath: '/search',
    analyticsId: 8,
  },
  workwear: {
    key: 'workwear',
    brand: 'aww',
    name: 'A-Workwear',
    country: 'SE',
    currency: 'SEK',
    defaultLocale: 'sv-SE',
    offeredLocales: ['sv-SE', 'nn-NO', 'en', 'en-US'],
    searchBasePath: '/search',
    analyticsId: 9,
  },
  'gelia-se': {
    key: 'gelia-se',
    brand: 'gelia',
    name: 'Gelia',
    country: 'SE',
    currency: 'SEK',
    defaultLocale: 'sv-SE',
    offeredLocales: ['sv-SE', 'en'],
    searchBasePath: '/search',
    analyticsId: 10,
  },
  'gelia-no': {
    key: 'gelia-no',
    brand: 'gelia',
    name: 'Gelia',
    country: 'NO',
    currency: 'NOK',
    defaultLocale: 'nn-NO',
    offeredLocales: ['nn-NO', 'en'],
    searchBasePath: '/search',
    analyticsId: 11,
  },
  prevex: {
    key: 'prevex',
    brand: 'prevex',
    name: 'Prevex',
    country: 'FI',
    currency: 'EUR',
    defaultLocale: 'fi-FI',
    offeredLocales: ['fi-FI', 'sv-SE', 'en', 'en-GB'],
    searchBasePath: '/search',
    analyticsId: 12,
  },
}

/** Brand 5 has its own host name, is not among the ten sites, and shows the content of one of them (spec §2). */
export const fifthBrand = {
  brand: 'solelgrossisten',
  name: 'Solelgrossisten',
  site: 'se',
  analyticsId: 13,
} as const satisfies { brand: Brand; name: string; site: SiteKey; analyticsId: number }

/** A site, or the fifth brand, by its public name. */
export type SiteName = SiteKey | typeof fifthBrand.brand
export const siteNames: readonly SiteName[] = [...siteKeys, fifthBrand.brand]

/** The site of a stored key; `se` if it is no site any more. */
export const readSiteKey = (stored: string): SiteKey => siteKeys.find((key) => key === stored) ?? 'se'

/** The site of a stored name; `se` if it is no site any more. */
export const readSiteName = (stored: string): SiteName => siteNames.find((name) => name === stored) ?? 'se'

/** The public name of a site shown in a brand. */
export const siteNameOf = (site: SiteKey, brand: Brand): SiteName =>
  site === fifthBrand.site && brand === fifthBrand.brand ? brand : site

/** The site whose content is shown under a name. */
export const siteKeyOf = (name: SiteName): SiteKey => (name === fifthBrand.brand ? fifthBrand.site : name)

/** The display name. */
export const brandNameOf = (name: SiteName): string =>
  name === fifthBrand.brand ? fifthBrand.name : sites[name].name
