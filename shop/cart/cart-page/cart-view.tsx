import { CustomerNote, PageWaiting, PricesNote, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { useCart } from '../calls.ts'
import { CartLines } from './lines/cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTools } from './cart-tools.tsx'
import { tools, toolsOfNone } from './cart-view.css.ts'
import { EmptyCartButton } from './empty-cart-button.tsx'
import { FreeText } from './free-text.tsx'
import { FromFavouriteList } from './favourite-lists/from-favourite-list.tsx'
import { NoLines } from '../no-lines/no-lines.tsx'

/**
 * The cart of a user, the purchase list of a visitor: the same lines, without prices for visitors (CART-5, CART-7).
 */
export function CartView() {
  const { user } = useShop()
  const t = useTranslations()
  const { data: cart, error, mutate } = useCart()
  const signedIn = user !== null
  const title = (
    <Heading level={1} size="xl">
      {t(signedIn ? 'cart.title' : 'cart.list-title')}
    </Heading>
  )
  const customer = <CustomerNote />

  if (cart === undefined) {
    return (
      <Stack space={6}>
        {title}
        {customer}
        <PageWaiting error={error} onRetry={() => mutate()} />
      </Stack>
    )
  }
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Inline justify="between" align="baseline">
          <Inline space={3} align="baseline">
            {title}
            {cart.lineCount > 0 && (
              <>
                <Text as="span" tone="muted" numeric>
                  {t.count('cart.count', cart.lineCount)}
                </Text>
                <PricesNote />
              </>
            )}
          </Inline>
          {cart.lineCount > 0 && <EmptyCartButton />}
        </Inline>
        {customer}
      </Stack>
      <Columns template="rail-end" space={8}>
        <Stack space={6}>
          <CartLines cart={cart} whenEmpty={<NoLines />} />
          <div className={cart.lineCount === 0 ? toolsOfNone : tools}>
            {cart.lineCount > 0 && <CartTools cart={cart} />}
            {signedIn && <FromFavouriteList />}
            <FreeText />
          </div>
        </Stack>
        {cart.lineCount > 0 && <CartSummary cart={cart} />}
      </Columns>
    </Stack>
  )
}
