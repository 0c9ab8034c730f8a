import { goingOn, growing } from './columns.ts'
import {
  brandAttribute,
  categoryAttribute,
  labelAttribute,
  type IndexedAttribute,
  type IndexedCategory,
  type IndexFacts,
} from './index-file.ts'
import type { SourceHead, SourceValue } from '../documents.ts'

/** What a table holds: attributes and categories are those of the catalogue, values are added. */
type Held = Pick<IndexFacts, 'attributes' | 'categories' | 'valueKeys' | 'valueNumbers'>

/** Gives every value of every attribute its number. `column` has the attributes of the values that are held. */
function openTable({ attributes, categories, valueKeys, valueNumbers }: Held, column?: Uint32Array) {
  const places = new Map(attributes.map((attribute, place) => [attribute.key, place]))
  const numbersByKey: Array<Map<string, number>> = attributes.map(() => new Map())
  const attributeOf = column ? goingOn(column) : growing()
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
    /** The value of a category's path. */
    category: (path: string): number => register(categoryAttribute, path, null),
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

export type ValueTable = ReturnType<typeof openTable>

/** A table of the values of a catalogue while it is read. */
export function valueTable(source: SourceHead): ValueTable {
  const attributes: IndexedAttribute[] = [
    { key: 'category', kind: 1, unit: '' },
    { key: 'brand', kind: 1, unit: '' },
    { key: 'label', kind: 1, unit: '' },
    ...source.attributes.map(({ key, kind, unit }) => ({ key, kind, unit })),
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

/** The table of an index, going on with its values: those that are new are added to `facts`. */
export const knownTable = (facts: IndexFacts, attributeOf: Uint32Array): ValueTable =>
  openTable(facts, attributeOf)
