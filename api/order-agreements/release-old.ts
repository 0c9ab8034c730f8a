import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'

/**
 * Removes lines of agreements from carts that nobody has changed since a time, so that forgotten carts do not hold what
 * colleagues need. Carts that wait for approval keep theirs.
 */
export async function releaseOldCallOffs(queries: Queries, before: Date): Promise<void> {
  const waiting = queries
    .selectFrom('approvalRequests')
    .select(sql<string>`'approval:' || "approvalRequests"."id"`.as('owner'))
    .where('state', 'in', ['waiting', 'partlyApproved'])
  const old = await queries
    .selectFrom('carts')
    .select('carts.id')
    .where('changedAt', '<', before.toISOString())
    .where(sql<string>`replace("carts"."owner", ' removed', '')`, 'not in', waiting)
    .where('carts.id', 'in', (eb) =>
      eb.selectFrom('cartLines').select('cartId').where('lockKind', '=', sql.lit('agreement')),
    )
    .limit(1000)
    .execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await queries
    .deleteFrom('cartLines')
    .where('cartId', 'in', ids)
    .where('lockKind', '=', 'agreement')
    .execute()
  // A checkout that still shows the lines is refused.
  await queries
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
