import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Changes } from '../staging/changes.ts'
import type { ImportedTable } from '../staging/temporary-tables.ts'

/** Whether row `a` has all values of row `b`. */
export const isSameRow = (a: object | undefined, b: object): boolean =>
  a !== undefined && Object.entries(b).every(([key, value]) => Reflect.get(a, key) === value)

/**
 * Plans the changes from an article's current rows to the wanted ones. `goes` decides about current rows that are not
 * wanted. Returns whether anything changes.
 */
export async function diffRows<T extends ImportedTable>(
  changes: Changes,
  table: T,
  current: ReadonlyArray<Selectable<Database[T]>>,
  wanted: ReadonlyArray<Insertable<Database[T]> & object>,
  keyOf: (row: object) => Readonly<Record<string, string | number>>,
  goes: (row: Selectable<Database[T]>) => boolean,
): Promise<boolean> {
  const textOf = (row: object) => JSON.stringify(Object.values(keyOf(row)))
  const known = new Map(current.map((row) => [textOf(row as object), row as object]))
  let isChanged = false
  for (const row of wanted) {
    if (isSameRow(known.get(textOf(row)), row)) continue
    isChanged = true
    await changes.put(table, row)
  }
  const kept = new Set(wanted.map(textOf))
  for (const row of current) {
    if (kept.has(textOf(row as object)) || !goes(row)) continue
    isChanged = true
    await changes.remove(table, keyOf(row as object))
  }
  return isChanged
}

/** Picks the key columns of a row. */
export const pickColumns =
  (...names: string[]) =>
  (row: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) as string | number]))
