import type { Checkout } from '@tradecounter/api/contract'
import { useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Totals } from '@tradecounter/ui/totals'
import { totalRows, totalsNote } from '@tradecounter/shop/cart/totals'
import * as styles from './checkout.css.ts'

interface CheckoutSummaryProps {
  checkout: Checkout
  pickup: boolean
  /** Below the list of lines instead of beside the sections. */
  belowLines: boolean
}

/** The costs of the order; picked-up goods cost no freight. */
export function CheckoutSummary({ checkout, pickup, belowLines }: CheckoutSummaryProps) {
  const { cart } = checkout
  const costs = pickup && checkout.pickup !== null ? { ...cart, ...checkout.pickup } : cart
  const t = useTranslations()
  const format = useFormat()
  const note = totalsNote(cart, useShop(), t)
  return (
    <section className={belowLines ? styles.linesSummary : styles.summary} aria-label={t('cart.summary')}>
      <Totals rows={totalRows(costs, format, t)} note={note ?? t.count('cart.count', cart.lineCount)} />
    </section>
  )
}
