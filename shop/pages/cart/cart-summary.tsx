import type { Cart } from '@tradecounter/api/contract'
import { SignInPrompt } from '@tradecounter/shop/account'
import { addressOf, may, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { Totals } from '@tradecounter/ui/totals'
import { hiddenPricesNote } from './hidden-prices-note.ts'
import { totalRows } from './total-rows.ts'
import * as styles from './cart-view.css.ts'

/** What the cart costs and the way to checkout; for a visitor, the way to sign in. */
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
  const mayOrder = may(context.user, 'perm:order')
  const note = cart.blocked ? 'cart.blocked' : hiddenPricesNote(cart, context)
  return (
    <section className={styles.summary} aria-label={t('cart.summary')}>
      <Totals
        rows={totalRows(cart, format, t)}
        {...(note === undefined ? {} : { note: t(note) })}
        {...(mayOrder && cart.blocked ? {} : { action: mayOrder ? <ToCheckout /> : <NoOrder /> })}
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

/** What is missing and who can give it, beside the button that cannot be pressed (ACC-10). */
function NoOrder() {
  const { user } = useShop()
  const t = useTranslations()
  const customer = user?.attachedCustomers.find(({ id }) => id === user.customerId)
  return (
    <Stack space={3}>
      <Button tone="accent" size="l" wide disabled>
        {t('cart.to-checkout')}
      </Button>
      <Text>{t('cart.order-not-permitted', customer?.name ?? '')}</Text>
    </Stack>
  )
}
