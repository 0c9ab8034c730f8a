import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export type SalesmanRow = Selectable<Database['salesmen']>

/** The people of a customer: the salesperson first, then the team in its order. */
export async function readPeople(queries: Queries, customerId: string): Promise<SalesmanRow[]> {
  const own = await queries
    .selectFrom('salesmenOfCustomers')
    .innerJoin('salesmen', 'salesmen.id', 'salesmenOfCustomers.salesmanId')
    .selectAll('salesmen')
    .where('salesmenOfCustomers.customerId', '=', customerId)
    .execute()
  const team = await queries
    .selectFrom('salesTeams')
    .innerJoin('salesmen', 'salesmen.id', 'salesTeams.salesmanId')
    .selectAll('salesmen')
    .where('salesTeams.customerId', '=', customerId)
    .orderBy('salesTeams.position')
    .execute()
  return [...own, ...team.filter(({ id }) => !own.some((person) => person.id === id))]
}

export const findSalesman = (queries: Queries, id: string): Promise<SalesmanRow | undefined> =>
  queries.selectFrom('salesmen').selectAll().where('id', '=', id).executeTakeFirst()

export const readBranchHours = (queries: Queries, warehouseId: string) =>
  queries
    .selectFrom('branchHours')
    .select(['weekday', 'opens', 'closes'])
    .where('warehouseId', '=', warehouseId)
    .orderBy('weekday')
    .execute()

/** Booked calls of a salesperson from a day on. */
export const readBookedTimes = (queries: Queries, salesmanId: string, from: string) =>
  queries
    .selectFrom('callBacks')
    .select(['day', 'opens'])
    .where('salesmanId', '=', salesmanId)
    .where('day', '>=', from)
    .execute()

/** Booked calls of a user at a customer from a day on, in their order. */
export const readCallBacksOf = (
  queries: Queries,
  { customerId, userId }: { customerId: string; userId: string },
  from: string,
) =>
  queries
    .selectFrom('callBacks')
    .select(['day', 'opens', 'closes', 'subject', 'phone'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('opens')
    .execute()

/** Books a call. Returns false if the salesperson has another one at that time. */
export async function insertCallBack(
  queries: Queries,
  row: Insertable<Database['callBacks']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('callBacks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['salesmanId', 'day', 'opens']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
