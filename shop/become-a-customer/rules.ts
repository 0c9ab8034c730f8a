import type {
  ApplicationTab,
  ApplicationValues,
  FieldError,
  FormTab,
  Registration,
} from '@tradecounter/api/contract'

/** The tabs that are filled in, in their order. */
export const formTabs = ['company', 'persons', 'delivery', 'terms'] as const satisfies readonly FormTab[]

export const isFormTab = (tab: ApplicationTab): tab is FormTab => formTabs.some((form) => form === tab)

export type Person = ApplicationValues['persons']['applicant']
export type DeliveryAddress = ApplicationValues['delivery']['addresses'][number]

/** Most people and addresses, as in the contract. */
export const mostBuyers = 10
export const mostAddresses = 10

export const emptyPerson: Person = { name: '', email: '', mobile: '' }

export const emptyAddress = (country: string): DeliveryAddress => ({
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country,
  goodsMark: '',
  phone: '',
})

/** The values of an application that nobody has begun: the country is the site's own. */
export const emptyValues = ({ countries }: Pick<Registration, 'countries'>): ApplicationValues => ({
  company: {
    businessModel: '',
    country: countries[0] ?? '',
    organisationNumber: '',
    name: '',
    street: '',
    postalCode: '',
    city: '',
    vatNumber: '',
    trade: '',
    size: '',
    yearlyPurchase: '',
    invoiceEmail: '',
    eInvoiceScheme: '',
    eInvoiceId: '',
  },
  persons: {
    applicant: emptyPerson,
    applicantSigns: true,
    signatory: emptyPerson,
    personalNumber: '',
    buyers: [],
  },
  delivery: {
    toCompanyAddress: true,
    addresses: [],
    warehouseId: '',
    payment: '',
    creditCheck: false,
    wantedCredit: '',
    iban: '',
  },
  terms: { version: '', accepted: false, marketing: false },
})

/** Whether the number of the company is a person's, which answers mask. */
export const hasMaskedNumber = ({ company }: Pick<ApplicationValues, 'company'>): boolean =>
  company.organisationNumber.endsWith('-****')

/** The tab that a query names; the first for anything else. Never throws. */
export function tabOf(query: string, tabs: readonly ApplicationTab[]): ApplicationTab {
  const asked = new URLSearchParams(query).get('tab')
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'company'
}

/** The query of a tab. */
export const queryOf = (tab: ApplicationTab): string => `tab=${tab}`

/** The tab before or after another; null at the ends. */
export const tabBeside = (
  tab: ApplicationTab,
  step: 1 | -1,
  tabs: readonly ApplicationTab[],
): ApplicationTab | null => tabs[tabs.indexOf(tab) + step] ?? null

/** The last tab before the receipt, from which the application is sent. */
export const lastTab = (tabs: readonly ApplicationTab[]): ApplicationTab =>
  tabs.findLast((tab) => tab !== 'receipt') ?? 'terms'

/** The name of a field in the page: `persons.buyers.0.email`. */
export const nameOf = ({ tab, field }: Pick<FieldError, 'tab' | 'field'>): string => `${tab}.${field}`

/** What the page has asked to be checked: fields that were left, and tabs that were to be finished. */
export interface Checked {
  fields: ReadonlySet<string>
  tabs: ReadonlySet<FieldError['tab']>
}

/** A field that is still empty is not called wrong before its tab is to be finished. */
const waitsForTheEnd = new Set(['required', 'choose', 'creditCheck', 'terms.accept'])

/** The errors to show: those of finished tabs, and of fields that were left with something in them. */
export const shownErrors = (errors: readonly FieldError[], { fields, tabs }: Checked): FieldError[] =>
  errors.filter(
    (error) => tabs.has(error.tab) || (fields.has(nameOf(error)) && !waitsForTheEnd.has(error.code)),
  )

/**
 * Whether the company's fields are shown: they follow from the form of business. A refused one, such as a private
 * person, has none.
 */
export const hasCompanyFields = (
  businessModel: string,
  { refusedModels }: Pick<Registration, 'refusedModels'>,
): boolean => businessModel !== '' && refusedModels.every((refused) => refused !== businessModel)

/** Whether the field of an error is on its tab: a list of errors leads to fields. */
export const isOnTab = ({ tab, field }: Pick<FieldError, 'tab' | 'field'>, companyFields: boolean): boolean =>
  companyFields || tab !== 'company' || field === 'businessModel'

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null) return false
  const { tab, field, code } = error as Record<string, unknown>
  return formTabs.some((form) => form === tab) && typeof field === 'string' && typeof code === 'string'
}

/** The errors of the tabs among what a refusal lists; the others are shown in other ways. */
export const fieldErrorsOf = (listed: readonly unknown[]): FieldError[] => listed.filter(isFieldError)

/** Refused values of the personal numbers of a tab are not sent: they could be half of a number. */
export function valuesToSend<Tab extends FormTab>(
  tab: Tab,
  values: ApplicationValues,
  errors: readonly FieldError[],
): ApplicationValues[Tab] {
  const half = errors.filter((error) => error.tab === tab && error.code.startsWith('personalNumber.'))
  return half.reduce((sent, { field }) => ({ ...sent, [field]: '' }), values[tab])
}

/** The token of a mailed link in the fragment of an address; null without one. */
export const tokenOf = (hash: string): string | null => /^#([\w-]{43})$/u.exec(hash)?.[1] ?? null
