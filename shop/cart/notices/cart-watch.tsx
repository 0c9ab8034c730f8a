import { Suspense, useEffect } from 'react'
import { useAtom } from 'jotai'
import { useShop, later, untilClosed } from '@tradecounter/shop/core'
import { replayEarlyClicks } from '../add-to-cart/early-clicks.ts'
import { cartNoticeAtom, configuringAtom } from '../state.ts'
import { useUnknownCount } from './use-unknown-count.ts'
import { useAddTracking } from './use-add-tracking.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useCartMerge } from './use-cart-merge.ts'

const CartAddedNotice = later(() => import('../add-to-cart/cart-added-notice.tsx'), { over: untilClosed })
const ConfigurationDialog = later(() => import('../configuration/configuration-dialog.tsx'), {
  over: untilClosed,
})
const MergedNotice = later(() => import('./merged-notice.tsx'), { over: untilClosed })

/**
 * Notices and dialogs of the cart on any page: the notice of an add, choices before an add, the merge at sign-in.
 * Replays early clicks first.
 */
export default function CartWatch() {
  const { user } = useShop()
  const [notice, setNotice] = useAtom(cartNoticeAtom)
  const [configuring, setConfiguring] = useAtom(configuringAtom)
  const { merge, dismiss } = useCartMerge()
  useAddTracking()
  useUnknownCount()
  useOtherTabs(user?.customerId ?? '')
  useEffect(() => void replayEarlyClicks(), [])
  return (
    <Suspense fallback={null}>
      {notice !== null && <CartAddedNotice onClose={() => setNotice(null)} />}
      {configuring !== null && (
        <ConfigurationDialog key={configuring.addition.variantCode} onClose={() => setConfiguring(null)} />
      )}
      {merge !== null && <MergedNotice merge={merge} onClose={dismiss} />}
    </Suspense>
  )
}
