import type { Order } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Totals } from '@tradecounter/ui/totals'

/** Totals of an order. Renders nothing while the user hides prices. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations()
  const format = useFormat()
  const { sum, freight, vat, total, currency } = order
  if (total === null) return null
  const row = (label: string, amount: number | null, strong = false) =>
    amount === null ? [] : [{ label, amount: format.money(amount, currency), strong }]
  const freightRow =
    freight === 0
      ? [{ label: t('orders.freight'), amount: t('orders.freight-free') }]
      : row(t('orders.freight'), freight)
  return (
    <Totals
      rows={[
        ...row(t('orders.sum'), sum),
        ...freightRow,
        ...row(t('orders.vat'), vat),
        ...row(t('orders.total'), total, true),
      ]}
    />
  )
}
