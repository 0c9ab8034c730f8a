import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../../platform/database/queries.ts'
import type { LinkPurpose } from '../../platform/database/schema/link-purpose.ts'

/** Minutes for which a one-time link is valid. */
export const linkMinutes = 30

/**
 * Days for which an invitation is valid: it is sent by somebody else, perhaps before a weekend or a holiday, and sets
 * the password only of a user who has none.
 */
export const invitationDays = 7

/** Links of one purpose that a user is sent within an hour. */
export const linksPerHour = 5

const isInvitation = (purpose: LinkPurpose): boolean => purpose === 'invitation' || purpose === 'attachment'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const plusMinutes = (time: Date, minutes: number): string =>
  new Date(time.getTime() + minutes * 60_000).toISOString()

/**
 * A link to be made. `email` is the address to which it is mailed, and which its use confirms; `customerId` the
 * customer whose invitation it accepts.
 */
export interface NewLink {
  purpose: LinkPurpose
  email?: string
  customerId?: string
}

/**
 * Makes a link for a user and returns its token. Earlier links of the same purpose end; so do all links that set a
 * password.
 */
export async function createLink(
  queries: Queries,
  userId: string,
  now: Date,
  { purpose, email = '', customerId = '' }: NewLink = { purpose: 'password' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const replaced: LinkPurpose[] =
    purpose === 'password' || purpose === 'invitation' ? ['password', 'invitation'] : [purpose]
  await endLinks(queries, userId, now, replaced, customerId)
  await queries
    .insertInto('oneTimeLinks')
    .values({
      tokenHash: hashOf(token),
      userId,
      createdAt: now.toISOString(),
      expiresAt: plusMinutes(now, isInvitation(purpose) ? invitationDays * 24 * 60 : linkMinutes),
      usedAt: null,
      purpose,
      email,
      customerId,
    })
    .execute()
  return token
}

/** Ends the unused links of a user, for a customer if it is named. */
export async function endLinks(
  queries: Queries,
  userId: string,
  now: Date,
  purposes: readonly LinkPurpose[],
  customerId = '',
): Promise<void> {
  await queries
    .updateTable('oneTimeLinks')
    .set({ usedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .$if(customerId !== '', (query) => query.where('customerId', '=', customerId))
    .execute()
}

/** Whether a user has been sent as many links of a purpose within the hour as are allowed. */
export async function hasManyLinks(
  queries: Queries,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  const { count } = await queries
    .selectFrom('oneTimeLinks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', plusMinutes(now, -60))
    .executeTakeFirstOrThrow()
  return Number(count) >= linksPerHour
}

/**
 * The user of a valid link for one of the purposes: not used, not expired, and the user not blocked. An invitation is
 * valid until the user has a password.
 */
export const findLink = (queries: Queries, token: string, now: Date, purposes: readonly LinkPurpose[]) =>
  queries
    .selectFrom('oneTimeLinks')
    .innerJoin('users', 'users.id', 'oneTimeLinks.userId')
    .selectAll('users')
    .select(['oneTimeLinks.email as linkEmail', 'oneTimeLinks.customerId as linkCustomerId'])
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('users.blocked', '=', 0)
    .where((eb) => eb.or([eb('purpose', '<>', 'invitation'), eb('users.passwordHash', '=', '')]))
    .executeTakeFirst()

/**
 * Marks a link as used, and the address to which it was mailed as the user's own. Returns true for the first use only,
 * also among concurrent ones.
 */
export async function consumeLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const used = await queries
    .updateTable('oneTimeLinks')
    .set({ usedAt: now.toISOString() })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning(['userId', 'email'])
    .executeTakeFirst()
  if (used === undefined) return false
  if (used.email !== '')
    await queries
      .updateTable('users')
      .set({ confirmedEmail: used.email })
      .where('id', '=', used.userId)
      .execute()
  return true
}
