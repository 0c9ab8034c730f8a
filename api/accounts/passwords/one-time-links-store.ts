import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../../platform/database/queries.ts'

/** How long a one-time link is good for. */
export const linkMinutes = 30

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a link for a user and answers its token. The user's earlier links end. */
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

/** The user whom a link is for, while it can be used: not used yet, not expired, and its user not blocked. */
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

/** Uses a link up. Answers whether this was its one use: of several at once only one succeeds. */
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
