import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { type PushBrowsers, type SiteName, siteKeyOf, readSiteName } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

/** Browsers of one user that get notifications. Beyond that, the one that was switched on first is deleted. */
const browsersPerUser = 10

/** The hash under which a browser is known; empty without the id that a sign-in leaves in it. */
export const hashDevice = (device: string | null): string =>
  device === null ? '' : createHash('sha256').update(device).digest('hex')

const ofUser = (queries: Queries, userId: string) =>
  queries
    .selectFrom('pushSubscriptions')
    .select(['id', 'site', 'deviceHash', 'browser', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** The browsers of a user, the newest first; `device` is the id of the one that asks. */
export async function readPushBrowsers(
  queries: Queries,
  userId: string,
  device: string | null,
): Promise<PushBrowsers> {
  const rows = await ofUser(queries, userId)
  return {
    browsers: rows.map(({ id, browser, createdAt, deviceHash }) => ({
      id,
      name: browser,
      createdAt,
      here: device !== null && deviceHash === hashDevice(device),
    })),
  }
}

/** Where news of a site go to: browsers that were switched on in its pages, with the site by its name. */
export async function findSubscriptions(
  queries: Queries,
  userId: string,
  site: SiteName,
): Promise<{ id: string; site: SiteName }[]> {
  const rows = await ofUser(queries, userId)
  return rows
    .map(({ id, site: name }) => ({ id, site: readSiteName(name) }))
    .filter((each) => siteKeyOf(each.site) === siteKeyOf(site))
}

/** Adds a browser. It has one user: whoever has switched it on last. */
export async function insertSubscription(
  queries: Queries,
  row: Insertable<Database['pushSubscriptions']>,
): Promise<void> {
  const { deviceHash, endpoint, userId } = row
  await queries
    .deleteFrom('pushSubscriptions')
    .where((eb) =>
      eb.or([
        eb('endpoint', '=', endpoint),
        ...(deviceHash === '' ? [] : [eb('deviceHash', '=', deviceHash)]),
      ]),
    )
    .execute()
  await queries
    .insertInto('pushSubscriptions')
    .values(row)
    // The same browser has asked twice at once.
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .execute()
  const tooMany = (await ofUser(queries, userId)).slice(browsersPerUser).map(({ id }) => id)
  if (tooMany.length > 0) await queries.deleteFrom('pushSubscriptions').where('id', 'in', tooMany).execute()
}

/** Ends the notifications of one of the user's browsers. Returns whether there was one. */
export async function deleteSubscription(queries: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('pushSubscriptions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * A message with its browser, if its user may still get it: is not blocked, and acts for the customer whom it is about.
 */
export const findMessage = (queries: Queries, id: string) =>
  queries
    .selectFrom('pushMessages')
    .innerJoin('pushSubscriptions', (join) =>
      join
        .onRef('pushSubscriptions.id', '=', 'pushMessages.subscriptionId')
        .onRef('pushSubscriptions.userId', '=', 'pushMessages.userId'),
    )
    .innerJoin('users', 'users.id', 'pushMessages.userId')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.userId', '=', 'pushMessages.userId')
        .onRef('attachments.customerId', '=', 'pushMessages.customerId'),
    )
    .selectAll('pushMessages')
    .select(['pushSubscriptions.endpoint', 'pushSubscriptions.p256dh', 'pushSubscriptions.auth'])
    .where('pushMessages.id', '=', id)
    .where('users.blocked', '=', 0)
    .where('attachments.state', '=', 'active')
    .executeTakeFirst()
export type PushMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>
