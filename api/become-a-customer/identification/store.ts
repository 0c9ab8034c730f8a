import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'

export type IdentificationRow = Selectable<Database['identifications']>

export const findIdentification = async (
  queries: Queries,
  id: string,
): Promise<IdentificationRow | undefined> =>
  id === ''
    ? undefined
    : queries.selectFrom('identifications').selectAll().where('id', '=', id).executeTakeFirst()

export const insertIdentification = (queries: Queries, row: IdentificationRow) =>
  queries.insertInto('identifications').values(row).execute()

/**
 * Moves an e-identification from one state to another. Returns whether it was in that state: only one of several wins.
 */
export async function moveIdentification(
  queries: Queries,
  id: string,
  from: IdentificationRow['state'],
  change: Partial<IdentificationRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('identifications')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Takes the e-identification of an answer, once: it was started by this browser, is the current one of its application,
 * and has not expired. Undefined for every other answer.
 */
export async function takeStarted(
  queries: Queries,
  { stateHash, keyHash, now }: { stateHash: string; keyHash: string; now: Date },
): Promise<IdentificationRow | undefined> {
  const at = now.toISOString()
  return queries
    .updateTable('identifications')
    .set({ state: 'answering', stateHash: null, changedAt: at })
    .where('stateHash', '=', stateHash)
    .where('keyHash', '=', keyHash)
    .where('state', '=', 'started')
    .where('expiresAt', '>', at)
    .where('id', 'in', queries.selectFrom('applications').select('identificationId'))
    .returningAll()
    .executeTakeFirst()
}

/** Links that were mailed to signatories of an application since a time. */
export async function countInvitations(
  queries: Queries,
  applicationId: string,
  since: Date,
): Promise<number> {
  const { count } = await queries
    .selectFrom('identifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .where('keyHash', '=', '')
    .where('startedAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
