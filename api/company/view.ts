import {
  type ChangeRequest,
  type Company,
  type CompanyAddress,
  type CompanyContact,
  type CompanySettings,
  countries,
  type Country,
  masterDataSchema,
  sites,
} from '../contract/index.ts'
import * as v from 'valibot'
import { type SessionCaller, getCustomer, permissionsOf } from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { orderFieldsOf } from './order-fields.ts'
import {
  type AddressRow,
  type ContactRow,
  findCustomerName,
  findProfile,
  findSettings,
  invoiceMailOf,
  readAddresses,
  type readChangeRequests,
  readContacts,
  readSisters,
} from './store.ts'

/** A country of the table; that of the customer if it is empty. */
export const countryOf = (text: string, fallback: string): Country =>
  countries.find((country) => country === text) ?? countries.find((country) => country === fallback) ?? 'SE'

export const viewAddress = (row: AddressRow, customerCountry: string): CompanyAddress => ({
  addressId: row.id,
  version: row.version,
  name: row.name,
  street: row.street,
  street2: row.street2,
  postalCode: row.postalCode,
  city: row.city,
  country: countryOf(row.country, customerCountry),
  goodsMark: row.goodsMark,
  phone: row.phone,
  accessNote: row.accessNote,
  isDefault: row.isDefault === 1,
  active: row.active === 1,
})

export const viewContact = ({ id, version, name, title, phone, email }: ContactRow): CompanyContact => ({
  contactId: id,
  version,
  name,
  title,
  phone,
  email,
})

const emailsSchema = v.array(v.string())
const weekdaysSchema = v.array(v.picklist([1, 2, 3, 4, 5]))

/** The settings of a company; their defaults until somebody saves them. */
export async function settingsOf(queries: Queries, customerId: string): Promise<CompanySettings> {
  const row = await findSettings(queries, customerId)
  if (row === undefined) return { version: 0, invoiceEmail: '', confirmationEmails: [], deliveryDays: [] }
  return {
    version: row.version,
    invoiceEmail: row.invoiceEmail,
    confirmationEmails: v.parse(emailsSchema, JSON.parse(row.confirmationEmails)),
    deliveryDays: v.parse(weekdaysSchema, JSON.parse(row.deliveryDays)),
  }
}

export const viewChangeRequest = (
  row: Awaited<ReturnType<typeof readChangeRequests>>[number],
): ChangeRequest => ({
  requestId: row.id,
  state: row.state,
  wanted: v.parse(masterDataSchema, JSON.parse(row.wanted)),
  message: row.message,
  answer: row.answer,
  requestedBy: row.requestedBy ?? '',
  createdAt: row.createdAt,
  changedAt: row.changedAt,
})

/** Where the invoices of a company go: its own address unless it has another for them. */
export const invoiceAddressOf = (
  customer: Awaited<ReturnType<typeof getCustomer>>,
  profile: Awaited<ReturnType<typeof findProfile>>,
): Company['invoiceAddress'] => ({
  name: profile?.invoiceName || customer.name,
  street: profile?.invoiceStreet || customer.street,
  postalCode: profile?.invoicePostalCode || customer.postalCode,
  city: profile?.invoiceCity || customer.city,
})

/** What a customer owes, in the minor unit. The feature `invoices` knows it. */
export type OpenAmountReader = (queries: Queries, customerId: string) => Promise<number>

/** The company of the caller. Credit for users who see invoices; inactive addresses for its administrators. */
export async function viewCompany(
  queries: Queries,
  caller: SessionCaller,
  readOpenAmount: OpenAmountReader,
): Promise<Company> {
  const { customerId, userId, site } = caller
  const allowed = await permissionsOf(queries, userId, customerId)
  const canEdit = allowed.includes('perm:adminCompany')
  const customer = await getCustomer(queries, customerId)
  const profile = await findProfile(queries, customerId)
  const parentId = profile?.parentId ?? null
  const addresses = await readAddresses(queries, customerId)
  const creditLimit = profile?.creditLimit ?? null
  return {
    number: customer.number,
    name: customer.name,
    country: countryOf(customer.country, sites[site].country),
    organisationNumber: profile?.organisationNumber ?? '',
    vatNumber: profile?.vatNumber ?? '',
    invoiceAddress: invoiceAddressOf(customer, profile),
    eInvoice: profile?.eInvoiceId ? { scheme: profile.eInvoiceScheme, value: profile.eInvoiceId } : null,
    paymentDays: profile?.paymentDays ?? null,
    deliveryTerms: profile?.deliveryTerms ?? '',
    priceList: customer.priceGroup,
    credit:
      creditLimit === null || !allowed.includes('perm:viewInvoices')
        ? null
        : {
            limit: creditLimit,
            used: Math.max(0, await readOpenAmount(queries, customerId)),
            currency: sites[site].currency,
          },
    parent: parentId === null ? null : ((await findCustomerName(queries, parentId)) ?? null),
    sisters: parentId === null ? [] : await readSisters(queries, parentId, customerId),
    secondFactorRequired: customer.secondFactorRequired === 1,
    canEdit,
    settings: await settingsOf(queries, customerId),
    invoiceMail: canEdit ? await invoiceMailOf(queries, customerId) : 'none',
    orderFields: await orderFieldsOf(queries, customerId),
    addresses: addresses
      .filter(({ active }) => canEdit || active === 1)
      .map((row) => viewAddress(row, customer.country)),
    contacts: (await readContacts(queries, customerId)).map(viewContact),
  }
}
