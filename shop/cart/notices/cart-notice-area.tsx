import { Suspense } from 'react'
import { useHydrated, later } from '@tradecounter/shop/core'

const CartWatch = later(() => import('./cart-watch.tsx'), { behind: true })

/** Where the cart notice appears (CART-2), and all else that the cart says. Its code comes after the page. */
export const CartNoticeArea = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <CartWatch />
    </Suspense>
  )
