import { useId } from 'react'
import type { Cart } from '@tradecounter/api/contract'
import { SignInPrompt } from '@tradecounter/shop/account'
import {
  addressOf,
  customerNameOf,
  hasPermission,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { Totals } from '@tradecounter/ui/totals'
import { totalsNote } from '../totals/totals-note.ts'
import { totalRows } from '../totals/total-rows.ts'
import * as styles from './cart-view.css.ts'

/** The cart's totals and the checkout button; for a visitor, the sign-in button. */
export function CartSummary({ cart }: { cart: Cart }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  if (context.user === null) {
    return (
      <div className={styles.summary}>
        <SignInPrompt title={t('cart.sign-in-title')} text={t('cart.sign-in-text')} />
      </div>
    )
  }
  const canOrder = hasPermission(context.user, 'perm:order')
  const note = cart.blocked ? t('cart.blocked') : totalsNote(cart, context, t)
  return (
    <section className={styles.summary} aria-label={t('cart.summary')}>
      <Totals
        rows={totalRows(cart, format, t)}
        {...(note === undefined ? {} : { note })}
        {...(canOrder && cart.blocked ? {} : { action: canOrder ? <ToCheckout /> : <NoOrder /> })}
      />
    </section>
  )
}

function ToCheckout() {
  const context = useShop()
  const t = useTranslations()
  return (
    <ButtonLink href={addressOf({ page: 'checkout' }, context)} tone="accent" size="l" wide>
      {t('cart.to-checkout')}
    </ButtonLink>
  )
}

/** The missing permission and who can grant it, beside the disabled button (ACC-10). */
function NoOrder() {
  const { user } = useShop()
  const t = useTranslations()
  const reasonId = useId()
  return (
    <Stack space={3}>
      <Button tone="accent" size="l" wide disabled aria-describedby={reasonId}>
        {t('cart.to-checkout')}
      </Button>
      <div id={reasonId}>
        <Text>{t('cart.order-not-permitted', customerNameOf(user))}</Text>
      </div>
    </Stack>
  )
}
