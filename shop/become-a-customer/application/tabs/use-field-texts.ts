import type { FieldError } from '@tradecounter/api/contract'
import { useFormat, useTranslations, type TranslationKey } from '@tradecounter/shop/core'

/** The rules that have a sentence of their own, by the code of an error. */
export const errorCodes = [
  'required',
  'choose',
  'email',
  'email.twice',
  'email.applicant',
  'phone',
  'amount',
  'amount.most',
  'postalCode',
  'businessModel.refused',
  'creditCheck',
  'terms.accept',
  'terms.version',
  'tooLong',
  'organisationNumber.length',
  'organisationNumber.characters',
  'organisationNumber.checkDigit',
  'organisationNumber.part',
  'organisationNumber.person',
  'personalNumber.length',
  'personalNumber.characters',
  'personalNumber.checkDigit',
  'personalNumber.part',
  'vatNumber.length',
  'vatNumber.characters',
  'vatNumber.checkDigit',
  'vatNumber.part',
  'vatNumber.state',
  'vatNumber.country',
  'vatNumber.company',
  'eInvoiceId.length',
  'eInvoiceId.characters',
  'eInvoiceId.checkDigit',
  'eInvoiceId.part',
  'iban.length',
  'iban.characters',
  'iban.checkDigit',
  'iban.country',
] as const

/** The label of a field by its tab and the last part of its path. */
const labels = {
  company: {
    businessModel: 'become-a-customer.model',
    country: 'become-a-customer.country',
    organisationNumber: 'become-a-customer.organisation-number',
    name: 'become-a-customer.company-name',
    street: 'become-a-customer.street',
    postalCode: 'become-a-customer.postal-code',
    city: 'become-a-customer.city',
    vatNumber: 'become-a-customer.vat-number',
    trade: 'become-a-customer.industry',
    size: 'become-a-customer.size',
    yearlyPurchase: 'become-a-customer.yearly-purchase',
    invoiceEmail: 'become-a-customer.invoice-email',
    eInvoiceScheme: 'become-a-customer.peppol-scheme',
    eInvoiceId: 'become-a-customer.peppol-id',
  },
  persons: {
    name: 'become-a-customer.person-name',
    email: 'become-a-customer.email',
    mobile: 'become-a-customer.mobile',
    applicantSigns: 'become-a-customer.signs-self',
    personalNumber: 'become-a-customer.national-id',
  },
  delivery: {
    name: 'become-a-customer.receiver',
    street: 'become-a-customer.street',
    postalCode: 'become-a-customer.postal-code',
    city: 'become-a-customer.city',
    country: 'become-a-customer.country',
    goodsMark: 'become-a-customer.goods-mark',
    phone: 'become-a-customer.phone',
    addresses: 'become-a-customer.delivery-add',
    warehouseId: 'become-a-customer.branch',
    payment: 'become-a-customer.payment',
    creditCheck: 'become-a-customer.credit-consent',
    wantedCredit: 'become-a-customer.wanted-limit',
    iban: 'become-a-customer.iban',
  },
  terms: {
    accepted: 'become-a-customer.terms-consent',
    version: 'become-a-customer.terms-heading',
  },
} as const
type Labels = typeof labels

/** Every field that a rule can refuse: `company.trade`. */
export type LabelledField = {
  [Tab in keyof Labels]: `${Tab}.${keyof Labels[Tab] & string}`
}[keyof Labels]

/** The key of a label; null for a field without one. */
function labelKeyOf(tab: string, name: string): TranslationKey | null {
  const ofTab: Readonly<Record<string, Readonly<Record<string, TranslationKey>>>> = labels
  return ofTab[tab]?.[name] ?? null
}
/** Fields in which something is chosen: nothing is typed into them. */
const choices = new Set(['businessModel', 'country', 'trade', 'size', 'payment', 'eInvoiceScheme'])

const lastPartOf = (field: string): string => field.split('.').at(-1) ?? ''

const isErrorCode = (code: string): code is (typeof errorCodes)[number] =>
  errorCodes.some((known) => known === code)

/** Labels of fields and sentences of errors. */
export function useFieldTexts(currency: string) {
  const t = useTranslations()
  const format = useFormat()
  const labelOf = <Tab extends keyof Labels>(tab: Tab, name: keyof Labels[Tab] & string): string => {
    const key = labelKeyOf(tab, name)
    return key === null ? '' : t(key, currency)
  }
  const sentenceOf = ({ field, code, detail = '' }: FieldError): string => {
    if (code === 'required' && choices.has(lastPartOf(field))) return t('become-a-customer.error-choose')
    if (!isErrorCode(code)) return t('become-a-customer.error-unknown')
    return t(
      `become-a-customer.error-${code}`,
      code === 'amount.most' ? format.count(Number(detail)) : detail,
    )
  }
  /** The person or the address that a field belongs to. */
  const ownerOf = ({ field }: FieldError): string => {
    const [part = '', index = '', inner] = field.split('.')
    if (part === 'buyers') return t('become-a-customer.buyer', Number(index) + 1)
    if (part === 'addresses' && inner !== undefined)
      return t('become-a-customer.delivery-address', Number(index) + 1)
    return part === 'signatory' ? t('become-a-customer.signatory-person') : ''
  }
  return {
    labelOf,
    /** The label of a field as it is named in the form. */
    labelOfField: (field: LabelledField): string => {
      const [tab = '', name = ''] = field.split('.')
      const key = labelKeyOf(tab, name)
      return key === null ? '' : t(key, currency)
    },
    sentenceOf,
    /** The error with the name of its field, for a list of errors. */
    lineOf: (error: FieldError): string => {
      const key = labelKeyOf(error.tab, lastPartOf(error.field))
      const named = [ownerOf(error), key === null ? '' : t(key, currency)].filter(Boolean).join(', ')
      // A question ends by its own sign.
      if (named.endsWith('?')) return `${named} ${sentenceOf(error)}`
      return named === '' ? sentenceOf(error) : t('become-a-customer.error-in', named, sentenceOf(error))
    },
  }
}
