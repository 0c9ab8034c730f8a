import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../../platform/database/queries.ts'

/** Minutes for which a one-time link is valid. */
export const linkMinutes = 30

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a link for a user and returns its token. Earlier links of the user end. */
export async function createLink(queries: Queries, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.deleteFrom('oneTimeLinks').where('userId', '=', userId).execute()
  await queries
    .insertInto('oneTimeLinks')
    .values({
      tokenHash: hashOf(token),
      userId,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
      usedAt: null,
    })
    .execute()
  return token
}

/** The user of a valid link: not used, not expired, and the user not blocked. */
export const findLinkUser = (queries: Queries, token: string, now: Date) =>
  queries
    .selectFrom('oneTimeLinks')
    .innerJoin('users', 'users.id', 'oneTimeLinks.userId')
    .select(['users.id', 'users.userName'])
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('users.blocked', '=', 0)
    .executeTakeFirst()

/** Marks a link as used. Returns true for the first use only, also among concurrent ones. */
export async function consumeLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('oneTimeLinks')
    .set({ usedAt: now.toISOString() })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
