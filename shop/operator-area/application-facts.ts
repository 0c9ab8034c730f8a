import type { ApplicationValues, RevealedNumbers, SellerApplication } from '@tradecounter/api/contract'
import type { TranslationKey, Translator } from '@tradecounter/shop/core'

type Fact = readonly [name: string, value: string]
type Section = readonly [title: string, facts: readonly Fact[]]

const filled = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '')
const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** A value of a list with its text; what no list has is shown as it is. */
const chosen = (value: string, keys: Readonly<Record<string, TranslationKey>>, t: Translator): string => {
  const key = keys[value]
  return key === undefined ? value : t(key)
}
const models = {
  limitedCompany: 'become-a-customer.model-limitedCompany',
  soleTrader: 'become-a-customer.model-soleTrader',
  association: 'become-a-customer.model-association',
  publicSector: 'become-a-customer.model-publicSector',
  privatePerson: 'become-a-customer.model-privatePerson',
} as const
const trades = {
  plumbing: 'become-a-customer.trade-plumbing',
  electrical: 'become-a-customer.trade-electrical',
  ventilation: 'become-a-customer.trade-ventilation',
  construction: 'become-a-customer.trade-construction',
  property: 'become-a-customer.trade-property',
  industry: 'become-a-customer.trade-industry',
  infrastructure: 'become-a-customer.trade-infrastructure',
  publicServices: 'become-a-customer.trade-publicServices',
  retail: 'become-a-customer.trade-retail',
  other: 'become-a-customer.trade-other',
} as const
const payments = {
  invoice: 'become-a-customer.payment-invoice',
  card: 'become-a-customer.payment-card',
} as const

const company = ({ company: it }: ApplicationValues, currency: string, t: Translator): Fact[] => [
  [t('become-a-customer.model'), chosen(it.businessModel, models, t)],
  [t('become-a-customer.organisation-number'), it.organisationNumber],
  [t('become-a-customer.company-name'), it.name],
  [t('become-a-customer.street'), join([it.street, `${it.postalCode} ${it.city}`, it.country])],
  [t('become-a-customer.vat-number'), it.vatNumber],
  [t('become-a-customer.industry'), chosen(it.trade, trades, t)],
  [t('become-a-customer.size'), it.size],
  [t('become-a-customer.yearly-purchase', currency), it.yearlyPurchase],
  [t('become-a-customer.invoice-email'), it.invoiceEmail],
  [t('become-a-customer.peppol-id'), join([it.eInvoiceScheme, it.eInvoiceId])],
]

const personOf = ({ name, email, mobile }: ApplicationValues['persons']['applicant']): string =>
  join([name, email, mobile])

const persons = ({ persons: it }: ApplicationValues, t: Translator): Fact[] => [
  [t('applications.applicant'), personOf(it.applicant)],
  [t('become-a-customer.signatory-person'), personOf(it.applicantSigns ? it.applicant : it.signatory)],
  [t('become-a-customer.national-id'), it.personalNumber],
  ...it.buyers.map((buyer, at): Fact => [`${t('applications.buyer')} ${at + 1}`, personOf(buyer)]),
]

const delivery = (
  { values: { delivery: it }, currency, warehouses }: SellerApplication,
  t: Translator,
): Fact[] => [
  [t('become-a-customer.payment'), chosen(it.payment, payments, t)],
  [t('become-a-customer.wanted-limit', currency), it.wantedCredit],
  [t('become-a-customer.iban'), it.iban],
  ...(it.toCompanyAddress ? [] : it.addresses).map((address, at): Fact => [
    `${t('applications.delivery')} ${at + 1}`,
    join([
      address.name,
      address.street,
      `${address.postalCode} ${address.city}`,
      address.country,
      address.goodsMark,
      address.phone,
    ]),
  ]),
  [
    t('become-a-customer.branch'),
    warehouses.find(({ warehouseId }) => warehouseId === it.warehouseId)?.name ?? it.warehouseId,
  ],
]

/** What an application says, by its tabs. */
export function applicationFacts(
  application: SellerApplication,
  revealed: RevealedNumbers | null,
  t: Translator,
): Section[] {
  const { values, currency, identification, note, message, customerNumber } = application
  const sections: Section[] = [
    [
      t('become-a-customer.tab-company'),
      filled([[t('applications.customer-number'), customerNumber], ...company(values, currency, t)]),
    ],
    [t('become-a-customer.tab-persons'), filled(persons(values, t))],
    [t('become-a-customer.tab-delivery'), filled(delivery(application, t))],
    [
      t('become-a-customer.tab-terms'),
      filled([
        [t('become-a-customer.terms-heading'), values.terms.version],
        [
          t('become-a-customer.marketing'),
          t(values.terms.marketing ? 'become-a-customer.yes' : 'become-a-customer.no'),
        ],
        [
          t('applications.signed-by'),
          identification.state === 'signed' ? identification.signedBy : t('applications.not-signed'),
        ],
        [t('applications.signer-id'), join([identification.issuer, identification.subject])],
      ]),
    ],
    [
      t('applications.credit-check'),
      filled([
        [t('applications.note'), note],
        [t('applications.message'), message],
        [
          t('applications.revealed'),
          revealed === null ? '' : join([revealed.organisationNumber, revealed.personalNumber]),
        ],
      ]),
    ],
  ]
  return sections.filter(([, facts]) => facts.length > 0)
}
