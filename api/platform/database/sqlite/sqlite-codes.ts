/** Result codes of SQLite for a lock that another connection holds. */
export const sqliteBusy: readonly number[] = [5, 6]

/** The primary result code of an SQLite error; -1 for other errors. */
export function resultCode(cause: unknown): number {
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errcode') : undefined
  // Extended result codes have the primary one in their low byte.
  return typeof code === 'number' ? code % 256 : -1
}
