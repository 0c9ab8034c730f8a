/** The languages of the index. Nynorsk (`nn`) also contains the Bokmål (`nb`) names. */
export const languages = ['sv', 'fi', 'nn', 'da', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of a BCP 47 tag (`sv-SE`); English when the engine does not know it. */
export function languageOf(tag: string): Language {
  const head = tag.slice(0, 2)
  return languages.find((language) => language === head) ?? 'en'
}

/** Languages of texts that are used for a language, in order. */
export const fallbacks: Record<Language, readonly string[]> = {
  sv: ['sv', 'en'],
  fi: ['fi', 'en', 'sv'],
  nn: ['nn', 'nb', 'da', 'sv', 'en'],
  da: ['da', 'nb', 'sv', 'en'],
  en: ['en', 'sv'],
}

const collators = new Map<Language, Intl.Collator>()

/** The collator of a language. Cached: collators are expensive. */
export function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language)
  if (known) return known
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, collator)
  return collator
}
