import { Suspense } from 'react'
import { useHydrated, later } from '@tradecounter/shop/core'

const CartWatch = later(() => import('./cart-watch.tsx'), { behind: true })

/** The notices of the cart (CART-2). Its code loads after the page. */
export const CartNoticeArea = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <CartWatch />
    </Suspense>
  )
