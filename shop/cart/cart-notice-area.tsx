import { lazy, Suspense } from 'react'
import { useAtomValue } from 'jotai'
import { cartNoticeAtom } from './state.ts'

const CartAddedNotice = lazy(() => import('./cart-added-notice.tsx'))

/** Where the cart notice appears (CART-2). Its code comes with the first add. */
export function CartNoticeArea() {
  const notice = useAtomValue(cartNoticeAtom)
  return (
    notice !== null && (
      <Suspense fallback={null}>
        <CartAddedNotice />
      </Suspense>
    )
  )
}
