import type { Locale } from '@tradecounter/api/contract'

/** Languages that the demo catalogue speaks. Nynorsk is written only where it differs from bokmål. */
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

/** One text in every language. Without `nn`, bokmål serves for nynorsk. */
export type Words = Readonly<Record<Exclude<Language, 'nn'>, string> & { nn?: string }>

/** Words in the order Swedish, Finnish, bokmål, Danish, English and, where it differs, nynorsk. */
export function words(sv: string, fi: string, nb: string, da: string, en: string, nn?: string): Words {
  return nn === undefined || nn === nb ? { sv, fi, nb, da, en } : { sv, fi, nb, da, en, nn }
}

/** The text in a language; nynorsk falls back to bokmål. */
export function inLanguage(text: Words, language: Language): string {
  return language === 'nn' ? (text.nn ?? text.nb) : text[language]
}

/** Every language's text made from a function of the language; nynorsk only where it differs. */
export function compose(make: (language: Language) => string): Words {
  const nb = make('nb')
  const nn = make('nn')
  const rest = { sv: make('sv'), fi: make('fi'), nb, da: make('da'), en: make('en') }
  return nn === nb ? rest : { ...rest, nn }
}
