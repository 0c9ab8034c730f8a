import { resultCode, sqliteBusy } from './sqlite/sqlite-codes.ts'

/**
 * PostgreSQL: timeouts (lock, statement, idle transaction), deadlock, too many connections, server starting or
 * stopping; and no connection.
 */
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
  'EPIPE',
  'ETIMEDOUT',
]

const partOf = (cause: unknown, name: string): unknown =>
  typeof cause === 'object' && cause !== null ? Reflect.get(cause, name) : undefined

/** Whether a write waited too long for a lock. */
export const isLockTimeout = (cause: unknown): boolean => partOf(cause, 'code') === '55P03'

/** Whether the database server did not answer a statement in time. */
export const isReadTimeout = (cause: Error): boolean => cause.message === 'Query read timeout'

/** Whether an error is temporary: the same request may succeed later. */
export function isBusy(cause: unknown): boolean {
  const code = partOf(cause, 'code')
  return (
    (typeof code === 'string' && postgresBusy.includes(code)) ||
    partOf(cause, 'syscall') === 'connect' ||
    sqliteBusy.includes(resultCode(cause)) ||
    (cause instanceof Error &&
      (isReadTimeout(cause) ||
        /timeout exceeded when trying to connect|Connection terminated|is not queryable/u.test(
          cause.message,
        )))
  )
}

/** Codes of PostgreSQL and the file system for a full disk or quota. */
const fullCodes = ['53100', 'ENOSPC', 'EDQUOT']
/** SQLite: full, and writes that the disk refused because of a quota (`SQLITE_IOERR_WRITE`, `_FSYNC`, `_SHMSIZE`). */
const sqliteFull = 13
const sqliteUnwritten = [778, 1034, 4874]

/** Whether a write failed because the disk is full. Reads still work. */
export function isDiskFull(cause: unknown): boolean {
  const code = partOf(cause, 'code')
  const errcode = partOf(cause, 'errcode')
  return (
    (typeof code === 'string' && fullCodes.includes(code)) ||
    resultCode(cause) === sqliteFull ||
    (typeof errcode === 'number' && sqliteUnwritten.includes(errcode))
  )
}

/** Whether the database cannot be written to at the moment. */
export const isUnwritable = (cause: unknown): boolean => isBusy(cause) || isDiskFull(cause)
