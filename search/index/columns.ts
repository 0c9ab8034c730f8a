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
  /** 1 for products of which some article can be sent at once. Kept up in place, for all workers. */
  available: Uint32Array
  /** Attribute of each value. */
  attributeOf: Uint32Array
  /** Places of the products by name: one for each language, product by product. Every other number is left free. */
  nameRanks: Uint32Array
}

/** The columns that grow with each product. */
export const growingColumns = [
  'productIds',
  'variantIds',
  'firstVariant',
  'categoryOf',
  'valueStart',
  'values',
  'productValueStart',
  'productValues',
  'ownCount',
  'available',
] as const satisfies ReadonlyArray<keyof Columns>

export const columnNames = [...growingColumns, 'attributeOf', 'nameRanks'] as const satisfies ReadonlyArray<
  keyof Columns
>

/** An empty set of columns. */
export const noColumns = (): Columns =>
  // Every name of the list gets its column.
  Object.fromEntries(columnNames.map((name) => [name, new Uint32Array(0)])) as unknown as Columns

/** Entries that a column has room for beside its own, for what is fed after the index was built. */
const roomFor = (entries: number): number => 65_536 + (entries >> 2)

/** A column in memory that every worker can see, with room behind it. What is not used takes no memory. */
export function sharedColumn(bytes: Uint8Array): Uint32Array {
  const entries = bytes.byteLength >> 2
  const shared = new SharedArrayBuffer((entries + roomFor(entries)) * 4)
  new Uint8Array(shared).set(bytes)
  return new Uint32Array(shared, 0, entries)
}

/** A list of whole numbers that is added to. */
export interface Growing {
  readonly size: number
  push(value: number): void
  at(place: number): number | undefined
  done(): Uint32Array
}

/** Thrown when a shared column has no room left. */
export class ColumnsFull extends Error {}

/**
 * A shared column that goes on behind its end. Every worker adds the same numbers in the same order, so it does not
 * matter which of them is first; `done` is the column with what this one has added.
 */
export function goingOn(column: Uint32Array): Growing {
  const all = new Uint32Array(column.buffer, column.byteOffset)
  let size = column.length
  return {
    get size() {
      return size
    },
    push(value) {
      if (size === all.length) throw new ColumnsFull('A column of the search index is full.')
      all[size++] = value
    },
    at: (place) => (place < size ? all[place] : undefined),
    done: () => all.subarray(0, size),
  }
}

/** A list of whole numbers that grows, at four bytes each. */
export function growing(): Growing {
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

/** Row of the product that a variant's row belongs to. */
export function productOfVariant({ firstVariant }: Columns, variant: number): number {
  let low = 0
  let high = firstVariant.length - 2
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((firstVariant[middle] ?? 0) <= variant) low = middle
    else high = middle - 1
  }
  return low
}
