import type { Selectable, Updateable } from 'kysely'
import { readInChunks } from '../../platform/database/chunks.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'

type UnitRow = Selectable<Database['companyUnits']>

/** The units of a customer, by number. */
export const listUnits = (queries: Queries, customerId: string): Promise<UnitRow[]> =>
  queries
    .selectFrom('companyUnits')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('number')
    .execute()

/** A unit of the customer, deleted or not. */
export const findUnit = (queries: Queries, customerId: string, id: string): Promise<UnitRow | undefined> =>
  queries
    .selectFrom('companyUnits')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertUnit = (queries: Queries, row: UnitRow) =>
  queries.insertInto('companyUnits').values(row).execute()

/** Changes a unit if it still has the version, which is counted up. Returns whether it did. */
export async function changeUnit(
  queries: Queries,
  { id, version }: { id: string; version: number },
  change: Updateable<Database['companyUnits']>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('companyUnits')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The addresses of units that are not deleted, by name. */
export const readUnitAddresses = (queries: Queries, unitIds: readonly string[]) =>
  readInChunks(unitIds, (some) =>
    queries
      .selectFrom('unitAddresses')
      .innerJoin('addresses', 'addresses.id', 'unitAddresses.addressId')
      .select(['unitAddresses.unitId', 'addresses.id as addressId', 'addresses.name', 'addresses.city'])
      .where('unitAddresses.unitId', 'in', some)
      .where('addresses.deletedAt', 'is', null)
      .orderBy('addresses.name')
      .orderBy('addresses.id')
      .execute(),
  )

/** Members and approvers of units, by name. */
export const readUnitUsers = (queries: Queries, unitIds: readonly string[]) =>
  readInChunks(unitIds, (some) =>
    queries
      .selectFrom('unitUsers')
      .innerJoin('users', 'users.id', 'unitUsers.userId')
      .select(['unitUsers.unitId', 'unitUsers.part', 'users.id as userId', 'users.name'])
      .where('unitUsers.unitId', 'in', some)
      .orderBy('users.name')
      .orderBy('users.id')
      .execute(),
  )

/** Replaces addresses, members and approvers of a unit. */
export async function setUnitParts(
  queries: Queries,
  unitId: string,
  {
    addressIds,
    memberIds,
    approverIds,
  }: Record<'addressIds' | 'memberIds' | 'approverIds', readonly string[]>,
): Promise<void> {
  await queries.deleteFrom('unitAddresses').where('unitId', '=', unitId).execute()
  await queries.deleteFrom('unitUsers').where('unitId', '=', unitId).execute()
  await insertRows(
    queries,
    'unitAddresses',
    [...new Set(addressIds)].map((addressId) => ({ unitId, addressId })),
  )
  await insertRows(queries, 'unitUsers', [
    ...[...new Set(memberIds)].map((userId) => ({ unitId, userId, part: 'member' as const })),
    ...[...new Set(approverIds)].map((userId) => ({ unitId, userId, part: 'approver' as const })),
  ])
}

/** The addresses of the units that a user is a member of at a customer. */
export async function unitAddressIdsOf(
  queries: Queries,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('unitUsers')
    .innerJoin('companyUnits', 'companyUnits.id', 'unitUsers.unitId')
    .innerJoin('unitAddresses', 'unitAddresses.unitId', 'companyUnits.id')
    .select('unitAddresses.addressId')
    .distinct()
    .where('unitUsers.userId', '=', userId)
    .where('unitUsers.part', '=', 'member')
    .where('companyUnits.customerId', '=', customerId)
    .where('companyUnits.deletedAt', 'is', null)
    .execute()
  return rows.map(({ addressId }) => addressId)
}

/** Deletes what was deleted before a time and cannot be restored any more. */
export const purgeUnits = (queries: Queries, before: Date) =>
  queries.deleteFrom('companyUnits').where('deletedAt', '<', before.toISOString()).execute()
