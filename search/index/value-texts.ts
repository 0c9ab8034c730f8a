import { brandAttribute, categoryAttribute, labelAttribute } from './index-file.ts'
import { fallbacks, type Language } from '../analysis/languages.ts'
import type { SourceHead } from '../documents.ts'
import type { ValueTable } from './value-table.ts'

/** The words of one language for what stands in columns as numbers. */
export interface IndexTexts {
  /** By attribute, the three that are not the catalogue's own empty. */
  attributes: string[]
  /** By value; a brand's is its name, a label's is empty. */
  values: string[]
}

/** Kind of an attribute that is so or not (spec §3). */
const yesOrNo = 3

const numeral = (measure: number): string => String(measure).replace('.', ',')

/**
 * A value as people write it: with its unit, and after the short key of its attribute when that is how its values
 * are called (`dn 15`, `pn 16`).
 */
function writtenAs(text: string, attribute: { key: string; unit: string } | undefined): string {
  const unit = attribute?.unit ? ` ${attribute.unit}` : ''
  const short = attribute && /^[a-z]{2}$/u.test(attribute.key) ? ` ${attribute.key} ${text}` : ''
  return `${text}${unit}${short}`
}

/** What a yes or no is found by: the name of the attribute that is so (`Trådlös`), nothing when it is not. */
const answered = (key: string, attributeName: string): string => (key === 'yes' ? attributeName : '')

/** A value as it is found: what is so or not is found by what it is about. */
export const foundAs = (
  { key, text, attributeName }: { key: string; text: string; attributeName: string },
  attribute: { key: string; kind: number; unit: string } | undefined,
): string => (attribute?.kind === yesOrNo ? answered(key, attributeName) : writtenAs(text, attribute))

/** What the catalogue calls its attributes and values. */
export function valueWords(source: Pick<SourceHead, 'names' | 'categories'>, table: ValueTable) {
  const word = (owner: string, language: Language): string | undefined =>
    fallbacks[language]
      .map((candidate) => source.names[owner]?.[candidate])
      .find((text) => text !== undefined)

  const attributeName = (place: number, language: Language): string => {
    const key = table.attributes[place]?.key ?? ''
    return place <= labelAttribute ? '' : (word(`attribute:${key}`, language) ?? key)
  }
  const categoryName = (path: string, language: Language): string => {
    const category = source.categories.find((each) => each.path === path)
    return (category && word(`category:${category.id}`, language)) ?? path
  }
  const valueText = (value: number, place: number, language: Language): string => {
    const key = table.valueKeys[value] ?? ''
    if (place === categoryAttribute) return categoryName(key, language)
    if (place === brandAttribute) return key
    if (place === labelAttribute) return ''
    const measure = table.valueNumbers[value]
    if (measure !== null && measure !== undefined) return numeral(measure)
    return word(`value:${key}`, language) ?? key
  }
  const cache = new Map<string, string>()

  return {
    /** The text that a value is found by: `15 mm` beside what fitters call it, `DN 15`. */
    indexed(value: number, language: Language): string {
      const slot = `${language}${value}`
      const known = cache.get(slot)
      if (known !== undefined) return known
      const place = table.attributeOf.at(value) ?? 0
      const indexed = foundAs(
        {
          key: table.valueKeys[value] ?? '',
          text: valueText(value, place, language),
          attributeName: attributeName(place, language),
        },
        table.attributes[place],
      )
      cache.set(slot, indexed)
      return indexed
    },
    /** What a value of a known attribute is called. */
    textOf: (value: number, language: Language): string =>
      valueText(value, table.attributeOf.at(value) ?? 0, language),
    texts: (language: Language): IndexTexts => ({
      attributes: table.attributes.map((_, place) => attributeName(place, language)),
      values: [...table.attributeOf.done()].map((place, value) => valueText(value, place, language)),
    }),
  }
}

export type ValueWords = ReturnType<typeof valueWords>
