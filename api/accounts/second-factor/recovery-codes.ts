import { createHash, randomInt } from 'node:crypto'
import type { Queries } from '../../platform/database/queries.ts'

const codes = 10
const groups = 6
const groupLength = 4

/** Without letters that look like digits. 24 of them have 120 bits, so that a plain hash is safe (ASVS 6.5.2). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** Case, spaces, hyphens, and letters that look like digits do not matter. */
const normalize = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1')

const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${normalize(code)}`)
    .digest('hex')

/** Replaces the recovery codes of a user and returns the new ones, which are not stored. Run it in a transaction. */
export async function createRecoveryCodes(queries: Queries, userId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, randomCode)
  await queries.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await queries
    .insertInto('recoveryCodes')
    .values(made.map((code) => ({ codeHash: hashOf(userId, code), userId, usedAt: null })))
    .execute()
  return made
}

/** Uses a recovery code. Returns true for the first use only, also among concurrent ones. */
export async function consumeRecoveryCode(
  queries: Queries,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('recoveryCodes')
    .set({ usedAt: now.toISOString() })
    .where('codeHash', '=', hashOf(userId, code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
