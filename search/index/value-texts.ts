import { brandAttribute, categoryAttribute, labelAttribute } from './index-file.ts'
import { fallbacks, type Language } from '../analysis/languages.ts'
import { attributeKinds, type DocumentSourceHeader } from '../documents.ts'
import type { ValueTable } from './value-table.ts'

/** The names of attributes and values in one language. */
export interface CatalogueTexts {
  /** By attribute; empty for category, brand and label. */
  attributes: string[]
  /** By value; empty for labels. */
  values: string[]
}

const numeral = (measure: number): string => String(measure).replace('.', ',')

/** A value as people write it: with its unit, and with the key of its attribute if that has two letters (`dn 15`). */
function withUnit(text: string, attribute: { key: string; unit: string } | undefined): string {
  const unit = attribute?.unit ? ` ${attribute.unit}` : ''
  const short = attribute && /^[a-z]{2}$/u.test(attribute.key) ? ` ${attribute.key} ${text}` : ''
  return `${text}${unit}${short}`
}

/** A yes is found by the name of its attribute (`Trådlös`), a no by nothing. */
const yesNoText = (key: string, attributeName: string): string => (key === 'yes' ? attributeName : '')

/** The text by which a value is found. */
export const searchText = (
  { key, text, attributeName }: { key: string; text: string; attributeName: string },
  attribute: { key: string; kind: number; unit: string } | undefined,
): string =>
  attribute?.kind === attributeKinds.yesNo ? yesNoText(key, attributeName) : withUnit(text, attribute)

export function createValueTexts(
  source: Pick<DocumentSourceHeader, 'names' | 'categories'>,
  table: ValueTable,
) {
  const nameOf = (owner: string, language: Language): string | undefined =>
    fallbacks[language]
      .map((candidate) => source.names[owner]?.[candidate])
      .find((text) => text !== undefined)

  const attributeName = (place: number, language: Language): string => {
    const key = table.attributes[place]?.key ?? ''
    return place <= labelAttribute ? '' : (nameOf(`attribute:${key}`, language) ?? key)
  }
  const categoryName = (path: string, language: Language): string => {
    const category = source.categories.find((each) => each.path === path)
    return (category && nameOf(`category:${category.id}`, language)) ?? path
  }
  const valueText = (value: number, place: number, language: Language): string => {
    const key = table.valueKeys[value] ?? ''
    if (place === categoryAttribute) return categoryName(key, language)
    if (place === brandAttribute) return key
    if (place === labelAttribute) return ''
    const measure = table.valueNumbers[value]
    if (measure !== null && measure !== undefined) return numeral(measure)
    return nameOf(`value:${key}`, language) ?? key
  }
  const cache = new Map<string, string>()

  return {
    /** The text by which a value is found. */
    searchText(value: number, language: Language): string {
      const slot = `${language}${value}`
      const known = cache.get(slot)
      if (known !== undefined) return known
      const place = table.attributeOf.at(value) ?? 0
      const text = searchText(
        {
          key: table.valueKeys[value] ?? '',
          text: valueText(value, place, language),
          attributeName: attributeName(place, language),
        },
        table.attributes[place],
      )
      cache.set(slot, text)
      return text
    },
    /** The name of a value. */
    textOf: (value: number, language: Language): string =>
      valueText(value, table.attributeOf.at(value) ?? 0, language),
    texts: (language: Language): CatalogueTexts => ({
      attributes: table.attributes.map((_, place) => attributeName(place, language)),
      values: [...table.attributeOf.done()].map((place, value) => valueText(value, place, language)),
    }),
  }
}

export type ValueTexts = ReturnType<typeof createValueTexts>
