import snowball, { type Stemmer } from 'snowball-stemmers'
import type { Language } from './languages.ts'

const names = {
  sv: 'swedish',
  fi: 'finnish',
  nn: 'norwegian',
  da: 'danish',
  en: 'english',
} as const satisfies Record<Language, string>
const stemmers = new Map<Language, Stemmer>()

/**
 * Numbers and measures, which have no inflections. The Finnish stemmer shortens double characters: `300` would be `30`,
 * `30mm` `30m`.
 */
const numeric = /\d$|^\d[\d.,]* ?\p{L}+$/u

/** The stem of a lower-case word, not folded; numbers and measures are their own stems. */
export function stemOf(language: Language, word: string): string {
  if (numeric.test(word)) return word
  const stemmer = stemmers.get(language) ?? snowball.newStemmer(names[language])
  stemmers.set(language, stemmer)
  return stemmer.stem(word)
}
