import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { mayOrder, useCheckout, useResumedOrder } from '@tradecounter/shop/orders'
import { SignInPrompt } from '@tradecounter/shop/account'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { NoLines } from '../cart/lines/no-lines.tsx'
import { PageWaiting } from '../page-waiting.tsx'
import { CheckoutForm } from './checkout-form.tsx'

/** The checkout in its states: not allowed, being fetched, not to be had, nothing to order, and the form. */
export function CheckoutView() {
  const context = useShop()
  const { user } = context
  const t = useTranslations()
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {t('checkout.title')}
      </Heading>
      {user === null ? (
        <SignInPrompt title={t('cart.sign-in-title')} text={t('cart.sign-in-text')} />
      ) : mayOrder(context) ? (
        <CheckoutContent />
      ) : (
        <NoOrderPermission />
      )}
    </Stack>
  )
}

function CheckoutContent() {
  const { data: checkout, error, mutate } = useCheckout()
  if (checkout === undefined) return <PageWaiting error={error} onRetry={() => mutate()} />
  return checkout.cart.lineCount === 0 ? <NothingToOrder /> : <CheckoutForm checkout={checkout} />
}

/** An empty cart; unless an order of this session was never answered, which is then looked up. */
function NothingToOrder() {
  const t = useTranslations()
  return useResumedOrder() ? <Spinner label={t('checkout.ordering')} /> : <NoLines />
}

/** For a user who may not order for this customer (ACC-10): calm, and who can change it. */
function NoOrderPermission() {
  const context = useShop()
  const t = useTranslations()
  return (
    <EmptyState
      icon="in-hold"
      title={t('checkout.no-permission-title')}
      action={
        <ButtonLink href={addressOf({ page: 'cart' }, context)}>{t('checkout.back-to-cart')}</ButtonLink>
      }
    >
      {t('checkout.no-permission-text')}
    </EmptyState>
  )
}
