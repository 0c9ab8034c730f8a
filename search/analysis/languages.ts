import snowball from 'snowball-stemmers'
import type { Locale } from '../../api/contract/index.ts'

/** The languages that the shop is read in. Norwegian readers get nn with the nb words indexed beside it. */
export const languages = ['sv', 'fi', 'nn', 'da', 'en'] as const
export type Language = (typeof languages)[number]

/** The language in which a locale is written. */
export function languageOf(locale: Locale): Language {
  const head = locale.slice(0, 2)
  return languages.find((language) => language === head) ?? 'en'
}

/** Where a missing word is looked for, in order. */
export const fallbacks: Record<Language, readonly string[]> = {
  sv: ['sv', 'en'],
  fi: ['fi', 'en', 'sv'],
  nn: ['nn', 'nb', 'da', 'sv', 'en'],
  da: ['da', 'nb', 'sv', 'en'],
  en: ['en', 'sv'],
}

const stemmers = {
  sv: snowball.newStemmer('swedish'),
  fi: snowball.newStemmer('finnish'),
  nn: snowball.newStemmer('norwegian'),
  da: snowball.newStemmer('danish'),
  en: snowball.newStemmer('english'),
}

/** The stem of a lower-case word as it is written, before its diacritics are folded. */
export const stemOf = (language: Language, word: string): string => stemmers[language].stem(word)

const collators = new Map<Language, Intl.Collator>()

/** How the readers of a language sort; made once, since a collator is dear. */
export function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language)
  if (known) return known
  const fresh = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, fresh)
  return fresh
}
