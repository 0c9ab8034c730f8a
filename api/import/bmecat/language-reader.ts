import type { LocalTexts } from '../items.ts'
import { parseLanguage, type CatalogueLanguage } from '../languages.ts'
import type { Element } from './element.ts'

/** Reads elements that occur once per language. */
export interface LanguageReader {
  /** The file's own language. */
  language: CatalogueLanguage
  /** Texts in all languages of the catalogue. */
  texts(elements: readonly Element[]): LocalTexts
  /** Elements of the file's own language. */
  ownElements(elements: readonly Element[]): Element[]
  /** Texts when there are any in other languages than the file's own. */
  otherTexts(elements: readonly Element[]): LocalTexts
  /** The text in the file's own language, else the first. */
  plainText(elements: readonly Element[]): string
}

/** A languages for a file; words in languages that the shop has not are passed to `unknown`. */
export function languageReaderFor(
  language: CatalogueLanguage,
  unknown: (name: string, line: number) => void,
): LanguageReader {
  const languageOf = ({ attributes, line }: Element): CatalogueLanguage | null => {
    const name = attributes['lang'] ?? attributes['xml:lang']
    if (name === undefined) return language
    const known = parseLanguage(name)
    if (known === null) unknown(name, line)
    return known
  }
  const words = (elements: readonly Element[]): LocalTexts => {
    const found: LocalTexts = {}
    for (const element of elements) {
      const own = languageOf(element)
      const text = element.text.trim()
      if (own !== null && text !== '') found[own] ??= text
    }
    return found
  }
  const own = (elements: readonly Element[]) => elements.filter((element) => languageOf(element) === language)
  return {
    language,
    texts: words,
    ownElements: own,
    otherTexts: (elements) => {
      const { [language]: mine, ...rest } = words(elements)
      return mine === undefined || Object.keys(rest).length === 0 ? {} : words(elements)
    },
    plainText: (elements) => (own(elements)[0] ?? elements[0])?.text.trim() ?? '',
  }
}
