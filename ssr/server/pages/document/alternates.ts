import type { Locale, Site } from '@tradecounter/api/contract'
import { localHref } from '@tradecounter/shop/core/addresses'

/** What a site is read in. */
export type Languages = Pick<Site, 'defaultLocale' | 'offeredLocales'>

/** The prefix of a locale in addresses of a site: its own locale has none (spec §2 "Locales"). */
export const prefixOf = (locale: Locale, { defaultLocale }: Languages): string =>
  locale === defaultLocale ? '' : `/${locale}`

/** A page of the site in another locale. */
export interface Alternate {
  locale: Locale
  href: string
}

/** A path, without a locale, in every locale of the site: the same list whichever of them is asked. */
export const alternatesOf = (path: string, site: Languages): Alternate[] =>
  site.offeredLocales.map((locale) => ({
    locale,
    href: localHref(path, { localePrefix: prefixOf(locale, site) }),
  }))

/**
 * What search engines are told of a page's languages: each with its tag, and as `x-default` the address without a
 * locale, for readers of no offered language.
 */
export const hreflangsOf = (
  path: string,
  site: Languages,
): readonly (readonly [tag: string, href: string])[] => [
  ...alternatesOf(path, site).map(({ locale, href }) => [locale, href] as const),
  ['x-default', localHref(path, { localePrefix: '' })],
]
