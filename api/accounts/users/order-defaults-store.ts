import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'

/** What a user's orders for a customer begin with. Empty texts are no defaults. */
export type OrderDefaults = Omit<Selectable<Database['orderDefaults']>, 'userId' | 'customerId'>

const noDefaults: OrderDefaults = { branchId: '', addressId: '', reference: '', project: '' }

export async function findOrderDefaults(
  queries: Queries,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<OrderDefaults> {
  const row = await queries
    .selectFrom('orderDefaults')
    .select(['branchId', 'addressId', 'reference', 'project'])
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row ?? noDefaults
}

export async function writeOrderDefaults(
  queries: Queries,
  { userId, customerId }: { userId: string; customerId: string },
  defaults: OrderDefaults,
): Promise<void> {
  await queries
    .insertInto('orderDefaults')
    .values({ userId, customerId, ...defaults })
    .onConflict((conflict) => conflict.columns(['userId', 'customerId']).doUpdateSet(defaults))
    .execute()
}
