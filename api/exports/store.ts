import type { Selectable } from 'kysely'
import type { JobOwner } from '../platform/jobs/store.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export const insertExport = (queries: Queries, row: Omit<Selectable<Database['exports']>, 'fileId'>) =>
  queries.insertInto('exports').values(row).execute()

/** Unfinished exports of a user, of every list and at every customer. */
export const readUnfinished = (queries: Queries, userId: string) =>
  queries
    .selectFrom('exports')
    .innerJoin('jobs', 'jobs.id', 'exports.id')
    .select(['exports.id', 'exports.customerId', 'exports.list', 'exports.request'])
    .where('exports.userId', '=', userId)
    .where('jobs.finishedAt', 'is', null)
    .where('jobs.cancelRequested', '=', 0)
    .execute()

const mostShown = 5

/** The owner's latest exports of a list that are not cancelled, newest first, with their job and file. */
export const readExports = (queries: Queries, { customerId, userId }: JobOwner, list: string) =>
  queries
    .selectFrom('exports')
    .innerJoin('jobs', 'jobs.id', 'exports.id')
    .leftJoin('files', 'files.id', 'exports.fileId')
    .select(['exports.id', 'exports.createdAt', 'jobs.state', 'jobs.done', 'jobs.total'])
    .select(['files.id as fileId', 'files.name', 'files.size', 'files.expiresAt'])
    .where('exports.userId', '=', userId)
    .where('exports.customerId', '=', customerId)
    .where('exports.list', '=', list)
    .where('jobs.cancelRequested', '=', 0)
    .orderBy('exports.createdAt', 'desc')
    .orderBy('exports.id')
    .limit(mostShown)
    .execute()

/** Deletes an ended export of the owner. Returns the id of its file, which may be empty; undefined if there is none. */
export async function deleteExport(
  queries: Queries,
  id: string,
  { customerId, userId }: JobOwner,
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('exports')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .returning('fileId')
    .executeTakeFirst()
  return row?.fileId
}

export const setExportFile = (queries: Queries, id: string, fileId: string) =>
  queries.updateTable('exports').set({ fileId }).where('id', '=', id).execute()
