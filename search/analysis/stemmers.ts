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

/** The stem of a lower-case word, not folded. */
export function stemOf(language: Language, word: string): string {
  const stemmer = stemmers.get(language) ?? snowball.newStemmer(names[language])
  stemmers.set(language, stemmer)
  return stemmer.stem(word)
}
