import { growing } from './columns.ts'
import {
  brandAttribute,
  categoryAttribute,
  labelAttribute,
  type IndexedAttribute,
  type IndexedCategory,
} from './file.ts'
import type { SourceHead, SourceValue } from './source.ts'

/** Gives every value of every attribute its number while the catalogue is read. */
export function valueTable(source: SourceHead) {
  const attributes: IndexedAttribute[] = [
    { key: 'category', kind: 1, unit: '' },
    { key: 'brand', kind: 1, unit: '' },
    { key: 'label', kind: 1, unit: '' },
    ...source.attributes.map(({ key, kind, unit }) => ({ key, kind, unit })),
  ]
  const places = new Map(attributes.map((attribute, place) => [attribute.key, place]))
  const numbersByKey: Array<Map<string, number>> = attributes.map(() => new Map())
  const valueKeys: string[] = []
  const valueNumbers: Array<number | null> = []
  const attributeOf = growing()

  const register = (attribute: number, key: string, measure: number | null): number => {
    const known = numbersByKey[attribute]?.get(key)
    if (known !== undefined) return known
    const value = valueKeys.length
    numbersByKey[attribute]?.set(key, value)
    valueKeys.push(key)
    valueNumbers.push(measure)
    attributeOf.push(attribute)
    return value
  }

  const sorted = source.categories.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const rows = new Map(sorted.map((category, row) => [category.id, row]))
  const categories: IndexedCategory[] = sorted.map((category) => ({
    id: category.id,
    parent: category.parentId === null ? -1 : (rows.get(category.parentId) ?? -1),
    path: category.path,
    position: category.position,
    value: register(categoryAttribute, category.path, null),
  }))

  return {
    attributes,
    categories,
    valueKeys,
    valueNumbers,
    attributeOf,
    categoryRow: (id: number): number => rows.get(id) ?? -1,
    /** A category and those above it, the lowest first. */
    chain(row: number): IndexedCategory[] {
      const chain: IndexedCategory[] = []
      for (let at = categories[row]; at && chain.length < 10; at = categories[at.parent]) chain.push(at)
      return chain
    },
    brand: (name: string): number => register(brandAttribute, name, null),
    label: (kind: number): number => register(labelAttribute, String(kind), null),
    /** The value's number and its attribute's place, or null for an attribute that the catalogue does not list. */
    of({ key, number, value }: SourceValue): number | null {
      const place = places.get(key)
      if (place === undefined || (number === null && value === null)) return null
      const measure = number === null ? null : number / 1000
      return register(place, measure === null ? (value ?? '') : String(measure), measure)
    },
  }
}

export type ValueTable = ReturnType<typeof valueTable>
