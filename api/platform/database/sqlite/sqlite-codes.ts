/** SQLite's result codes for a lock that another connection holds. */
export const sqliteBusy: readonly number[] = [5, 6]

/** SQLite's plain result code of a failure; -1 for other failures. */
export function resultCode(cause: unknown): number {
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errcode') : undefined
  // Extended result codes carry the plain one in their low byte.
  return typeof code === 'number' ? code % 256 : -1
}
