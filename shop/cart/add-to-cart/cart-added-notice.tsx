import { useAtomValue } from 'jotai'
import { CartNotice } from '@tradecounter/ui/cart-notice'
import { addressOf, hasPermission, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { quantityText } from '../lines/quantity-text.ts'
import { cartNoticeAtom } from '../state.ts'

const nextLabels = {
  checkout: 'cart.to-checkout',
  cart: 'cart.to-cart',
  'purchase-list': 'cart.to-list',
} as const

/**
 * Notice of the last add (CART-2), with a link to checkout, to the cart for users who may not order, and to the
 * purchase list for visitors (CART-3).
 */
export default function CartAddedNotice({ onClose }: { onClose: () => void }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const notice = useAtomValue(cartNoticeAtom)
  if (notice === null) return null
  const signedIn = context.user !== null
  const next = hasPermission(context.user, 'perm:order') ? 'checkout' : signedIn ? 'cart' : 'purchase-list'
  const { productName, article, quantity, unit, price, unitPrice, priceUnit, currency, imgUrl } =
    notice.notification
  return (
    <CartNotice
      key={notice.id}
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(signedIn ? 'cart.notice-added' : 'cart.notice-added-to-list')}
      productName={productName}
      article={article}
      articleLabel={t('cart.article')}
      quantityText={quantityText(quantity, unit)}
      imageUrl={imgUrl}
      href={addressOf({ page: next }, context)}
      actionLabel={t(nextLabels[next])}
      labels={{ region: t('cart.notice-region'), close: t('common.close') }}
      {...(signedIn && price !== null
        ? { price: `${format.money(price, currency)} ${t('common.excl-vat')}` }
        : {})}
      {...(signedIn && unitPrice !== null
        ? { unitPrice: t('cart.unit-price', format.money(unitPrice, currency), priceUnit) }
        : {})}
    />
  )
}
