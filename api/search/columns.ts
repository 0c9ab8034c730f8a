/**
 * The catalogue as numbers, shared by all workers. A product's row is its place by id; its variants stand together
 * in rows `firstVariant[p]` to `firstVariant[p + 1]`. A value is one attribute's one value (`brass` of `material`).
 */
export interface Columns {
  productIds: Uint32Array
  variantIds: Uint32Array
  firstVariant: Uint32Array
  /** Row of the product's category. */
  categoryOf: Uint32Array
  /** Values of variant `v`: `values[valueStart[v]]` to `values[valueStart[v + 1]]`. */
  valueStart: Uint32Array
  values: Uint32Array
  /** Values of product `p`: first `ownCount[p]` of its own (categories, brand, labels), then its variants', each once. */
  productValueStart: Uint32Array
  productValues: Uint32Array
  ownCount: Uint32Array
  /** Attribute of each value. */
  attributeOf: Uint32Array
  /** Places of the products by name, one list per language, one after the other. */
  nameRanks: Uint32Array
}

export const columnNames = [
  'productIds',
  'variantIds',
  'firstVariant',
  'categoryOf',
  'valueStart',
  'values',
  'productValueStart',
  'productValues',
  'ownCount',
  'attributeOf',
  'nameRanks',
] as const satisfies ReadonlyArray<keyof Columns>

/** An empty set of columns. */
export const noColumns = (): Columns =>
  // Every name of the list gets its column.
  Object.fromEntries(columnNames.map((name) => [name, new Uint32Array(0)])) as unknown as Columns

/** A list of whole numbers that grows, at four bytes each. */
export function growing() {
  let room = new Uint32Array(1024)
  let size = 0
  return {
    get size() {
      return size
    },
    push(value: number) {
      if (size === room.length) {
        const wider = new Uint32Array(size * 2)
        wider.set(room)
        room = wider
      }
      room[size++] = value
    },
    at: (place: number): number | undefined => (place < size ? room[place] : undefined),
    done: () => room.slice(0, size),
  }
}

/** The row of an id in an ascending column, or -1. */
export function rowOf(ids: Uint32Array, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
