import type { Selectable } from 'kysely'
import {
  optionalFields,
  sites,
  type OptionalField,
  type Salesman,
  type SiteKey,
} from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import { permissionsOf } from '../permissions/store.ts'
import { hidesPrices } from '../users/store.ts'

export type CustomerRow = Selectable<Database['customers']>

/**
 * The customers that a user may act for on a site, in the user's order: the site's own first, then those of other
 * sites in the same country, whose prices are in the same currency.
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

/** Attaches a user to a customer, after the customers that the user has already. Does nothing if attached. */
export async function attachUser(queries: Queries, userId: string, customerId: string): Promise<void> {
  const { last } = await queries
    .selectFrom('attachments')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('attachments')
    .values({ userId, customerId, position: last === null ? 0 : Number(last) + 1 })
    .onConflict((conflict) => conflict.columns(['userId', 'customerId']).doNothing())
    .execute()
}

/** A customer by id. Throws if there is none: a session cannot name a customer that does not exist. */
export function getCustomer(queries: Queries, id: string): Promise<CustomerRow> {
  return queries.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What decides which articles, prices and stock a user of a customer sees. */
export interface CustomerTerms {
  customerId: string
  priceGroup: string
  warehouseId: string
  /** The user hides prices, or lacks perm:seePrices. */
  hidesPrices: boolean
}

/** The terms of a user at a customer. */
export async function customerTermsOf(
  queries: Queries,
  userId: string,
  customerId: string,
): Promise<CustomerTerms> {
  const { hidePrices, hidePricesAvailable, ...terms } = await queries
    .selectFrom('customers')
    .leftJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['customers.id as customerId', 'priceGroup', 'warehouseId', 'hidePrices', 'hidePricesAvailable'])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  const isUnknown = hidePrices === null || hidePricesAvailable === null
  const isHidden = isUnknown || hidesPrices({ hidePrices, hidePricesAvailable })
  const isAllowed = isHidden || (await permissionsOf(queries, userId, customerId)).includes('perm:seePrices')
  return { ...terms, hidesPrices: isHidden || !isAllowed }
}

/** Whether a customer has an assortment that lists can be limited to. */
export async function hasAssortment(queries: Queries, customerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('assortments')
    .select('productId')
    .where('customerId', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The delivery addresses of a customer: its own first, then the others by name. */
export async function addressesOf(
  queries: Queries,
  customerId: string,
): Promise<Array<{ id: string; name: string; street: string; postalCode: string; city: string }>> {
  const { id, name, street, postalCode, city } = await getCustomer(queries, customerId)
  const others = await queries
    .selectFrom('addresses')
    .select(['id', 'name', 'street', 'postalCode', 'city'])
    .where('customerId', '=', customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [{ id, name, street, postalCode, city }, ...others]
}

/** The checkout fields that a customer requires beside those of every order. */
export async function requiredFieldsOf(queries: Queries, customerId: string): Promise<OptionalField[]> {
  const row = await queries
    .selectFrom('customerRules')
    .select('requiredFields')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  const named = row?.requiredFields.split(',') ?? []
  return optionalFields.filter((field) => named.includes(field))
}

/** The salesperson of a customer; null if there is none. */
export async function salesmanOf(queries: Queries, customerId: string): Promise<Salesman | null> {
  const row = await queries
    .selectFrom('salesmenOfCustomers')
    .innerJoin('salesmen', 'salesmen.id', 'salesmenOfCustomers.salesmanId')
    .select(['salesmen.name', 'salesmen.telephoneNumber', 'salesmen.email'])
    .where('salesmenOfCustomers.customerId', '=', customerId)
    .executeTakeFirst()
  return row ?? null
}
