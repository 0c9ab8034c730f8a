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
import type { Language } from './keys.ts'

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

const isGroup = (name: string): name is keyof typeof wordGroups => Object.hasOwn(wordGroups, name)

/** The words of some groups in one language, each from the first of the chain that has it. Unknown groups are empty. */
export function wordsFor(language: Language, groups: readonly string[]): Record<string, string> {
  const words: Record<string, string> = {}
  for (const name of groups) {
    if (!isGroup(name)) continue
    for (const link of fallbackChain[language].toReversed()) Object.assign(words, wordGroups[name][link])
  }
  return words
}
