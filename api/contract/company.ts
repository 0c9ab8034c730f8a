import * as v from 'valibot'
import { errorSchema, mailStates, moneySchema, oneLineSchema } from './common.ts'
import {
  exportFormatEntry,
  listFilterSchema,
  listPageEntry,
  severalSchema,
  undatedListFilterSchema,
} from './list-query.ts'
import { mailbox } from './mailbox.ts'

const line = (longest: number) => v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longest))
const optionalLine = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

export const emailSchema = v.pipe(oneLineSchema, v.regex(mailbox, 'This is no e-mail address.'))
const optionalEmail = v.optional(v.union([v.literal(''), emailSchema]), '')

/** Countries of addresses. */
export const countries = ['SE', 'NO', 'FI', 'AX', 'DK'] as const
export type Country = (typeof countries)[number]

/** Weekdays on which a company wants deliveries, as in ISO 8601: 1 Monday to 5 Friday. */
const weekdaySchema = v.picklist([1, 2, 3, 4, 5])

/** Fields of an order that a company may require, or limit to a list or a pattern. */
export const orderFields = [
  'reference',
  'goodsMark',
  'project',
  'costCentre',
  'contactName',
  'contactPhone',
] as const
export type OrderFieldName = (typeof orderFields)[number]
/** Those that can be limited. */
export const limitedOrderFields = ['reference', 'project', 'costCentre'] as const

/** What a company asks of a field of its orders. The reference is always required. */
export const orderFieldSchema = v.object({
  field: v.picklist(orderFields),
  required: v.boolean(),
  kind: v.picklist(['text', 'list', 'pattern']),
  /** The possible values of a list. */
  values: v.array(v.string()),
  /** What the values mean, in the same order: names of cost centres. Absent if they speak for themselves. */
  names: v.optional(v.array(v.string())),
  /** A regular expression for the whole value, in the subset of `api/company/value-pattern.ts`. */
  pattern: v.string(),
  /** What the buyer reads beside the field. */
  hint: v.string(),
})
export type OrderField = v.InferOutput<typeof orderFieldSchema>

const deliveryAddress = {
  name: line(80),
  street: line(120),
  /** Second line: floor, entrance, care of. Both lines together have 120 characters at most: 400 `tooLong`. */
  street2: optionalLine(60),
  postalCode: line(12),
  city: line(60),
  country: v.picklist(countries),
  goodsMark: optionalLine(40),
  phone: optionalLine(30),
  /** How the driver gets in: gate code, hours. */
  accessNote: optionalLine(200),
  isDefault: v.optional(v.boolean(), false),
  active: v.optional(v.boolean(), true),
}
const contactPerson = {
  name: line(80),
  title: optionalLine(60),
  phone: optionalLine(30),
  email: optionalEmail,
}
const settings = {
  invoiceEmail: optionalEmail,
  confirmationEmails: v.pipe(v.array(emailSchema), v.maxLength(5)),
  /** Empty for any day. */
  deliveryDays: v.pipe(v.array(weekdaySchema), v.maxLength(5)),
}

export const companyAddressSchema = v.object({
  addressId: v.string(),
  version: v.number(),
  ...deliveryAddress,
})
export type CompanyAddress = v.InferOutput<typeof companyAddressSchema>
export const companyContactSchema = v.object({ contactId: v.string(), version: v.number(), ...contactPerson })
export type CompanyContact = v.InferOutput<typeof companyContactSchema>
export const companySettingsSchema = v.object({ version: v.number(), ...settings })
export type CompanySettings = v.InferOutput<typeof companySettingsSchema>
export const companyOrderFieldsSchema = v.object({ version: v.number(), fields: v.array(orderFieldSchema) })
export type CompanyOrderFields = v.InferOutput<typeof companyOrderFieldsSchema>

/** Schemes of addresses for electronic invoices: organisation numbers of SE, NO, FI and DK, and GLN. */
export const eInvoiceSchemes = ['0007', '0192', '0216', '0184', '0088'] as const
export type EInvoiceScheme = (typeof eInvoiceSchemes)[number]

