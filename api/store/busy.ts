/** PostgreSQL: waits that ended (lock, statement), deadlock, too many connections, server starting or stopping, a transaction that stood still too long; and no connection. */
const postgresBusy = [
  '55P03',
  '57014',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
]
/** SQLite: busy, locked, disk full. */
const sqliteBusy = [5, 6, 13]

const partOf = (cause: unknown, name: string): unknown =>
  typeof cause === 'object' && cause !== null ? Reflect.get(cause, name) : undefined

/** Whether a write waited too long for another one's lock. */
export const isLockTimeout = (cause: unknown): boolean => partOf(cause, 'code') === '55P03'

/** Whether the database could not do it now but may later: nothing is wrong with the request. */
export function isBusy(cause: unknown): boolean {
  const code = partOf(cause, 'code')
  const errcode = partOf(cause, 'errcode')
  return (
    (typeof code === 'string' && postgresBusy.includes(code)) ||
    // Extended result codes carry the plain one in their low byte.
    (typeof errcode === 'number' && sqliteBusy.includes(errcode % 256)) ||
    (cause instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|is not queryable/u.test(cause.message))
  )
}
