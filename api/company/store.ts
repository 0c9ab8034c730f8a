import type { Insertable, Selectable, Updateable } from 'kysely'
import type { MailState } from '../contract/index.ts'
import { mailStateOf } from '../mail/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export type ProfileRow = Selectable<Database['companyProfiles']>
export type AddressRow = Selectable<Database['addresses']>
export type ContactRow = Selectable<Database['companyContacts']>
export type ChangeRequestRow = Selectable<Database['changeRequests']>

export const findProfile = (queries: Queries, customerId: string): Promise<ProfileRow | undefined> =>
  queries.selectFrom('companyProfiles').selectAll().where('customerId', '=', customerId).executeTakeFirst()

/** Number and name of a customer; undefined if there is none. */
export const findCustomerName = (queries: Queries, id: string) =>
  queries.selectFrom('customers').select(['number', 'name']).where('id', '=', id).executeTakeFirst()

const mostSisters = 100

/** Other customers with the same parent, by name. */
export const readSisters = (queries: Queries, parentId: string, customerId: string) =>
  queries
    .selectFrom('companyProfiles')
    .innerJoin('customers', 'customers.id', 'companyProfiles.customerId')
    .select(['customers.number', 'customers.name'])
    .where('companyProfiles.parentId', '=', parentId)
    .where('companyProfiles.customerId', '<>', customerId)
    .orderBy('customers.name')
    .limit(mostSisters)
    .execute()

/** Delivery addresses that are not deleted: the default first, then by name. */
export const readAddresses = (queries: Queries, customerId: string): Promise<AddressRow[]> =>
  queries
    .selectFrom('addresses')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const readContacts = (queries: Queries, customerId: string): Promise<ContactRow[]> =>
  queries
    .selectFrom('companyContacts')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** A row of a customer that can be deleted and restored. */
type Owned = 'addresses' | 'companyContacts'

/** A row of the customer, deleted or not; undefined if the customer has none of that id. */
export function findOwned<Table extends Owned>(
  queries: Queries,
  table: Table,
  customerId: string,
  id: string,
): Promise<Selectable<Database[Table]> | undefined> {
  // Both tables have the columns of the condition; Kysely cannot infer that for a union of tables.
  const rows = queries.selectFrom(table as 'addresses').selectAll()
  return rows.where('customerId', '=', customerId).where('id', '=', id).executeTakeFirst() as Promise<
    Selectable<Database[Table]> | undefined
  >
}

/** Changes a row if it still has the version, which is counted up. Returns whether it did. */
export async function changeOwned<Table extends Owned>(
  queries: Queries,
  table: Table,
  { id, version }: { id: string; version: number },
  change: Updateable<Database[Table]>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table as 'addresses')
    .set({ ...(change as Updateable<Database['addresses']>), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the mark of the default from every other address of the customer. */
export const clearOtherDefaults = (queries: Queries, customerId: string, id: string) =>
  queries
    .updateTable('addresses')
    .set((eb) => ({ isDefault: 0, version: eb('version', '+', 1) }))
    .where('customerId', '=', customerId)
    .where('id', '<>', id)
    .where('isDefault', '=', 1)
    .execute()

export const insertAddress = (queries: Queries, row: Insertable<Database['addresses']>) =>
  queries.insertInto('addresses').values(row).execute()

export const insertContact = (queries: Queries, row: Insertable<Database['companyContacts']>) =>
  queries.insertInto('companyContacts').values(row).execute()

export const findSettings = (queries: Queries, customerId: string) =>
  queries.selectFrom('companySettings').selectAll().where('customerId', '=', customerId).executeTakeFirst()

/** The address for invoices; empty if there is none. */
export async function invoiceEmailOf(queries: Queries, customerId: string): Promise<string> {
  const { invoiceEmail = '' } = (await findSettings(queries, customerId)) ?? {}
  return invoiceEmail
}

/** Notes the last mail with an invoice, unless the address has changed since. */
export const setInvoiceMail = (
  queries: Queries,
  { customerId, recipient, mailId }: { customerId: string; recipient: string; mailId: string },
) =>
  queries
    .updateTable('companySettings')
    .set({ invoiceMailId: mailId })
    .where('customerId', '=', customerId)
    .where('invoiceEmail', '=', recipient)
    .execute()

/** What has become of the last mail with an invoice to the address of a company. */
export async function invoiceMailOf(queries: Queries, customerId: string): Promise<MailState> {
  const mail = await queries
    .selectFrom('companySettings')
    .leftJoin('jobs', 'jobs.id', 'companySettings.invoiceMailId')
    .select(['companySettings.invoiceMailId as id', 'jobs.state', 'jobs.tries'])
    .where('companySettings.customerId', '=', customerId)
    .executeTakeFirst()
  return mail === undefined ? 'none' : mailStateOf(mail.id, mail.state, mail.tries)
}

export const findOrderRules = (queries: Queries, customerId: string) =>
  queries.selectFrom('customerRules').selectAll().where('customerId', '=', customerId).executeTakeFirst()

/**
 * Writes the one row of a customer if it still has the version (0: there is none), with the next version. Returns
 * whether it did.
 */
export async function writeVersioned<Table extends 'companySettings' | 'customerRules'>(
  queries: Queries,
  table: Table,
  { customerId, version }: { customerId: string; version: number },
  values: Omit<Insertable<Database[Table]>, 'customerId' | 'version'>,
): Promise<boolean> {
  // Kysely cannot infer the columns for a union of tables.
  const row = { ...values, customerId, version: version + 1 } as unknown as Insertable<
    Database['companySettings']
  >
  const result =
    version === 0
      ? await queries
          .insertInto(table as 'companySettings')
          .values(row)
          .onConflict((conflict) => conflict.column('customerId').doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await queries
          .updateTable(table as 'companySettings')
          .set(row)
          .where('customerId', '=', customerId)
          .where('version', '=', version)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  return result === 1n
}

export const insertChangeRequest = (queries: Queries, row: ChangeRequestRow) =>
  queries.insertInto('changeRequests').values(row).execute()

const mostRequests = 50

/** The last 50 requests of a customer, or of all customers, newest first; a window of them if it is given. */
export const readChangeRequests = (
  queries: Queries,
  customerId?: string,
  { from, count }: { from: number; count: number } = { from: 0, count: mostRequests },
) =>
  queries
    .selectFrom('changeRequests')
    .leftJoin('users', 'users.id', 'changeRequests.userId')
    .selectAll('changeRequests')
    .select('users.name as requestedBy')
    .$if(customerId !== undefined, (query) => query.where('changeRequests.customerId', '=', customerId ?? ''))
    .orderBy('changeRequests.createdAt', 'desc')
    .orderBy('changeRequests.id')
    .limit(count)
    .offset(from)
    .execute()

/** Requests of a customer that are not answered. */
export async function countOpenRequests(queries: Queries, customerId: string): Promise<number> {
  const { open } = await queries
    .selectFrom('changeRequests')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('customerId', '=', customerId)
    .where('state', 'in', ['sent', 'inReview'])
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Deletes what was deleted before a time and cannot be restored any more. */
export async function purgeAddressBook(queries: Queries, before: Date): Promise<void> {
  const time = before.toISOString()
  await queries.deleteFrom('addresses').where('deletedAt', '<', time).execute()
  await queries.deleteFrom('companyContacts').where('deletedAt', '<', time).execute()
}
