import type { Cart } from '@tradecounter/api/contract'
import { SignInPrompt } from '@tradecounter/shop/account'
import { addressOf, useFormat, useShop, useWords } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Totals } from '@tradecounter/ui/totals'
import { totalRows } from './total-rows.ts'
import * as styles from './cart-view.css.ts'

/** What the cart costs and the way to checkout; for a visitor, the way to sign in. */
export function CartSummary({ cart }: { cart: Cart }) {
  const context = useShop()
  const t = useWords()
  const format = useFormat()
  if (context.user === null) {
    return (
      <div className={styles.summary}>
        <SignInPrompt title={t('cart.sign-in-title')} text={t('cart.sign-in-text')} />
      </div>
    )
  }
  return (
    <section className={styles.summary} aria-label={t('cart.summary')}>
      <Totals
        rows={totalRows(cart, format, t)}
        {...(cart.blocked
          ? { note: t('cart.blocked') }
          : cart.total === null
            ? { note: t('cart.prices-hidden') }
            : {})}
        {...(cart.blocked
          ? {}
          : {
              action: (
                <ButtonLink href={addressOf({ page: 'checkout' }, context)} tone="accent" size="l" wide>
                  {t('cart.to-checkout')}
                </ButtonLink>
              ),
            })}
      />
    </section>
  )
}
