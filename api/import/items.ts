import type { OptionPrice } from '../catalogue/configuration/service.ts'
import { catalogueLanguages } from './languages.ts'
import type { ImportedArticle, ArticleRefusal } from './article.ts'

/** Texts by language (`sv`, `de`). */
export type LocalTexts = Record<string, string>

/**
 * The name of an attribute in each of its languages with the word for an end of its range, in English where that has
 * none.
 */
export const withEnd = (names: LocalTexts, end: LocalTexts): LocalTexts =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [
      language,
      `${name} ${Reflect.get(end, language) ?? end['en']}`,
    ]),
  )

/** What is wrong with an imported article: something is missing, or something was changed. */
export type Severity = 'incomplete' | 'adjusted'

const place = (language: string): number => {
  const at = catalogueLanguages.findIndex((known) => known === language)
  return at === -1 ? catalogueLanguages.length : at
}

/** Texts of a picture or document as stored: JSON, the shop's own languages first, or empty without texts. */
export function serialiseTexts(words: LocalTexts = {}): string {
  const entries = Object.entries(words)
    .filter(([, text]) => text !== '')
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries))
}

/** A fault of an imported article, or of the file. */
export interface Warning {
  severity: Severity
  /** Its kind, for the summary. */
  what: string
  line: number
  field: string
  /** The whole reason. */
  detail: string
  raw: string
}

/** The kind of the warning about a unit that neither UN/ECE's lists nor the shop's has. */
export const unknownUnit = 'unit that no list has: shown as it is written'

/** The price of one option in a file. */
export interface OptionPriceRow {
  line: number
  /** The configuration that the option belongs to, or an article that has it. */
  of: { configuration: string } | { article: string }
  option: string
  /** Empty for print, embroidery, garment text and logo. */
  choice: string
  /** Absent when the file does not have it. */
  per?: OptionPrice['per']
  /** Minor units by price group. */
  prices: Readonly<Record<string, number | null>>
  raw: string
}

/** One item of a catalogue file. */
export type ImportItem =
  | { kind: 'article'; article: ImportedArticle; raw: string }
  /** `code` is the article's number if it could be read: a refused article is not retired. */
  | { kind: 'refused'; refusal: ArticleRefusal; code: string | null }
  /** Texts of an attribute, a value, a unit …, by their owner in the texts (`attribute:dn`). */
  | { kind: 'words'; owner: string; words: LocalTexts }
  /** A category by its path; its parent comes before it. */
  | { kind: 'category'; line: number; path: string; words: LocalTexts; position: number | null; raw: string }
  /** A group of the file, in any order. */
  | { kind: 'group'; id: string; parent: string | null; words: LocalTexts; position: number }
  /** The price of an option by price group; null removes a price. */
  | ({ kind: 'option-price' } & OptionPriceRow)
  /** An article's group, given outside the article. */
  | { kind: 'article-group'; code: string; group: string }
  /** Content that the shop does not support; counted by its kind. */
  | { kind: 'unsupported'; what: string; line: number; count?: number }
  | ({ kind: 'warning' } & Warning)

/** What a file states about itself before its first article. */
export interface FileFacts {
  format: string
  /** Name of the supplier whose catalogue it is; null when the file does not have it. */
  source: string | null
  /** The supplier's name; absent or null when the file does not have it. */
  name?: string | null
  /** Whether the sale of missing articles ends; null when the file does not state it. */
  full: boolean | null
  /** Whether the file has prices only, which no article is made from. */
  pricesOnly?: boolean
}
