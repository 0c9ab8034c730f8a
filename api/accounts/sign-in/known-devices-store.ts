import { createHash, randomBytes } from 'node:crypto'
import { hashLoginName } from './attempts-store.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** Browsers that are remembered for one name; the one unseen for longest is forgotten. */
export const devicesPerName = 20

const hashOfDevice = (device: string) => createHash('sha256').update(device).digest('hex')

/** Whether somebody has signed in under this name with this device before (reliability L3). */
export async function knowsDevice(queries: Queries, device: string, name: string): Promise<boolean> {
  const row = await queries
    .selectFrom('devices')
    .select('deviceHash')
    .where('deviceHash', '=', hashOfDevice(device))
    .where('nameHash', '=', hashLoginName(name))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Remembers after a good sign-in that the device belongs to the name, and answers its id: the given one when it is
 * ours already, else a new one, so that nobody can hand a device id to somebody else.
 */
export async function rememberDevice(
  queries: Queries,
  device: string | null,
  name: string,
  now: Date,
): Promise<string> {
  const ours =
    device !== null &&
    (await queries
      .selectFrom('devices')
      .select('deviceHash')
      .where('deviceHash', '=', hashOfDevice(device))
      .executeTakeFirst()) !== undefined
  const id = ours ? device : randomBytes(32).toString('base64url')
  const nameHash = hashLoginName(name)
  const seenAt = now.toISOString()
  await queries
    .insertInto('devices')
    .values({ deviceHash: hashOfDevice(id), nameHash, seenAt })
    .onConflict((conflict) => conflict.columns(['deviceHash', 'nameHash']).doUpdateSet({ seenAt }))
    .execute()
  const beyond = await queries
    .selectFrom('devices')
    .select('deviceHash')
    .where('nameHash', '=', nameHash)
    .orderBy('seenAt', 'desc')
    .offset(devicesPerName)
    .limit(100)
    .execute()
  if (beyond.length > 0) {
    await queries
      .deleteFrom('devices')
      .where('nameHash', '=', nameHash)
      .where(
        'deviceHash',
        'in',
        beyond.map((row) => row.deviceHash),
      )
      .execute()
  }
  return id
}
