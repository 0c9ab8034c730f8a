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
  /** The languages of the texts above that are not in this language, by attribute and by value. */
  languages: { attributes: TextLanguages; values: TextLanguages }
}

type TextLanguages = Record<number, string>

/** A text, and its language; undefined for a text of no language: a key, a number, a brand. */
interface LocalText {
  text: string
  language?: string | undefined
}

/** The languages of those texts that are not in the language of their reader. */
const foreign = (texts: readonly LocalText[], reader: Language): TextLanguages =>
  Object.fromEntries(
    texts.flatMap(({ language }, place) =>
      language === undefined || language === reader ? [] : [[place, language]],
    ),
  )

const numeral = (measure: number): string => String(measure).replace('.', ',')

/**
 * A value as usually written: with its unit, and with the key of its attribute if that has two letters (`dn 15`).
 */
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
  const nameOf = (owner: string, language: Language): LocalText | undefined => {
    const names = source.names[owner] ?? {}
    const used = [...fallbacks[language], ...Object.keys(names)].find((each) => names[each] !== undefined)
    return used === undefined ? undefined : { text: names[used] ?? '', language: used }
  }

  const attributeName = (place: number, language: Language): LocalText => {
    const key = table.attributes[place]?.key ?? ''
    return place <= labelAttribute ? { text: '' } : (nameOf(`attribute:${key}`, language) ?? { text: key })
  }
  const categoryName = (path: string, language: Language): LocalText => {
    const category = source.categories.find((each) => each.path === path)
    return (category && nameOf(`category:${category.id}`, language)) ?? { text: path }
  }
  const valueText = (value: number, place: number, language: Language): LocalText => {
    const key = table.valueKeys[value] ?? ''
    if (place === categoryAttribute) return categoryName(key, language)
    if (place === brandAttribute) return { text: key }
    if (place === labelAttribute) return { text: '' }
    const measure = table.valueNumbers[value]
    if (measure !== null && measure !== undefined) return { text: numeral(measure) }
    return nameOf(`value:${key}`, language) ?? { text: key }
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
          text: valueText(value, place, language).text,
          attributeName: attributeName(place, language).text,
        },
        table.attributes[place],
      )
      cache.set(slot, text)
      return text
    },
    /** Adds the names of the values from `first` on to the texts of a language. */
    extend(texts: CatalogueTexts, first: number, language: Language): void {
      for (let value = first; value < table.valueKeys.length; value++) {
        const { text, language: used } = valueText(value, table.attributeOf.at(value) ?? 0, language)
        texts.values.push(text)
        if (used !== undefined && used !== language) texts.languages.values[value] = used
      }
    },
    texts(language: Language): CatalogueTexts {
      const attributes = table.attributes.map((_, place) => attributeName(place, language))
      const values = [...table.attributeOf.done()].map((place, value) => valueText(value, place, language))
      return {
        attributes: attributes.map(({ text }) => text),
        values: values.map(({ text }) => text),
        languages: { attributes: foreign(attributes, language), values: foreign(values, language) },
      }
    },
  }
}

export type ValueTexts = ReturnType<typeof createValueTexts>
