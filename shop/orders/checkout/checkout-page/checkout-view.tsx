import { Suspense } from 'react'
import { CustomerNote, useTranslations, AwaitAnswer } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { checkoutAddress } from '../../calls.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { NothingToOrder } from './later-sections.ts'

/** The checkout's states: loading, failed, empty, and the form. */
export function CheckoutView() {
  const t = useTranslations()
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Heading level={1} size="xl">
          {t('checkout.title')}
        </Heading>
        <CustomerNote />
      </Stack>
      <Suspense fallback={<Spinner label={t('cart.loading')} />}>
        <AwaitAnswer address={checkoutAddress}>
          {(checkout) =>
            checkout.cart.lineCount === 0 ? <NothingToOrder /> : <CheckoutForm checkout={checkout} />
          }
        </AwaitAnswer>
      </Suspense>
    </Stack>
  )
}
