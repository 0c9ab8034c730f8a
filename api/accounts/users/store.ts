import type { Selectable } from 'kysely'
import {
  optionalFields,
  permissions,
  sites,
  type OptionalField,
  type Permission,
  type SiteKey,
} from '../../contract/index.ts'
import { normaliseName } from '../sign-in/attempts-store.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'

export type UserRow = Selectable<Database['users']>
export type CustomerRow = Selectable<Database['customers']>

/** Whether there is any user. */
export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The user of a submitted name, in the name's own or its normalised spelling. */
export function findUserByName(queries: Queries, name: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('users')
    .selectAll()
    .where('userName', 'in', [normaliseName(name), name])
    .executeTakeFirst()
}

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The customers that a user may act for on a site, in the user's order: the site's own first, then those of other
 * sites of the same country, whose prices are in the same currency.
 */
export async function attachedCustomers(
  queries: Queries,
  userId: string,
  site: SiteKey,
): Promise<CustomerRow[]> {
  const rows = await queries
    .selectFrom('attachments')
    .innerJoin('customers', 'customers.id', 'attachments.customerId')
    .selectAll('customers')
    .where('attachments.userId', '=', userId)
    .orderBy('attachments.position')
    .orderBy('customers.id')
    .execute()
  const home = Object.values(sites).filter((other) => other.country === sites[site].country)
  return [
    ...rows.filter((row) => row.site === site),
    ...rows.filter((row) => row.site !== site && home.some((other) => other.key === row.site)),
  ]
}

/** A customer by id. Throws when it is gone: a session cannot name one that is not there. */
export function customerOf(queries: Queries, id: string): Promise<CustomerRow> {
  return queries.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * What decides which articles, prices and stock somebody sees: the customer's terms, and whether prices are hidden,
 * because the user wants it so or lacks perm:seePrices.
 */
export async function readerOf(
  queries: Queries,
  userId: string,
  customerId: string,
): Promise<{ customerId: string; priceGroup: string; warehouseId: string; hidesPrices: boolean }> {
  const { hidePrices, hidePricesAvailable, ...terms } = await queries
    .selectFrom('customers')
    .leftJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['customers.id as customerId', 'priceGroup', 'warehouseId', 'hidePrices', 'hidePricesAvailable'])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  const unknown = hidePrices === null || hidePricesAvailable === null
  const hidden = unknown || hidesPrices({ hidePrices, hidePricesAvailable })
  const allowed = hidden || (await permissionsOf(queries, userId, customerId)).includes('perm:seePrices')
  return { ...terms, hidesPrices: hidden || !allowed }
}

const isPermission = (name: string): name is Permission => permissions.some((each) => each === name)

/** What a user may do for a customer: what any of the user's roles there allows. Nothing when not attached. */
export async function permissionsOf(
  queries: Queries,
  userId: string,
  customerId: string,
): Promise<Permission[]> {
  const rows = await queries
    .selectFrom('roleAssignments')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'roleAssignments.role')
    .select('rolePermissions.permission')
    .distinct()
    .where('roleAssignments.userId', '=', userId)
    .where('roleAssignments.customerId', '=', customerId)
    .orderBy('rolePermissions.permission')
    .execute()
  return rows.map((row) => row.permission).filter(isPermission)
}

/** Whether prices are hidden from a user (spec §3 temporarilyHidePrices). */
export const hidesPrices = (user: Pick<UserRow, 'hidePrices' | 'hidePricesAvailable'>): boolean =>
  user.hidePricesAvailable === 1 && user.hidePrices === 1

/** Whether a user has asked for the customer's own assortment alone, and may (spec §3 onlyMyAssortment). */
export const seesOwnAssortmentAlone = (user: UserRow): boolean =>
  user.onlyMyAssortmentAvailable === 1 && user.onlyMyAssortment === 1

/** Whether a customer has an assortment that a list can be narrowed to. */
export async function hasAssortment(queries: Queries, customerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('assortments')
    .select('productId')
    .where('customerId', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down what a user has chosen to see. */
export async function writeChoice(
  queries: Queries,
  userId: string,
  choice: 'hidePrices' | 'onlyMyAssortment',
  isActive: boolean,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ [choice]: isActive ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}

/** Where a customer takes deliveries: its own address first, then the further ones. */
export async function addressesOf(
  queries: Queries,
  customerId: string,
): Promise<Array<{ id: string; name: string; street: string; postalCode: string; city: string }>> {
  const { id, name, street, postalCode, city } = await customerOf(queries, customerId)
  const further = await queries
    .selectFrom('addresses')
    .select(['id', 'name', 'street', 'postalCode', 'city'])
    .where('customerId', '=', customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [{ id, name, street, postalCode, city }, ...further]
}

/** The fields of the checkout that a company must fill in beside those of every order. */
export async function requiredFieldsOf(queries: Queries, customerId: string): Promise<OptionalField[]> {
  const row = await queries
    .selectFrom('customerRules')
    .select('requiredFields')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  const named = row?.requiredFields.split(',') ?? []
  return optionalFields.filter((field) => named.includes(field))
}
