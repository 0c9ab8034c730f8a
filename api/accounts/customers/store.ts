import type { Selectable, Updateable } from 'kysely'
import { sites, type Salesman, type SiteKey } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import { permissionsOf } from '../permissions/store.ts'
import { hidesPrices, writeSearchTexts } from '../users/store.ts'

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
    .where('attachments.state', '=', 'active')
    .orderBy('attachments.position')
    .orderBy('customers.id')
    .execute()
  const home = Object.values(sites).filter((other) => other.country === sites[site].country)
  return [
    ...rows.filter((row) => row.site === site),
    ...rows.filter((row) => row.site !== site && home.some((other) => other.key === row.site)),
  ]
}

/**
 * The customers among which a user switches on a site, with the user's own names. Hidden ones are left out, except the
 * current one.
 */
export async function shownCustomers(
  queries: Queries,
  userId: string,
  { site, customerId }: { site: SiteKey; customerId: string },
): Promise<Array<CustomerRow & { nickname: string }>> {
  const rows = await queries
    .selectFrom('attachments')
    .select(['customerId', 'nickname', 'hidden'])
    .where('userId', '=', userId)
    .execute()
  const own = new Map(rows.map((row) => [row.customerId, row]))
  return (await attachedCustomers(queries, userId, site))
    .filter(({ id }) => id === customerId || own.get(id)?.hidden !== 1)
    .map((customer) => ({ ...customer, nickname: own.get(customer.id)?.nickname ?? '' }))
}

/**
 * The customer that a user acts for after signing in on a site: the chosen one, else the first; undefined if there is
 * none.
 */
export async function signInCustomer(
  queries: Queries,
  userId: string,
  site: SiteKey,
): Promise<CustomerRow | undefined> {
  const attached = await attachedCustomers(queries, userId, site)
  const chosen = await queries
    .selectFrom('defaultCustomers')
    .select('customerId')
    .where('userId', '=', userId)
    .where('site', '=', site)
    .executeTakeFirst()
  return attached.find(({ id }) => id === chosen?.customerId) ?? attached[0]
}

/** Attaches a user to a customer, after the customers that the user has already. Does nothing if attached. */
export async function attachUser(
  queries: Queries,
  userId: string,
  customerId: string,
  more: Partial<Updateable<Database['attachments']>> = {},
): Promise<void> {
  const { last } = await queries
    .selectFrom('attachments')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('attachments')
    .values({ userId, customerId, position: last === null ? 0 : Number(last) + 1, ...more })
    .onConflict((conflict) => conflict.columns(['userId', 'customerId']).doNothing())
    .execute()
  await writeSearchTexts(queries, userId)
}

/** Makes an invited user active, at one customer or at all that have invited the user. Returns the customers' ids. */
export async function acceptInvitations(
  queries: Queries,
  userId: string,
  customerId?: string,
): Promise<string[]> {
  const accepted = await queries
    .updateTable('attachments')
    .set((eb) => ({
      state: 'active' as const,
      version: eb('version', '+', 1),
      invitedName: '',
      invitedMobile: '',
      invitedLanguage: '',
    }))
    .where('userId', '=', userId)
    .where('state', '=', 'invited')
    .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId ?? ''))
    .returning('customerId')
    .execute()
  await writeSearchTexts(queries, userId)
  return accepted.map((row) => row.customerId)
}

/**
 * Counts a change of a user's name, number or language at the customers of the user, whose administrators may have it
 * in a form. Invited users are shown as they were typed. Call it after the change, so that whoever changes the same
 * user waits first.
 */
export async function countPersonChange(
  queries: Queries,
  userId: string,
  { exceptAt = '' }: { exceptAt?: string } = {},
): Promise<void> {
  await queries
    .updateTable('attachments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('customerId', '<>', exceptAt)
    .where('invitedName', '=', '')
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

/** Both lines of an address as one. */
export const streetText = ({ street, street2 }: { street: string; street2: string }): string =>
  [street, street2].filter(Boolean).join(', ')

/**
 * The active delivery addresses of a customer: the default first, which is its own unless another was chosen, then the
 * others by name.
 */
export async function addressesOf(
  queries: Queries,
  customerId: string,
): Promise<Array<{ id: string; name: string; street: string; postalCode: string; city: string }>> {
  const { id, name, street, postalCode, city } = await getCustomer(queries, customerId)
  const rows = await queries
    .selectFrom('addresses')
    .select(['id', 'name', 'street', 'street2', 'postalCode', 'city'])
    .where('customerId', '=', customerId)
    .where('active', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const others = rows.map(({ street2, ...row }) => ({ ...row, street: streetText({ ...row, street2 }) }))
  const own = { id, name, street, postalCode, city }
  const [first, ...rest] = others
  const chosen = await queries
    .selectFrom('addresses')
    .select('id')
    .where('customerId', '=', customerId)
    .where('isDefault', '=', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return first !== undefined && chosen?.id === first.id ? [first, own, ...rest] : [own, ...others]
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
