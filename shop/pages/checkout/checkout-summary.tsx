import type { Checkout } from '@tradecounter/api/contract'
import { useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Totals } from '@tradecounter/ui/totals'
import { hiddenPricesNote } from '../cart/hidden-prices-note.ts'
import { totalRows } from '../cart/total-rows.ts'
import * as styles from './checkout.css.ts'

/** What the order will cost, beside its sections; goods that are fetched cost no freight. */
export function CheckoutSummary({ checkout, pickup }: { checkout: Checkout; pickup: boolean }) {
  const { cart } = checkout
  const costs = pickup && checkout.pickup !== null ? { ...cart, ...checkout.pickup } : cart
  const t = useTranslations()
  const format = useFormat()
  const note = hiddenPricesNote(cart, useShop())
  return (
    <section className={styles.summary} aria-label={t('cart.summary')}>
      <Totals
        rows={totalRows(costs, format, t)}
        note={note === undefined ? t.count('cart.count', cart.lineCount) : t(note)}
      />
    </section>
  )
}
