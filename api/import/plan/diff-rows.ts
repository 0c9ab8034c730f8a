import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Changes } from '../staging/changes.ts'
import type { WrittenTable } from '../staging/temporary-tables.ts'

/** Whether two rows say the same. Numbers of 64 bits come as numbers from both databases. */
export const same = (a: object | undefined, b: object): boolean =>
  a !== undefined && Object.entries(b).every(([key, value]) => Reflect.get(a, key) === value)

/** Brings the rows that hang on an article to what the file says. `null` stands for rows that go. */
export async function bring<T extends WrittenTable>(
  changes: Changes,
  table: T,
  current: ReadonlyArray<Selectable<Database[T]>>,
  wanted: ReadonlyArray<Insertable<Database[T]> & object>,
  keyOf: (row: object) => Readonly<Record<string, string | number>>,
  goes: (row: Selectable<Database[T]>) => boolean,
): Promise<boolean> {
  const textOf = (row: object) => JSON.stringify(Object.values(keyOf(row)))
  const known = new Map(current.map((row) => [textOf(row as object), row as object]))
  let other = false
  for (const row of wanted) {
    if (same(known.get(textOf(row)), row)) continue
    other = true
    await changes.put(table, row)
  }
  const kept = new Set(wanted.map(textOf))
  for (const row of current) {
    if (kept.has(textOf(row as object)) || !goes(row)) continue
    other = true
    await changes.remove(table, keyOf(row as object))
  }
  return other
}

/** The key of a row: its columns of these names. */
export const pick =
  (...names: string[]) =>
  (row: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) as string | number]))
