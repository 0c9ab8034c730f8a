import type { Generated } from 'kysely'
import type { AttachmentRequestState, BudgetPeriod, LimitPeriod, UnitPart } from '../../../contract/index.ts'

/** Tables of customers, and what their administrators decide. */
export interface CompanyTables {
  customers: {
    id: string
    number: string
    name: string
    site: string
    priceGroup: string
    warehouseId: string
    street: string
    postalCode: string
    city: string
    country: string
    /** Its users sign in with a second factor. */
    secondFactorRequired: Generated<number>
  }
  /** Further delivery addresses of a customer. */
  addresses: {
    id: string
    customerId: string
    name: string
    street: string
    postalCode: string
    city: string
    /** Empty for the country of the customer. */
    country: Generated<string>
    goodsMark: Generated<string>
    phone: Generated<string>
    accessNote: Generated<string>
    /** Second line of the street; empty without one. */
    street2: Generated<string>
    isDefault: Generated<number>
    active: Generated<number>
    version: Generated<number>
    /** A deleted address can be restored for a while. */
    deletedAt: Generated<string | null>
  }
  /** Master data of a customer, from the shop's own systems. */
  companyProfiles: {
    customerId: string
    organisationNumber: Generated<string>
    vatNumber: Generated<string>
    invoiceName: Generated<string>
    invoiceStreet: Generated<string>
    invoicePostalCode: Generated<string>
    invoiceCity: Generated<string>
    eInvoiceScheme: Generated<string>
    eInvoiceId: Generated<string>
    paymentDays: number | null
    deliveryTerms: Generated<string>
    creditLimit: number | null
    creditUsed: Generated<number>
    parentId: string | null
  }
  /** What a customer's administrators decide. `confirmationEmails` and `deliveryDays` are JSON lists. */
  companySettings: {
    customerId: string
    version: number
    invoiceEmail: string
    confirmationEmails: string
    deliveryDays: string
    /** The last mail with an invoice to `invoiceEmail`; empty if there was none. */
    invoiceMailId: Generated<string>
  }
  companyContacts: {
    id: string
    customerId: string
    name: string
    title: string
    phone: string
    email: string
    version: number
    deletedAt: string | null
  }
  /** Wanted changes of master data; `wanted` is JSON. */
  changeRequests: {
    id: string
    customerId: string
    userId: string
    state: 'sent' | 'inReview' | 'done' | 'rejected'
    wanted: string
    message: string
    answer: string
    createdAt: string
    changedAt: string
  }
  /** Wishes of users to act for a further customer. */
  attachmentRequests: {
    id: string
    userId: string
    /** Null if the numbers belong to no customer: the requester must not learn that. */
    customerId: string | null
    site: string
    language: string
    customerNumber: string
    organisationNumber: string
    message: string
    state: AttachmentRequestState
    /** Why it was rejected. */
    reason: string
    /** Name of the user who approved or rejected it; empty before. */
    decidedBy: string
    createdAt: string
    changedAt: string
    expiresAt: string
  }
  /** What orders of a company are charged to. */
  costCentres: {
    id: string
    customerId: string
    /** Unique in the company among those that are not deleted. */
    number: string
    name: string
    managerId: string | null
    /** Net amount per period; null without a budget. */
    budget: number | null
    period: BudgetPeriod
    /** Whether all users may order on it, or only those in `costCentreBuyers`. */
    forEveryone: number
    active: number
    version: number
    /** A deleted one, which no order names, can be restored for a while. */
    deletedAt: string | null
  }
  costCentreBuyers: { costCentreId: string; userId: string }
  /** Branches and departments of a company. */
  companyUnits: {
    id: string
    customerId: string
    number: string
    name: string
    version: number
    deletedAt: string | null
  }
  unitAddresses: { unitId: string; addressId: string }
  /** Members and approvers of a unit. */
  unitUsers: { unitId: string; userId: string; part: UnitPart }
  /**
   * The delivery addresses that a user may order to; without a row all. The customer's own address has the customer's
   * id.
   */
  userAddresses: { userId: string; customerId: string; addressId: string }
  /** Limits of the users of a role at a customer who have no own ones. */
  roleLimits: {
    customerId: string
    role: string
    orderLimit: number | null
    periodLimit: number | null
    period: LimitPeriod | ''
  }
  /** Files of users that an administrator imports. The job has the same id. */
  userImports: {
    id: string
    customerId: string
    userId: string
    fileId: string
    site: string
    language: string
    origin: string
    createdAt: string
  }
  /** What became of each line of an import, written with its effect. */
  userImportRows: {
    importId: string
    line: number
    email: string
    outcome: 'invited' | 'changed' | 'unchanged' | 'refused'
    code: string
    field: string
  }
  /** Checkout fields that a customer requires, comma-joined, and limits. */
  customerRules: {
    customerId: string
    requiredFields: string
    version: Generated<number>
    /** Lists and patterns by field: JSON. */
    formats: Generated<string>
  }
  /**
   * Who changed what in a company, by a user or an operator (then without `userId`). `before` and `after` are JSON
   * without secrets.
   */
  auditEntries: {
    id: string
    customerId: string
    at: string
    userId: string
    userName: string
    action: string
    subjectId: string
    subjectName: string
    /** Names of user and subject in lower case. */
    searchText: Generated<string>
    before: string
    after: string
  }
}
