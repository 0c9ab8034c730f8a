import type { Words } from '../items.ts'
import { languageNamed, type CatalogueLanguage } from '../languages.ts'
import type { Element } from './element.ts'

/** Reads elements that stand there once for each language. */
export interface Tongue {
  /** The file's own language. */
  language: CatalogueLanguage
  /** All that the shop has a language for. */
  words(elements: readonly Element[]): Words
  /** Elements of the file's own language. */
  own(elements: readonly Element[]): Element[]
  /** Words of the other languages only, when the file tells them apart. */
  others(elements: readonly Element[]): Words
  /** The text in the file's own language, else the first. */
  plain(elements: readonly Element[]): string
}

/** A tongue for a file; words in languages that the shop has not are passed to `unknown`. */
export function tongueOf(language: CatalogueLanguage, unknown: (name: string, line: number) => void): Tongue {
  const languageOf = ({ attributes, line }: Element): CatalogueLanguage | null => {
    const name = attributes['lang'] ?? attributes['xml:lang']
    if (name === undefined) return language
    const known = languageNamed(name)
    if (known === null) unknown(name, line)
    return known
  }
  const words = (elements: readonly Element[]): Words => {
    const found: Words = {}
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
    words,
    own,
    others: (elements) => {
      const { [language]: mine, ...rest } = words(elements)
      return mine === undefined || Object.keys(rest).length === 0 ? {} : words(elements)
    },
    plain: (elements) => (own(elements)[0] ?? elements[0])?.text.trim() ?? '',
  }
}
