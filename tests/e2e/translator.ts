import type { Language } from '@tradecounter/shop/core'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'

export type Say = (key: string, ...values: (string | number)[]) => string

/** Translates keys like the shop, so that a test reads the visitor's texts. */
export function translatorOf(language: Language): Say {
  const texts = translationsFor(language, allGroups)
  return (key, ...values) => {
    const found = texts[key]
    if (found === undefined) throw new Error(`${language} has no text ${key}`)
    return values.reduce<string>((text, value, index) => text.replaceAll(`{${index}}`, String(value)), found)
  }
}
