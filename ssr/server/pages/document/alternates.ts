import type { Locale, Site } from '@tradecounter/api/contract'
import { localHref } from '@tradecounter/shop/core/addresses'

/** The languages of a site. */
export type Languages = Pick<Site, 'defaultLocale' | 'offeredLocales'>

/** The prefix of a locale in addresses of a site: the default locale has none (spec §2 "Locales"). */
export const prefixOf = (locale: Locale, { defaultLocale }: Languages): string =>
  locale === defaultLocale ? '' : `/${locale}`

/** A page of the site in another locale. */
export interface Alternate {
  locale: Locale
  href: string
}

/** The addresses of a path in all locales of the site. */
export const alternatesOf = (path: string, site: Languages): Alternate[] =>
  site.offeredLocales.map((locale) => ({
    locale,
    href: localHref(path, { localePrefix: prefixOf(locale, site) }),
  }))

/** The `hreflang` addresses of a page; `x-default` is the one without a locale. */
export const hreflangsOf = (
  path: string,
  site: Languages,
): readonly (readonly [tag: string, href: string])[] => [
  ...alternatesOf(path, site).map(({ locale, href }) => [locale, href] as const),
  ['x-default', localHref(path, { localePrefix: '' })],
]
