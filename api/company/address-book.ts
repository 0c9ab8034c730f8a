import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { type SessionCaller, getCustomer, streetText } from '../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import type {
  CompanyAddress,
  CompanyContact,
  saveAddressRequestSchema,
  saveContactRequestSchema,
} from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { checkedPostalCode, invalid, most, withoutIds } from './checks.ts'
import { changed, restoreMinutes, tooMany } from './record-refusals.ts'
import {
  changeOwned,
  clearOtherDefaults,
  findOwned,
  insertAddress,
  insertContact,
  readAddresses,
  readContacts,
} from './store.ts'
import { viewAddress, viewContact } from './view.ts'

/** Adds or changes a delivery address. Errors: 400 by field, 404, 409 `changed` with the current address. */
export async function saveAddress(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof saveAddressRequestSchema>,
): Promise<CompanyAddress> {
  const { trx } = context
  const { customerId } = caller
  const { addressId, version, isDefault, active, ...fields } = request
  const customer = await getCustomer(trx, customerId)
  // Orders have one line for both.
  if (streetText(fields).length > 120)
    throw invalid('tooLong', 'Both lines have 120 characters together.', 'street2')
  const row = {
    ...fields,
    postalCode: checkedPostalCode(fields.postalCode, fields.country, 'postalCode'),
    // Orders go to the default address, so it cannot be inactive.
    isDefault: isDefault && active ? 1 : 0,
    active: active ? 1 : 0,
  }
  const id = addressId === '' ? randomUUID() : addressId
  const before = addressId === '' ? undefined : await findOwned(trx, 'addresses', customerId, id)
  if (addressId === '') {
    if ((await readAddresses(trx, customerId)).length >= most.addresses) throw tooMany(most.addresses)
    await insertAddress(trx, { id, customerId, ...row })
  } else {
    if (before === undefined || before.deletedAt !== null)
      throw notFound('There is no such address.', 'addressId')
    if (!(await changeOwned(trx, 'addresses', { id, version }, row))) {
      const now = await findOwned(trx, 'addresses', customerId, id)
      throw changed(now && viewAddress(now, customer.country))
    }
  }
  if (row.isDefault === 1) await clearOtherDefaults(trx, customerId, id)
  const saved = await findOwned(trx, 'addresses', customerId, id)
  if (saved === undefined) throw notFound('There is no such address.', 'addressId')
  const address = viewAddress(saved, customer.country)
  await recordAudit(context, caller, {
    action: before === undefined ? 'address.create' : 'address.change',
    subject: { id, name: address.name },
    ...(before === undefined ? {} : { before: withoutIds(viewAddress(before, customer.country)) }),
    after: withoutIds(address),
  })
  return address
}

/** Adds or changes a contact person. Errors: 404, 409 `changed` with the current contact. */
export async function saveContact(
  context: WriteContext,
  caller: SessionCaller,
  { contactId, version, ...row }: v.InferOutput<typeof saveContactRequestSchema>,
): Promise<CompanyContact> {
  const { trx } = context
  const { customerId } = caller
  const id = contactId === '' ? randomUUID() : contactId
  const before = contactId === '' ? undefined : await findOwned(trx, 'companyContacts', customerId, id)
  if (contactId === '') {
    if ((await readContacts(trx, customerId)).length >= most.contacts) throw tooMany(most.contacts)
    await insertContact(trx, { id, customerId, ...row, version: 1, deletedAt: null })
  } else {
    if (before === undefined || before.deletedAt !== null)
      throw notFound('There is no such contact.', 'contactId')
    if (!(await changeOwned(trx, 'companyContacts', { id, version }, row))) {
      const now = await findOwned(trx, 'companyContacts', customerId, id)
      throw changed(now && viewContact(now))
    }
  }
  const contact: CompanyContact = {
    contactId: id,
    version: before === undefined ? 1 : version + 1,
    ...row,
  }
  await recordAudit(context, caller, {
    action: before === undefined ? 'contact.create' : 'contact.change',
    subject: { id, name: contact.name },
    ...(before === undefined ? {} : { before: withoutIds(viewContact(before)) }),
    after: withoutIds(contact),
  })
  return contact
}

/** The values of an address or a contact for the audit. */
async function ownedFacts(
  trx: WriteContext['trx'],
  table: keyof typeof removable,
  customerId: string,
  id: string,
): Promise<AuditFacts> {
  if (table === 'companyContacts') {
    const contact = await findOwned(trx, table, customerId, id)
    return contact === undefined ? {} : withoutIds(viewContact(contact))
  }
  const { country } = await getCustomer(trx, customerId)
  const address = await findOwned(trx, table, customerId, id)
  return address === undefined ? {} : withoutIds(viewAddress(address, country))
}

const removable = {
  addresses: { kind: 'address', field: 'addressId' },
  companyContacts: { kind: 'contact', field: 'contactId' },
} as const

/** Deletes an address or a contact, or restores a deleted one within an hour. A repeat changes nothing. Errors: 404. */
export async function setDeleted(
  context: WriteContext,
  caller: SessionCaller,
  table: keyof typeof removable,
  { id, deleted }: { id: string; deleted: boolean },
): Promise<void> {
  const { trx, now } = context
  const { kind, field } = removable[table]
  const row = await findOwned(trx, table, caller.customerId, id)
  const oldest = new Date(now.getTime() - restoreMinutes * 60_000).toISOString()
  if (row === undefined || (row.deletedAt !== null && row.deletedAt < oldest))
    throw notFound(`There is no such ${kind}.`, field)
  if ((row.deletedAt !== null) === deleted) return
  await changeOwned(trx, table, row, { deletedAt: deleted ? now.toISOString() : null })
  const values = await ownedFacts(trx, table, caller.customerId, id)
  await recordAudit(context, caller, {
    action: `${kind}.${deleted ? 'delete' : 'restore'}`,
    subject: { id, name: row.name },
    ...(deleted ? { before: values } : { after: values }),
  })
}
