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

/** This page in the other languages of the site (SITE-5). */
export const otherLanguages = ({ alternates = [], locale }: ShopContext) =>
  alternates
    .filter((other) => other.locale !== locale)
    .map((other) => ({ ...other, name: ownNames[other.locale] ?? other.locale }))

/** What has been searched, filtered and sorted since the page was made goes along to another language. */
export const takeQuestionAlong = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.search = window.location.search
}
