import { Suspense } from 'react'
import { CustomerNote, useShop, useTranslations } from '@tradecounter/shop/core'
import { mayOrder, useCheckout } from '@tradecounter/shop/orders'
import { SignInPrompt } from '@tradecounter/shop/account'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { PageWaiting } from '../page-waiting.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { NoOrderPermission, NothingToOrder } from './later-sections.ts'

/** The checkout's states: not permitted, loading, failed, empty, and the form. */
export function CheckoutView() {
  const context = useShop()
  const { user } = context
  const t = useTranslations()
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Heading level={1} size="xl">
          {t('checkout.title')}
        </Heading>
        <CustomerNote />
      </Stack>
      {user === null ? (
        <SignInPrompt title={t('cart.sign-in-title')} text={t('cart.sign-in-text')} />
      ) : (
        <Suspense fallback={<Spinner label={t('cart.loading')} />}>
          {mayOrder(context) ? <CheckoutContent /> : <NoOrderPermission />}
        </Suspense>
      )}
    </Stack>
  )
}

function CheckoutContent() {
  const { data: checkout, error, mutate } = useCheckout()
  if (checkout === undefined) return <PageWaiting error={error} onRetry={() => mutate()} />
  return checkout.cart.lineCount === 0 ? <NothingToOrder /> : <CheckoutForm checkout={checkout} />
}
