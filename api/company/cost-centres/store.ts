import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type BudgetPeriod, budgetPeriods, type CompanyPerson } from '../../contract/index.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'

export type CostCentreRow = Selectable<Database['costCentres']>

/** The cost centres of a customer by number, inactive ones included. */
export const listCostCentres = (queries: Queries, customerId: string): Promise<CostCentreRow[]> =>
  queries
    .selectFrom('costCentres')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('number')
    .execute()

/** A cost centre of the customer, deleted or not. */
export const findCostCentre = (
  queries: Queries,
  customerId: string,
  id: string,
): Promise<CostCentreRow | undefined> =>
  queries
    .selectFrom('costCentres')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The active cost centres on which a user may order, by number. */
export const costCentresForBuyer = (
  queries: Queries,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<Array<Pick<CostCentreRow, 'id' | 'number' | 'name'>>> =>
  queries
    .selectFrom('costCentres')
    .select(['id', 'number', 'name'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('forEveryone', '=', 1),
        eb.exists(
          eb
            .selectFrom('costCentreBuyers')
            .select('userId')
            .whereRef('costCentreBuyers.costCentreId', '=', 'costCentres.id')
            .where('costCentreBuyers.userId', '=', userId),
        ),
      ]),
    )
    .orderBy('number')
    .execute()

export const insertCostCentre = (queries: Queries, row: Insertable<Database['costCentres']>) =>
  queries.insertInto('costCentres').values(row).execute()

/** Changes a cost centre if it still has the version, which is counted up. Returns whether it did. */
export async function changeCostCentre(
  queries: Queries,
  { id, version }: { id: string; version: number },
  change: Updateable<Database['costCentres']>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('costCentres')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The buyers of cost centres, by name. */
export const readBuyers = (
  queries: Queries,
  costCentreIds: readonly string[],
): Promise<Array<CompanyPerson & { costCentreId: string }>> =>
  readInChunks(costCentreIds, (some) =>
    queries
      .selectFrom('costCentreBuyers')
      .innerJoin('users', 'users.id', 'costCentreBuyers.userId')
      .select(['costCentreBuyers.costCentreId', 'users.id as userId', 'users.name'])
      .where('costCentreBuyers.costCentreId', 'in', some)
      .orderBy('users.name')
      .orderBy('users.id')
      .execute(),
  )

/** Replaces the buyers of a cost centre. */
export async function setBuyers(
  queries: Queries,
  costCentreId: string,
  userIds: readonly string[],
): Promise<void> {
  await queries.deleteFrom('costCentreBuyers').where('costCentreId', '=', costCentreId).execute()
  await insertRows(
    queries,
    'costCentreBuyers',
    [...new Set(userIds)].map((userId) => ({ costCentreId, userId })),
  )
}

/** The cost centres of a customer that name a user as a buyer. */
export const costCentreIdsOfUser = async (
  queries: Queries,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<string[]> => {
  const rows = await queries
    .selectFrom('costCentreBuyers')
    .innerJoin('costCentres', 'costCentres.id', 'costCentreBuyers.costCentreId')
    .select('costCentres.id')
    .where('costCentres.customerId', '=', customerId)
    .where('costCentres.deletedAt', 'is', null)
    .where('costCentreBuyers.userId', '=', userId)
    .orderBy('costCentres.number')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Makes a user a buyer of exactly these cost centres of a customer; ids of other customers have no effect. A cost
 * centre that is `forEveryone` admits the user with or without.
 */
export async function setCostCentresOfUser(
  queries: Queries,
  {
    customerId,
    userId,
    costCentreIds,
  }: { customerId: string; userId: string; costCentreIds: readonly string[] },
): Promise<void> {
  const wanted = new Set(costCentreIds)
  const own = (await listCostCentres(queries, customerId)).map(({ id }) => id)
  await readInChunks(own, async (some) => {
    await queries
      .deleteFrom('costCentreBuyers')
      .where('userId', '=', userId)
      .where('costCentreId', 'in', some)
      .execute()
    return []
  })
  await insertRows(
    queries,
    'costCentreBuyers',
    own.filter((id) => wanted.has(id)).map((costCentreId) => ({ costCentreId, userId })),
  )
}

/** The cost centre of the customer with that number; empty if there is none. */
export async function costCentreIdOf(queries: Queries, customerId: string, number: string): Promise<string> {
  if (number === '') return ''
  const row = await queries
    .selectFrom('costCentres')
    .select('id')
    .where('customerId', '=', customerId)
    .where('number', '=', number)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.id ?? ''
}

/**
 * Locks the budget of a cost centre until the end of the transaction, so that the orders of two users are counted one
 * after the other.
 */
export async function lockCostCentre(
  { trx, dialect }: WriteContext,
  customerId: string,
  number: string,
): Promise<void> {
  if (number === '' || dialect !== 'postgres') return
  await trx
    .selectFrom('costCentres')
    .select('id')
    .where('customerId', '=', customerId)
    .where('number', '=', number)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The use of a cost centre. */
interface CostCentreUse {
  /** Net amount of its orders of the running period, without cancelled ones. */
  used: number
  /** An order names it, by its id or, from before it, by its number. */
  inUse: boolean
}

/** The use of the cost centres of a customer, by id, in one query. `startOf` is when the running period began. */
export async function readCostCentreUse(
  queries: Queries,
  customerId: string,
  startOf: (period: BudgetPeriod) => string,
): Promise<Map<string, CostCentreUse>> {
  const rows = await queries
    .selectFrom('costCentres')
    .select((eb) => [
      'costCentres.id',
      eb
        .selectFrom('orders')
        .select((order) => order.fn.sum<number | null>(sql`"total" - "vat"`).as('net'))
        .whereRef('orders.costCentreId', '=', 'costCentres.id')
        // Lets the database use the index, which has no other rows.
        .where('orders.costCentreId', '<>', '')
        .where('orders.status', '<>', 'CANCELLED')
        .where(
          'orders.placedAt',
          '>=',
          sql<string>`case "period" ${sql.join(
            budgetPeriods.map((period) => sql`when ${period} then ${startOf(period)}`),
            sql` `,
          )} end`,
        )
        .as('used'),
      sql<number>`case when exists (select 1 from "orders" where "costCentreId" = "costCentres"."id"
          and "costCentreId" <> '')
        or exists (select 1 from "orders" where "orders"."customerId" = "costCentres"."customerId"
          and "orders"."costCentre" = "costCentres"."number" and "orders"."costCentre" <> '')
        then 1 else 0 end`.as('inUse'),
    ])
    .where('costCentres.customerId', '=', customerId)
    .where('costCentres.deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, used, inUse }) => [id, { used: Number(used ?? 0), inUse: inUse === 1 }]))
}

/** Deletes what was deleted before a time and cannot be restored any more. */
export const purgeCostCentres = (queries: Queries, before: Date) =>
  queries.deleteFrom('costCentres').where('deletedAt', '<', before.toISOString()).execute()
