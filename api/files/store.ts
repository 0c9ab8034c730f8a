import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { FilePurpose } from '../platform/files/file-purposes.ts'

export type FileRow = Selectable<Database['files']>

/** Whose file it is: a user at a customer. */
export interface FileOwner {
  customerId: string
  userId: string
}

export const insertFile = (queries: Queries, row: Insertable<Database['files']>) =>
  queries.insertInto('files').values(row).execute()

/** Changes the state of a file if it has the state `from`. Returns whether it did. */
export async function changeFileState(
  queries: Queries,
  id: string,
  from: FileRow['state'],
  to: FileRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('files')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A file of a customer that has not expired; undefined if there is none. */
export const findFile = (queries: Queries, id: string, now: Date): Promise<FileRow | undefined> =>
  queries
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['stored', 'kept'])
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** Files of a user at a customer that nothing keeps, and their bytes. */
export async function sumUnkept(
  queries: Queries,
  { customerId, userId }: FileOwner,
): Promise<{ files: number; bytes: number }> {
  const row = await queries
    .selectFrom('files')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size').as('bytes')])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('state', 'in', ['storing', 'stored'])
    .executeTakeFirstOrThrow()
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) }
}

/** Keeps a stored file of the owner until `until`. Returns it, or undefined if the owner has no such file. */
export const keepFile = (
  queries: Queries,
  { customerId, userId }: FileOwner,
  id: string,
  { purpose, now, until }: { purpose: FilePurpose; now: Date; until: Date },
): Promise<FileRow | undefined> =>
  queries
    .updateTable('files')
    .set({ state: 'kept', expiresAt: until.toISOString() })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'stored')
    .where('expiresAt', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()

/** Lets a stored file of the owner that nothing keeps expire at `now`. Returns whether there was one. */
export async function expireFile(
  queries: Queries,
  { customerId, userId }: FileOwner,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('files')
    .set({ expiresAt: now.toISOString() })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('state', '=', 'stored')
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Some expired files, marked so that nothing can keep them any more. */
export async function takeExpiredFiles(queries: Queries, now: Date, most: number): Promise<string[]> {
  const expired = queries
    .selectFrom('files')
    .select('files.id')
    .where('expiresAt', '<=', now.toISOString())
    .orderBy('expiresAt')
    .limit(most)
  const rows = await queries
    .updateTable('files')
    .set({ state: 'removing' })
    .where('id', 'in', expired)
    .where('expiresAt', '<=', now.toISOString())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteFileRow = (queries: Queries, id: string) =>
  queries.deleteFrom('files').where('id', '=', id).execute()
