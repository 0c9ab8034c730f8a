import { useShop, useWords } from '@tradecounter/shop/core'
import { useCheckout, useResumedOrder } from '@tradecounter/shop/orders'
import { SignInPrompt } from '@tradecounter/shop/account'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { NoLines } from '../cart/no-lines.tsx'
import { PageWaiting } from '../page-waiting.tsx'
import { CheckoutForm } from './checkout-form.tsx'

/** The checkout in its states: being fetched, not to be had, nothing to order, and the form. */
export function CheckoutView() {
  const { user } = useShop()
  const t = useWords()
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {t('checkout.title')}
      </Heading>
      {user === null ? (
        <SignInPrompt title={t('cart.sign-in-title')} text={t('cart.sign-in-text')} />
      ) : (
        <CheckoutContent />
      )}
    </Stack>
  )
}

function CheckoutContent() {
  const { data: checkout, error, mutate } = useCheckout()
  if (checkout === undefined) return <PageWaiting error={error} onRetry={() => void mutate()} />
  return checkout.cart.lineCount === 0 ? <NothingToOrder /> : <CheckoutForm checkout={checkout} />
}

/** An empty cart; unless an order of this session was never answered, which is then looked up. */
function NothingToOrder() {
  const t = useWords()
  return useResumedOrder() ? <Spinner label={t('checkout.ordering')} /> : <NoLines />
}
