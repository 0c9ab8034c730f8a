import type { OptionPrice } from '../catalogue/configuration/option-prices.ts'
import type { ImportedArticle, Refusal } from './article.ts'
import { catalogueLanguages, type CatalogueLanguage } from './languages.ts'

export type Words = Partial<Record<CatalogueLanguage, string>>

/** Words as they are kept beside a picture or document: JSON in the order of the languages, empty for none. */
export function storedWords(words: Words = {}): string {
  const said = catalogueLanguages.flatMap((language) => {
    const text = words[language]
    return text ? [[language, text] as const] : []
  })
  return said.length === 0 ? '' : JSON.stringify(Object.fromEntries(said))
}

/** What a file says of the price of one option. */
export interface OptionPriceRow {
  line: number
  /** The configuration that the option belongs to, or an article that has it. */
  of: { configuration: string } | { article: string }
  option: string
  /** Empty for what is only put on or not: print, embroidery, garment text, logo. */
  choice: string
  /** Absent where the file does not say. */
  per?: OptionPrice['per']
  /** Minor units by price group. */
  prices: Readonly<Record<string, number | null>>
  raw: string
}

/** What a catalogue file hands out, one after the other. */
export type ImportItem =
  | { kind: 'article'; article: ImportedArticle; raw: string }
  /** `code` is the article's number where it could be read: what is refused is not retired. */
  | { kind: 'refused'; refusal: Refusal; code: string | null }
  /** Words of an attribute, a value, a unit …, by its key in the texts (`attribute:dn`). */
  | { kind: 'words'; owner: string; words: Words }
  /** A category by its path; the one above it stands before it. */
  | { kind: 'category'; line: number; path: string; words: Words; position: number | null; raw: string }
  /** A group of the file's own, in any order. */
  | { kind: 'group'; id: string; parent: string | null; words: Words; position: number }
  /** What an option costs, in the price groups that are named; null takes a price away. */
  | ({ kind: 'option-price' } & OptionPriceRow)
  /** An article's group, told apart from the article. */
  | { kind: 'placed'; code: string; group: string }
  /** Something that the shop has no place for; counted by what it is. */
  | { kind: 'left-out'; what: string; line: number }

/** What a file says of itself before its first article. */
export interface FileFacts {
  format: string
  /** Whose catalogue it is; null when the file does not say. */
  source: string | null
  /** Whether what is missing goes out of sale; null when the file does not say. */
  full: boolean | null
}
