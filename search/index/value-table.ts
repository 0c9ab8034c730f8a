import { extendColumn, growableColumn } from './columns.ts'
import {
  brandAttribute,
  categoryAttribute,
  labelAttribute,
  type IndexedAttribute,
  type IndexedCategory,
  type IndexFacts,
} from './index-file.ts'
import type { DocumentSourceHeader, AttributeValue } from '../documents.ts'

type TableContents = Pick<IndexFacts, 'attributes' | 'categories' | 'valueKeys' | 'valueNumbers'>

/** Numbers the values of all attributes. `column`: the attributes of the values that are already numbered. */
function openTable({ attributes, categories, valueKeys, valueNumbers }: TableContents, column?: Uint32Array) {
  const places = new Map(attributes.map((attribute, place) => [attribute.key, place]))
  const numbersByKey: Array<Map<string, number>> = attributes.map(() => new Map())
  const attributeOf = column ? extendColumn(column) : growableColumn()
  for (const [value, key] of valueKeys.entries()) numbersByKey[attributeOf.at(value) ?? 0]?.set(key, value)
  const rows = new Map(categories.map((category, row) => [category.id, row]))

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

  return {
    attributes,
    categories,
    valueKeys,
    valueNumbers,
    attributeOf,
    /** The value of a category, by its path. */
    category: (path: string): number => register(categoryAttribute, path, null),
    categoryRow: (id: number): number => rows.get(id) ?? -1,
    /** A category and its ancestors, the lowest first. */
    chain(row: number): IndexedCategory[] {
      const chain: IndexedCategory[] = []
      for (let at = categories[row]; at && chain.length < 10; at = categories[at.parent]) chain.push(at)
      return chain
    },
    brand: (name: string): number => register(brandAttribute, name, null),
    label: (kind: number): number => register(labelAttribute, String(kind), null),
    /** The number of a value; null if the catalogue does not list its attribute. */
    of({ key, number, value }: AttributeValue): number | null {
      const place = places.get(key)
      if (place === undefined || (number === null && value === null)) return null
      // A billionth at most: -12345.6 by 1000 is -12.345600000000001 in binary.
      const measure = number === null ? null : Number((number / 1000).toFixed(9))
      return register(place, measure === null ? (value ?? '') : String(measure), measure)
    },
  }
}

export type ValueTable = ReturnType<typeof openTable>

/** The table of a catalogue that is being indexed. */
export function createValueTable(source: DocumentSourceHeader): ValueTable {
  const attributes: IndexedAttribute[] = [
    { key: 'category', kind: 1, unit: '' },
    { key: 'brand', kind: 1, unit: '' },
    { key: 'label', kind: 1, unit: '' },
    ...source.attributes.map(({ key, kind, unit, isOffered = true }) => ({
      key,
      kind,
      unit,
      ...(isOffered ? {} : { isOffered }),
    })),
  ]
  const sorted = source.categories.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const rows = new Map(sorted.map((category, row) => [category.id, row]))
  const categories: IndexedCategory[] = sorted.map(({ id, parentId, path, position }) => ({
    id,
    parent: parentId === null ? -1 : (rows.get(parentId) ?? -1),
    path,
    position,
    value: 0,
  }))
  const table = openTable({ attributes, categories, valueKeys: [], valueNumbers: [] })
  for (const category of categories) category.value = table.category(category.path)
  return table
}

/** The table of an open index. New values are added to `facts`. */
export const extendValueTable = (facts: IndexFacts, attributeOf: Uint32Array): ValueTable =>
  openTable(facts, attributeOf)
