import type { Invoice } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Totals } from '@tradecounter/ui/totals'

/** The sums of a document: lines, freight, VAT by rate, what is paid, credited and open. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const t = useTranslations()
  const format = useFormat()
  const { kind, lineSum, chargeSum, net, vatRows, total, paid, credited, openAmount, currency } = invoice
  const money = (amount: number): string => format.money(amount, currency)
  const row = (label: string, amount: number, strong = false) => ({ label, amount: money(amount), strong })
  if (kind === 'statement') return <Totals rows={[row(t('invoices.statement-total'), total, true)]} />
  return (
    <Totals
      rows={[
        row(t('invoices.sum-lines'), lineSum),
        ...(chargeSum === 0 ? [] : [row(t('invoices.freight'), chargeSum)]),
        row(t('invoices.sum-net'), net),
        ...vatRows.map(({ thousandths, exempt, net: taxed, vat }) =>
          row(
            exempt
              ? t('invoices.vat-exempt')
              : t('invoices.vat-of', format.quantity(thousandths / 10), money(taxed)),
            vat,
          ),
        ),
        row(t(kind === 'creditNote' ? 'invoices.to-credit' : 'invoices.to-pay'), total, true),
        ...(paid === 0 ? [] : [row(t('invoices.paid'), -paid)]),
        ...(credited === 0 ? [] : [row(t('invoices.credited'), -credited)]),
        ...(paid + credited === 0 ? [] : [row(t('invoices.open-amount'), openAmount, true)]),
      ]}
    />
  )
}