/** Master data that only the shop may change, on request. An absent field stays as it is. */
const masterData = {
  name: v.optional(line(120)),
  organisationNumber: v.optional(line(20)),
  vatNumber: v.optional(line(20)),
  invoiceName: v.optional(line(80)),
  invoiceStreet: v.optional(line(120)),
  invoicePostalCode: v.optional(line(12)),
  invoiceCity: v.optional(line(60)),
  eInvoiceScheme: v.optional(v.picklist(eInvoiceSchemes)),
  eInvoiceId: v.optional(line(50)),
}
export const masterDataSchema = v.object(masterData)
export type MasterData = v.InferOutput<typeof masterDataSchema>

export const changeRequestStates = ['sent', 'inReview', 'done', 'rejected'] as const
export const changeRequestSchema = v.object({
  requestId: v.string(),
  state: v.picklist(changeRequestStates),
  wanted: masterDataSchema,
  message: v.string(),
  /** Of the shop; empty until there is one. */
  answer: v.string(),
  requestedBy: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  changedAt: v.string(),
})
export type ChangeRequest = v.InferOutput<typeof changeRequestSchema>

const otherCustomer = v.object({ number: v.string(), name: v.string() })

/** `GET /api/customer/company`: the caller's company. */
export const companySchema = v.object({
  number: v.string(),
  name: v.string(),
  country: v.picklist(countries),
  organisationNumber: v.string(),
  vatNumber: v.string(),
  invoiceAddress: v.object({
    name: v.string(),
    street: v.string(),
    postalCode: v.string(),
    city: v.string(),
  }),
  /** Peppol address; null if invoices are not sent electronically. */
  eInvoice: v.nullable(v.object({ scheme: v.string(), value: v.string() })),
  /** Days until an invoice is due; null if not agreed. */
  paymentDays: v.nullable(v.number()),
  deliveryTerms: v.string(),
  priceList: v.string(),
  /** Null without perm:viewInvoices, or if no limit is agreed. */
  credit: v.nullable(v.object({ limit: moneySchema, used: moneySchema, currency: v.string() })),
  parent: v.nullable(otherCustomer),
  sisters: v.array(otherCustomer),
  /** Whether the users of the company sign in with a second factor. */
  secondFactorRequired: v.boolean(),
  /** Whether the user may change the rest. */
  canEdit: v.boolean(),
  settings: companySettingsSchema,
  /** Of the last invoice to `settings.invoiceEmail`; `none` for those who may not change anything. */
  invoiceMail: v.picklist(mailStates),
  orderFields: companyOrderFieldsSchema,
  /** Delivery addresses, the default first; inactive ones only for those who may change them. */
  addresses: v.array(companyAddressSchema),
  contacts: v.array(companyContactSchema),
})
export type Company = v.InferOutput<typeof companySchema>

/** Change requests per page. */
export const changeRequestsPerPage = 10
export const changeRequestSorts = ['createdAt', 'state', 'changedAt'] as const
export type ChangeRequestSort = (typeof changeRequestSorts)[number]

/** `from` and `to` are days on which requests were sent. */
const changeRequestFilterSchema = listFilterSchema(changeRequestSorts, {
  state: severalSchema(changeRequestStates),
})
export type ChangeRequestFilterQuery = v.InferOutput<typeof changeRequestFilterSchema>
export const changeRequestsQuerySchema = v.object({ ...listPageEntry, ...changeRequestFilterSchema.entries })
/** `GET /api/customer/changerequests`: newest first, unless another order is asked for. */
export const changeRequestsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  requests: v.array(changeRequestSchema),
})
export type ChangeRequests = v.InferOutput<typeof changeRequestsSchema>

/** `GET /api/customer/changerequests/export`. */
export const changeRequestExportQuerySchema = v.object({
  ...exportFormatEntry,
  ...changeRequestFilterSchema.entries,
})

