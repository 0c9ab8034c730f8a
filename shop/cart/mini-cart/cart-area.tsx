import { Suspense, useState, type MouseEvent } from 'react'
import { useAtom } from 'jotai'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { addressOf, miniCartAtom, useShop, useTranslations, later, whileOpen } from '@tradecounter/shop/core'
import { useCartCount } from '../add-to-cart/use-add-to-cart.ts'

const MiniCartPanel = later(() => import('./mini-cart-panel.tsx'), { over: whileOpen })

/**
 * The header's link to the cart, or for a visitor to the purchase list (CART-5), with the number of lines. A plain
 * link until hydration; then it opens the mini cart, whose code loads on the first click.
 */
export function CartArea() {
  const context = useShop()
  const t = useTranslations()
  const count = useCartCount()
  const [{ open }, setMiniCart] = useAtom(miniCartAtom)
  // An unknown person may be a customer.
  const signedIn = context.user !== null || context.personUnknown === true
  // Stays mounted once opened, for its exit animation and to return the focus.
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)

  const setOpen = (next: boolean): void => setMiniCart((state) => ({ ...state, open: next }))
  const openPanel = (event: MouseEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <HeaderAction
        icon={signedIn ? 'cart' : 'list'}
        label={t(signedIn ? 'cart.title' : 'cart.list-title')}
        {...(count === null
          ? { countLabel: t('cart.count-unknown') }
          : { count, countLabel: t.count('cart.count', count) })}
        href={addressOf({ page: signedIn ? 'cart' : 'purchase-list' }, context)}
        {...(context.personUnknown ? {} : { onClick: openPanel, 'aria-haspopup': 'dialog' as const })}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MiniCartPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
