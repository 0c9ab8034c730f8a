import { useAtomValue } from 'jotai'
import { CartNotice } from '@tradecounter/ui/cart-notice'
import { addressOf, useFormat, useShop, useWords } from '@tradecounter/shop/core'
import { quantityText } from './quantity-text.ts'
import { cartNoticeAtom } from './state.ts'

/** The last add as a notice (CART-2), with the way to checkout, or for a visitor to the purchase list (CART-3). */
export default function CartAddedNotice({ onClose }: { onClose: () => void }) {
  const context = useShop()
  const t = useWords()
  const format = useFormat()
  const notice = useAtomValue(cartNoticeAtom)
  if (notice === null) return null
  const signedIn = context.user !== null
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
      href={addressOf({ page: signedIn ? 'checkout' : 'purchase-list' }, context)}
      actionLabel={t(signedIn ? 'cart.to-checkout' : 'cart.to-list')}
      labels={{ region: t('cart.notice-region'), close: t('common.close') }}
      {...(signedIn && price !== null ? { price: format.money(price, currency) } : {})}
      {...(signedIn && unitPrice !== null
        ? { unitPrice: t('cart.unit-price', format.money(unitPrice, currency), priceUnit) }
        : {})}
    />
  )
}