/** Delivery addresses per page of their list. */
export const addressesPerPage = 25
export const addressSorts = ['name', 'postalCode', 'city'] as const
export type AddressSort = (typeof addressSorts)[number]

const addressFilterSchema = undatedListFilterSchema(addressSorts, {
  status: v.optional(v.picklist(['', 'active', 'inactive'], 'An address is active or inactive.'), ''),
})
export type AddressFilterQuery = v.InferOutput<typeof addressFilterSchema>
export const addressesQuerySchema = v.object({ ...listPageEntry, ...addressFilterSchema.entries })
export const addressExportQuerySchema = v.object({ ...exportFormatEntry, ...addressFilterSchema.entries })

/**
 * `GET /api/customer/addresses`: delivery addresses, the default first; inactive ones only for those who may change
 * them.
 */
export const companyAddressesSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** Whether the user may change them. */
  canEdit: v.boolean(),
  addresses: v.array(companyAddressSchema),
})
export type CompanyAddresses = v.InferOutput<typeof companyAddressesSchema>

/** 409 `changed`: somebody else was faster. Has the current version, so that both can be shown. */
export const changedSchema = <Schema extends v.GenericSchema>(current: Schema) =>
  v.object({ ...errorSchema.entries, current: v.optional(current) })

/** `POST /api/customer/address/save`: an empty `addressId` adds one. */
export const saveAddressRequestSchema = v.object({
  addressId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  version: v.optional(version, 0),
  ...deliveryAddress,
})
export const savedAddressSchema = v.object({ address: companyAddressSchema })
export const addressIdRequestSchema = v.object({ addressId: id })

/** Contact persons per page of their list. */
export const contactsPerPage = 25
export const contactSorts = ['name', 'title', 'email'] as const
export type ContactSort = (typeof contactSorts)[number]

const contactFilterSchema = undatedListFilterSchema(contactSorts, {})
export type ContactFilterQuery = v.InferOutput<typeof contactFilterSchema>
export const contactsQuerySchema = v.object({ ...listPageEntry, ...contactFilterSchema.entries })
/** `GET /api/customer/contacts/export`. */
export const contactExportQuerySchema = v.object({ ...exportFormatEntry, ...contactFilterSchema.entries })

/** `GET /api/customer/contacts`: by name, unless another order is asked for. */
export const companyContactsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  contacts: v.array(companyContactSchema),
})
export type CompanyContacts = v.InferOutput<typeof companyContactsSchema>

/** `POST /api/customer/contact/save`: an empty `contactId` adds one. */
export const saveContactRequestSchema = v.object({
  contactId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  version: v.optional(version, 0),
  ...contactPerson,
})
export const savedContactSchema = v.object({ contact: companyContactSchema })
export const contactIdRequestSchema = v.object({ contactId: id })

/** `POST /api/customer/company/settings`. */
export const saveSettingsRequestSchema = v.object({ version, ...settings })

/** `POST /api/customer/company/orderfields`: every field, or those that are not free and optional. */
export const saveOrderFieldsRequestSchema = v.object({
  version,
  fields: v.pipe(
    v.array(
      v.object({
        field: v.picklist(orderFields),
        required: v.boolean(),
        kind: v.optional(v.picklist(['text', 'list', 'pattern']), 'text'),
        values: v.optional(v.pipe(v.array(line(40)), v.maxLength(500)), []),
        pattern: optionalLine(100),
        hint: optionalLine(120),
      }),
    ),
    v.maxLength(orderFields.length),
  ),
})

/** `POST /api/customer/company/secondfactor`. */
export const secondFactorRequiredRequestSchema = v.object({ required: v.boolean() })

/** `POST /api/customer/changerequest`. */
export const changeRequestRequestSchema = v.object({ wanted: masterDataSchema, message: optionalLine(500) })
export const sentChangeRequestSchema = v.object({ request: changeRequestSchema })
