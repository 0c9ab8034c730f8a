import { plainText } from '../../spreadsheets/html-text.ts'
import type { LocalTexts } from '../items.ts'
import { parseLanguage } from '../languages.ts'
import type { Element } from './element.ts'

/** Reads elements that occur once per language. Texts come without HTML. */
export interface LanguageReader {
  /** The file's own language. */
  language: string
  /** Texts by language. */
  texts(elements: readonly Element[]): LocalTexts
  /** Elements of the file's own language; those of the first language when there are none. */
  ownElements(elements: readonly Element[]): Element[]
  /** Texts when there are any in other languages than the file's own. */
  otherTexts(elements: readonly Element[]): LocalTexts
  /** The text in the file's own language, else the first. */
  plainText(elements: readonly Element[]): string
}

/** A reader for a file in a language. */
export function languageReaderFor(language: string): LanguageReader {
  const languageOf = ({ attributes }: Element): string =>
    parseLanguage(attributes['lang'] ?? attributes['xml:lang'] ?? '') ?? language
  const texts = (elements: readonly Element[]): LocalTexts => {
    const found: Record<string, string> = {}
    for (const element of elements) {
      const text = plainText(element.text)
      if (text !== '') found[languageOf(element)] ??= text
    }
    return found
  }
  const own = (elements: readonly Element[]): Element[] => {
    const mine = elements.filter((element) => languageOf(element) === language)
    const [first] = elements
    if (mine.length > 0 || !first) return mine
    return elements.filter((element) => languageOf(element) === languageOf(first))
  }
  return {
    language,
    texts,
    ownElements: own,
    otherTexts: (elements) => {
      const found = texts(elements)
      return Object.keys(found).length > 1 ? found : {}
    },
    plainText: (elements) => plainText(own(elements)[0]?.text ?? ''),
  }
}
