import type { ApplicationValues, FormTab } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { useFieldTexts } from '../tabs/use-field-texts.ts'
import { useParameters } from '../use-tab-values.ts'

export interface Fact {
  term: string
  value: string
}

const one = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

/** The text of one of the offered values; the value itself if it is offered no more. */
const chosen = <Value extends string>(
  value: string,
  offered: readonly Value[],
  textOf: (known: Value) => string,
): string => {
  const known = offered.find((each) => each === value)
  return known === undefined ? value : textOf(known)
}

/** What was filled in on a tab, as it is read. */
export function useReviewFacts(values: ApplicationValues): Record<FormTab, Fact[]> {
  const t = useTranslations()
  const { businessModels, refusedModels, countries, trades, sizes, paymentWays, branches, currency } =
    useParameters()
  const { labelOf } = useFieldTexts(currency)
  const { company, persons, delivery, terms } = values
  const yesOrNo = (is: boolean): string => t(is ? 'become-a-customer.yes' : 'become-a-customer.no')
  const country = (code: string): string =>
    chosen(code, countries, (known) => t(`become-a-customer.country-${known}`))
  const personLine = ({ name, email, mobile }: ApplicationValues['persons']['applicant']): string =>
    // A telephone number is not broken between two lines.
    one(name, email, mobile.replaceAll(' ', '\u00A0'))
  /** Lists offer a country from the start: alone it is no address. */
  const addressLine = (of: {
    name: string
    street: string
    postalCode: string
    city: string
    country: string
  }) => {
    const typed = one(of.name, of.street, `${of.postalCode} ${of.city}`.trim())
    return typed === '' ? '' : one(typed, country(of.country))
  }
  return {
    company: [
      {
        term: labelOf('company', 'businessModel'),
        value: chosen(company.businessModel, [...businessModels, ...refusedModels], (known) =>
          t(`become-a-customer.model-${known}`),
        ),
      },
      { term: labelOf('company', 'organisationNumber'), value: company.organisationNumber },
      { term: labelOf('company', 'name'), value: company.name },
      {
        term: t('become-a-customer.address-heading'),
        value: addressLine({ ...company, name: '' }),
      },
      { term: labelOf('company', 'vatNumber'), value: company.vatNumber },
      {
        term: labelOf('company', 'trade'),
        value: chosen(company.trade, trades, (known) => t(`become-a-customer.trade-${known}`)),
      },
      {
        term: labelOf('company', 'size'),
        value: chosen(company.size, sizes, (known) =>
          known === '250+' ? t('become-a-customer.size-more') : known.replace('-', '–'),
        ),
      },
      { term: labelOf('company', 'yearlyPurchase'), value: company.yearlyPurchase },
      { term: labelOf('company', 'invoiceEmail'), value: company.invoiceEmail },
      { term: labelOf('company', 'eInvoiceId'), value: one(company.eInvoiceScheme, company.eInvoiceId) },
    ],
    persons: [
      { term: t('become-a-customer.applicant'), value: personLine(persons.applicant) },
      {
        term: t('become-a-customer.signs'),
        value: persons.applicantSigns ? persons.applicant.name : personLine(persons.signatory),
      },
      { term: t('become-a-customer.buyers'), value: persons.buyers.map(personLine).join('\n') },
    ],
    delivery: [
      {
        term: labelOf('delivery', 'payment'),
        value: chosen(delivery.payment, paymentWays, (known) => t(`become-a-customer.payment-${known}`)),
      },
      ...(delivery.payment === 'invoice'
        ? [
            { term: labelOf('delivery', 'creditCheck'), value: yesOrNo(delivery.creditCheck) },
            { term: labelOf('delivery', 'wantedCredit'), value: delivery.wantedCredit },
          ]
        : []),
      { term: labelOf('delivery', 'iban'), value: delivery.iban },
      {
        term: t('become-a-customer.delivery-heading'),
        value: delivery.toCompanyAddress
          ? addressLine({ ...company, country: '' })
          : delivery.addresses.map(addressLine).join('\n'),
      },
      {
        term: labelOf('delivery', 'warehouseId'),
        value: branches.find(({ warehouseId }) => warehouseId === delivery.warehouseId)?.name ?? '',
      },
    ],
    terms: [
      { term: labelOf('terms', 'accepted'), value: yesOrNo(terms.accepted) },
      { term: t('become-a-customer.marketing'), value: yesOrNo(terms.marketing) },
    ],
  }
}
