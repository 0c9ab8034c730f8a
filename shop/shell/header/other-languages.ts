import type { MouseEvent } from 'react'
import type { ShopContext } from '@tradecounter/shop/core'

/** Names of the locales in their own language. */
const ownNames: Readonly<Record<string, string>> = {
  'sv-SE': 'Svenska',
  'fi-FI': 'Suomi',
  'nn-NO': 'Nynorsk',
  'da-DK': 'Dansk',
  en: 'English',
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
}

/** The name of a locale in its own language. */
export const languageName = (locale: string): string => ownNames[locale] ?? locale

/** This page in the site's other languages (SITE-5). */
export const otherLanguages = ({ alternates = [], locale }: ShopContext) =>
  alternates
    .filter((other) => other.locale !== locale)
    .map((other) => ({ ...other, name: languageName(other.locale) }))

/** The current search, filters and sort order are kept when the language changes. */
export const keepQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.search = window.location.search
}
