import { lazy, Suspense } from 'react'
import { useHydrated } from '@tradecounter/shop/core'

const CartWatch = lazy(() => import('./cart-watch.tsx'))

/** Where the cart notice appears (CART-2), and all else that the cart says. Its code comes after the page. */
export const CartNoticeArea = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <CartWatch />
    </Suspense>
  )
