import type { Queries } from '../platform/database/queries.ts'

/** The value of a setting as it was stored, parsed; null if the user has none. */
export async function findSetting(queries: Queries, userId: string, key: string): Promise<unknown> {
  const row = await queries
    .selectFrom('userSettings')
    .select('value')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : JSON.parse(row.value)
}

export async function writeSetting(
  queries: Queries,
  setting: { userId: string; key: string; value: string; updatedAt: string },
): Promise<void> {
  const { value, updatedAt } = setting
  await queries
    .insertInto('userSettings')
    .values(setting)
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet({ value, updatedAt }))
    .execute()
}
