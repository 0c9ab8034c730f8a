import type { Language } from '@tradecounter/shop/core'
import { wordGroups, wordsFor } from '@tradecounter/shop/words'

export type Say = (key: string, ...values: (string | number)[]) => string

/** The words of the shop in one language, so that a test reads what a visitor reads. */
export function wordsOf(language: Language): Say {
  const words = wordsFor(language, Object.keys(wordGroups))
  return (key, ...values) => {
    const word = words[key]
    if (word === undefined) throw new Error(`${language} has no word ${key}`)
    return values.reduce<string>((text, value, index) => text.replaceAll(`{${index}}`, String(value)), word)
  }
}
