import type { Locale } from '@tradecounter/api/contract'

/** Languages of the demo catalogue. Nynorsk texts exist only where they differ from bokmål. */
export const languages = ['sv', 'fi', 'nb', 'nn', 'da', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of each locale. */
export const languageOf = {
  'sv-SE': 'sv',
  'fi-FI': 'fi',
  'nn-NO': 'nn',
  'da-DK': 'da',
  en: 'en',
  'en-US': 'en',
  'en-GB': 'en',
} as const satisfies Readonly<Record<Locale, Language>>

/** One text in every language. Without `nn`, nynorsk readers get bokmål. */
export type Translations = Readonly<Record<Exclude<Language, 'nn'>, string> & { nn?: string }>

/** A text in the order Swedish, Finnish, bokmål, Danish, English and, where it differs, nynorsk. */
export function translations(
  sv: string,
  fi: string,
  nb: string,
  da: string,
  en: string,
  nn?: string,
): Translations {
  return nn === undefined || nn === nb ? { sv, fi, nb, da, en } : { sv, fi, nb, da, en, nn }
}

/** The text in a language; nynorsk falls back to bokmål. */
export function inLanguage(text: Translations, language: Language): string {
  return language === 'nn' ? (text.nn ?? text.nb) : text[language]
}

/** Makes the text of each language by a function; nynorsk only where it differs. */
export function composeTranslations(make: (language: Language) => string): Translations {
  const nb = make('nb')
  const nn = make('nn')
  const rest = { sv: make('sv'), fi: make('fi'), nb, da: make('da'), en: make('en') }
  return nn === nb ? rest : { ...rest, nn }
}
