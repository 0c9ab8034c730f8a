import { createHash, randomBytes } from 'node:crypto'
import { hashLoginName } from './attempts-store.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** Browsers that are remembered for one name. Beyond that, the one not seen for the longest time is deleted. */
const devicesPerName = 20

const hashOfDevice = (device: string) => createHash('sha256').update(device).digest('hex')

/** Whether a sign-in under this name has succeeded with this device before (reliability L3). */
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
 * Remembers after a successful sign-in that the device belongs to the name. Returns its id: the given one if this
 * service made it, else a new one, so that nobody can plant a device id in another browser.
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
  const surplus = await queries
    .selectFrom('devices')
    .select('deviceHash')
    .where('nameHash', '=', nameHash)
    .orderBy('seenAt', 'desc')
    .offset(devicesPerName)
    .limit(100)
    .execute()
  if (surplus.length > 0) {
    await queries
      .deleteFrom('devices')
      .where('nameHash', '=', nameHash)
      .where(
        'deviceHash',
        'in',
        surplus.map((row) => row.deviceHash),
      )
      .execute()
  }
  return id
}
