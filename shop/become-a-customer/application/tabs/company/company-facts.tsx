import { useTranslations } from '@tradecounter/shop/core'
import { Choice, Line } from '../fields.tsx'
import { PlaceFields } from '../place-fields.tsx'
import { useParameters, useTabValues } from '../../use-tab-values.ts'
import { even, group, legend } from '../../become-a-customer.css.ts'

/** Schemes of e-invoice addresses, as in the contract. */
const schemes = ['0007', '0192', '0216', '0184', '0088'] as const

/** Name, address and business of the company, and where its invoices go. */
export function CompanyFacts() {
  const t = useTranslations()
  const { trades, sizes } = useParameters()
  const [company, change] = useTabValues('company')
  const choose = { value: '', label: t('become-a-customer.choose') }
  return (
    <>
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.address-heading')}</legend>
        <Line
          path="company.name"
          field="company.name"
          value={company.name}
          onValueChange={(name) => change({ name })}
          required
          maxLength={120}
          autoComplete="organization"
        />
        <PlaceFields tab="company" path="company" place={company} onChange={change} />
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.about-heading')}</legend>
        <div className={even}>
          <Choice
            path="company.trade"
            field="company.trade"
            value={company.trade}
            onValueChange={(trade) => change({ trade })}
            required
            options={[
              choose,
              ...trades.map((value) => ({ value, label: t(`become-a-customer.trade-${value}`) })),
            ]}
          />
          <Choice
            path="company.size"
            field="company.size"
            value={company.size}
            onValueChange={(size) => change({ size })}
            required
            options={[
              choose,
              ...sizes.map((value) => ({
                value,
                label: value === '250+' ? t('become-a-customer.size-more') : value.replace('-', '–'),
              })),
            ]}
          />
        </div>
        <Line
          path="company.yearlyPurchase"
          field="company.yearlyPurchase"
          value={company.yearlyPurchase}
          onValueChange={(yearlyPurchase) => change({ yearlyPurchase })}
          maxLength={15}
          autoComplete="off"
          inputMode="numeric"
          hint={t('become-a-customer.optional')}
        />
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.invoice-heading')}</legend>
        <Line
          path="company.invoiceEmail"
          field="company.invoiceEmail"
          type="email"
          value={company.invoiceEmail}
          onValueChange={(invoiceEmail) => change({ invoiceEmail })}
          required
          maxLength={165}
          autoComplete="email"
          inputMode="email"
        />
        <Line
          path="company.vatNumber"
          field="company.vatNumber"
          value={company.vatNumber}
          onValueChange={(vatNumber) => change({ vatNumber })}
          maxLength={30}
          autoComplete="off"
          hint={t('become-a-customer.optional')}
        />
        <Choice
          path="company.eInvoiceScheme"
          field="company.eInvoiceScheme"
          value={company.eInvoiceScheme}
          onValueChange={(eInvoiceScheme) =>
            change({ eInvoiceScheme, ...(eInvoiceScheme === '' ? { eInvoiceId: '' } : {}) })
          }
          options={[
            { value: '', label: t('become-a-customer.peppol-none') },
            ...schemes.map((value) => ({ value, label: t(`become-a-customer.e-invoice-${value}`) })),
          ]}
        />
        {company.eInvoiceScheme !== '' && (
          <Line
            path="company.eInvoiceId"
            field="company.eInvoiceId"
            value={company.eInvoiceId}
            onValueChange={(eInvoiceId) => change({ eInvoiceId })}
            required
            maxLength={50}
            autoComplete="off"
          />
        )}
      </fieldset>
    </>
  )
}
