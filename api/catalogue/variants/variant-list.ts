import type { Language } from '@tradecounter/search'
import type { Attribute, VariantList } from '../../contract/index.ts'
import { ownNameKey, ownNameTexts } from './attribute-names.ts'
import type { VariantView } from './view.ts'

/** Columns of a list whose variants have equal attributes. */
const columnsOfOne = 3

/** Attributes by key in column order, with all values of the variants. */
function byAttribute(
  variants: readonly VariantView[],
): Map<string, { attribute: Attribute; values: Set<string>; count: number }> {
  const found = new Map<string, { attribute: Attribute; values: Set<string>; count: number }>()
  for (const { values } of variants) {
    for (const { key, ...attribute } of values) {
      const known = found.get(key) ?? { attribute, values: new Set<string>(), count: 0 }
      known.values.add(attribute.value)
      known.count += 1
      found.set(key, known)
    }
  }
  return found
}

/** The number of variants that attributes tell apart. */
const countApart = (variants: readonly VariantView[], valueOf: (variant: VariantView) => string): number =>
  new Set(variants.map(valueOf)).size

/**
 * The list of a product's variants. Its columns are the attributes in which they differ, and first the label of each
 * variant if these do not tell all apart: an attribute without a name has no column.
 */
export function buildVariantList(
  variants: readonly VariantView[],
  activeCode: string,
  language: Language,
): VariantList {
  const attributes = [...byAttribute(variants)]
  const varying = attributes.filter(([, { values, count }]) => values.size > 1 || count < variants.length)
  const columns = varying.length > 0 ? varying : attributes.slice(0, columnsOfOne)
  const languages = columns.flatMap(([key, { attribute }]) =>
    attribute.lang === undefined ? [] : [[key, attribute.lang] as const],
  )
  const valuesOf = ({ item }: VariantView) =>
    varying.map(([key]) => item.attributes[key]?.value ?? '').join('\n')
  const apart = countApart(variants, valuesOf)
  const hasLabels = countApart(variants, ({ item }) => item.variantLabel) > apart
  return {
    settings: {
      headers: {
        ...(hasLabels ? { [ownNameKey]: ownNameTexts[language] } : {}),
        ...Object.fromEntries(columns.map(([key, { attribute }]) => [key, attribute.name])),
      },
      ...(languages.length === 0 ? {} : { headerLanguages: Object.fromEntries(languages) }),
    },
    items: variants.map(({ item }) => ({
      ...item,
      isActiveVariant: item.code === activeCode,
      ...(hasLabels
        ? {
            attributes: {
              ...item.attributes,
              [ownNameKey]: { value: item.variantLabel, unit: '', isUnit: false },
            },
          }
        : {}),
    })),
  }
}

/** The attributes that all variants share, in column order. */
export const commonAttributes = (variants: readonly VariantView[]): Attribute[] =>
  [...byAttribute(variants).values()]
    .filter(({ values, count }) => values.size === 1 && count === variants.length)
    .map(({ attribute }) => attribute)
