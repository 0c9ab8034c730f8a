import { account } from './account/index.ts'
import { cart } from './cart/index.ts'
import { checkout } from './checkout/index.ts'
import { common } from './common/index.ts'
import { quickSearch } from './quick-search/index.ts'
import { orders } from './orders/index.ts'
import { product } from './product/index.ts'
import { search } from './search/index.ts'
import { shell } from './shell/index.ts'
import { start } from './start/index.ts'
import { password } from './password/index.ts'
import { ahead } from './ahead/index.ts'
import { consent } from './consent/index.ts'
import { cartPage } from './cart-page/index.ts'
import { productPage } from './product-page/index.ts'
import { directOrder } from './direct-order/index.ts'
import { orderDirectly } from './order-directly/index.ts'
import type { Language, Words } from './keys.ts'

export type { Language, Words }
export { checkTexts, placeholdersOf, type CheckedTexts, type Refusal } from './check-texts.ts'

/** All words by group. Only the host imports this: a page is sent the words of its own groups. */
export const wordGroups = {
  common,
  shell,
  search,
  product,
  start,
  'quick-search': quickSearch,
  cart,
  account,
  checkout,
  orders,
  'direct-order': directOrder,
  'order-directly': orderDirectly,
  'product-page': productPage,
  'cart-page': cartPage,
  password,
  consent,
  ahead,
}

/** Where a language looks when it has no word of its own (SITE-6). */
export const fallbackChain: Record<Language, readonly Language[]> = {
  sv: ['sv', 'en'],
  fi: ['fi', 'en'],
  nn: ['nn', 'nb', 'en'],
  nb: ['nb', 'nn', 'en'],
  da: ['da', 'en'],
  en: ['en'],
  'en-US': ['en-US', 'en'],
  'en-GB': ['en-GB', 'en'],
}

/** What a language is called in the addresses of its file (`/words/sv-SE.<hash>.json`). */
export const wordLocales: Record<Language, string> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  nb: 'nb-NO',
  da: 'da-DK',
  en: 'en',
  'en-US': 'en-US',
  'en-GB': 'en-GB',
}

/** Texts that were fetched and checked (`checkTexts`), by language: each stands before the built-in text of its language. */
export type FetchedTexts = Partial<Readonly<Record<Language, Words>>>

const isGroup = (name: string): name is keyof typeof wordGroups => Object.hasOwn(wordGroups, name)

/** Names of all groups. */
export const allGroups: readonly string[] = Object.keys(wordGroups)

/** Every key with its Swedish text, whose places all other languages must have. */
export const referenceTexts: Words = Object.assign({}, ...Object.values(wordGroups).map(({ sv }) => sv))

/**
 * The words of some groups in one language. Each comes from the first link of the chain that has it, and of a link the
 * fetched text before the built-in one. Unknown groups are empty.
 */
export function wordsFor(
  language: Language,
  groups: readonly string[],
  fetched: FetchedTexts = {},
): Record<string, string> {
  const words: Record<string, string> = {}
  for (const name of groups) {
    if (!isGroup(name)) continue
    const group = wordGroups[name]
    for (const link of fallbackChain[language].toReversed()) {
      Object.assign(words, group[link])
      const better = fetched[link]
      if (!better) continue
      for (const key of Object.keys(group.sv)) {
        const text = better[key]
        if (text !== undefined) words[key] = text
      }
    }
  }
  return words
}
