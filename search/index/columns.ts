/**
 * The catalogue as columns of numbers, shared by all workers. The row of a product is its place by id; its variants are
 * the rows `firstVariant[p]` to `firstVariant[p + 1]`. A value is one value of one attribute (`brass` of `material`).
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
  /**
   * Values of product `p`: first `ownCount[p]` of its own (categories, brand, labels), then its variants', each once.
   */
  productValueStart: Uint32Array
  productValues: Uint32Array
  ownCount: Uint32Array
  /** 1 for products of which a variant can be sent at once. Updated in place, for all workers. */
  available: Uint32Array
  /** Attribute of each value. */
  attributeOf: Uint32Array
  /** Ranks of the products by name, one for each language, product by product. Built ranks are even. */
  nameRanks: Uint32Array
}

/** The columns that every document extends. */
export const documentColumns = [
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

export const columnNames = [...documentColumns, 'attributeOf', 'nameRanks'] as const satisfies ReadonlyArray<
  keyof Columns
>

export const emptyColumns = (): Columns =>
  // Every name of the list has a column.
  Object.fromEntries(columnNames.map((name) => [name, new Uint32Array(0)])) as unknown as Columns

/** Capacity for updates in a column, in entries. */
const spareEntries = (entries: number): number => 65_536 + (entries >> 2)

/** A column in shared memory, with capacity for updates. Unused capacity takes no memory. */
export function sharedColumn(bytes: Uint8Array): Uint32Array {
  const entries = bytes.byteLength >> 2
  const shared = new SharedArrayBuffer((entries + spareEntries(entries)) * 4)
  new Uint8Array(shared).set(bytes)
  return new Uint32Array(shared, 0, entries)
}

/** A column to which numbers are appended. */
export interface GrowableColumn {
  readonly size: number
  push(value: number): void
  at(place: number): number | undefined
  done(): Uint32Array
}

/** A shared column is full. */
export class ColumnsFull extends Error {}

/**
 * Extends a shared column. Every worker appends the same numbers in the same order, so it does not matter which one
 * writes first. `done` returns the column including this worker's numbers.
 */
export function extendColumn(column: Uint32Array): GrowableColumn {
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

/** A column that grows as needed. */
export function growableColumn(): GrowableColumn {
  let buffer = new Uint32Array(1024)
  let size = 0
  return {
    get size() {
      return size
    },
    push(value: number) {
      if (size === buffer.length) {
        const wider = new Uint32Array(size * 2)
        wider.set(buffer)
        buffer = wider
      }
      buffer[size++] = value
    },
    at: (place: number): number | undefined => (place < size ? buffer[place] : undefined),
    done: () => buffer.slice(0, size),
  }
}

/** The row of an id in an ascending column; -1 if there is none. */
export function findRow(ids: Uint32Array, id: number): number {
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

/** The product row of a variant row. */
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
