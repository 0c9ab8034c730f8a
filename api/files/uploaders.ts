import type { Queries } from '../platform/database/queries.ts'

/** The names of those who have uploaded some files, users or sellers, by the id of the file. */
export async function readUploaders(
  queries: Queries,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('files')
    .leftJoin('users', 'users.id', 'files.userId')
    .leftJoin('sellers', 'sellers.id', 'files.userId')
    .select(['files.id', 'users.name as user', 'sellers.name as seller'])
    .where('files.id', 'in', fileIds)
    .execute()
  return new Map(rows.map(({ id, user, seller }) => [id, user ?? seller ?? '']))
}
