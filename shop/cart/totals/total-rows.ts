import type { Cart } from '@tradecounter/api/contract'
import type { Format, Translator } from '@tradecounter/shop/core'

/** The rows of a cart's totals; none if prices are not shown. */
export function totalRows(
  { sum, freight, vat, total, currency }: Pick<Cart, 'sum' | 'freight' | 'vat' | 'total' | 'currency'>,
  format: Format,
  t: Translator,
): { label: string; amount: string; strong?: boolean }[] {
  const row = (label: string, amount: number | null) =>
    amount === null ? [] : [{ label, amount: format.money(amount, currency) }]
  return [
    ...row(t('cart.sum'), sum),
    ...(freight === 0
      ? [{ label: t('cart.freight'), amount: t('cart.freight-free') }]
      : row(t('cart.freight'), freight)),
    ...row(t('cart.vat'), vat),
    ...row(t('cart.to-pay'), total).map((last) => ({ ...last, strong: true })),
  ]
}
