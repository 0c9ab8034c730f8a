import { hashSessionId, newSessionId } from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findSeller, type SellerRow } from '../sellers/service.ts'

/** Minutes without a call, hours in total, and minutes between password and second factor. */
const limits = { idleMinutes: 60, hours: 12, codeMinutes: 10 }
/** Greatest age of `seenAt` in seconds, so that not every request writes. */
const seenGraceSeconds = 60

const before = (now: Date, seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

/** A seller with a session. `isComplete`: the second factor is proved. */
export interface SellerSession {
  idHash: string
  seller: SellerRow
  isComplete: boolean
}

/** Makes a session and returns its id. */
export async function createSellerSession(
  queries: Queries,
  sellerId: string,
  isComplete: boolean,
  now: Date,
): Promise<string> {
  const id = newSessionId()
  const at = now.toISOString()
  await queries
    .insertInto('sellerSessions')
    .values({
      idHash: hashSessionId(id),
      sellerId,
      isComplete: isComplete ? 1 : 0,
      createdAt: at,
      seenAt: at,
    })
    .execute()
  return id
}

/** The session of an id; null if it has ended or its seller is blocked. */
export async function findSellerSession(
  queries: Queries,
  id: string,
  now: Date,
): Promise<SellerSession | null> {
  if (!/^[\w-]{43}$/u.test(id)) return null
  const idHash = hashSessionId(id)
  const row = await queries
    .selectFrom('sellerSessions')
    .selectAll()
    .where('idHash', '=', idHash)
    .where('seenAt', '>', before(now, limits.idleMinutes * 60))
    .where('createdAt', '>', before(now, limits.hours * 3600))
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.isComplete === 0 && row.createdAt <= before(now, limits.codeMinutes * 60)) return null
  const seller = await findSeller(queries, row.sellerId)
  if (seller === undefined || seller.blocked === 1) return null
  if (row.seenAt <= before(now, seenGraceSeconds))
    await queries
      .updateTable('sellerSessions')
      .set({ seenAt: now.toISOString() })
      .where('idHash', '=', idHash)
      .execute()
  return { idHash, seller, isComplete: row.isComplete === 1 }
}

export const endSellerSession = (queries: Queries, idHash: string) =>
  queries.deleteFrom('sellerSessions').where('idHash', '=', idHash).execute()

export const endSessionsOfSeller = (queries: Queries, sellerId: string) =>
  queries.deleteFrom('sellerSessions').where('sellerId', '=', sellerId).execute()

/** Deletes sessions that have ended. */
export const deleteEndedSellerSessions = (queries: Queries, now: Date) =>
  queries
    .deleteFrom('sellerSessions')
    .where((eb) =>
      eb.or([
        eb('seenAt', '<=', before(now, limits.idleMinutes * 60)),
        eb('createdAt', '<=', before(now, limits.hours * 3600)),
      ]),
    )
    .execute()
