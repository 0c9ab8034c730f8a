import type { Company } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { AttributeTable } from '@tradecounter/ui/attribute-table'

/** The master data of the company: what is not known has no row. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useTranslations()
  const format = useFormat()
  const { invoiceAddress: invoice, eInvoice, credit, parent } = company
  const rows: [string, string][] = [
    [t('company.number'), company.number],
    [t('company.legal-name'), company.name],
    [t('company.organisation-number'), company.organisationNumber],
    [t('company.vat-number'), company.vatNumber],
    [
      t('company.invoice-address'),
      [invoice.name, invoice.street, `${invoice.postalCode} ${invoice.city}`].filter(Boolean).join(', '),
    ],
    [t('company.e-invoice'), eInvoice === null ? '' : `${eInvoice.scheme}:${eInvoice.value}`],
    [
      t('company.payment-terms'),
      company.paymentDays === null ? '' : t('company.payment-days', format.count(company.paymentDays)),
    ],
    [t('company.delivery-terms'), company.deliveryTerms],
    [t('company.price-list'), company.priceList],
    [
      t('company.credit'),
      credit === null
        ? ''
        : t(
            'company.credit-used',
            format.money(credit.used, credit.currency),
            format.money(credit.limit, credit.currency),
          ),
    ],
    [t('company.parent'), parent === null ? '' : `${parent.name} (${parent.number})`],
    [t('company.sisters'), company.sisters.map(({ name, number }) => `${name} (${number})`).join(', ')],
  ]
  return (
    <AttributeTable
      caption={t('company.facts')}
      rows={rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value, unit: '' }))}
    />
  )
}
