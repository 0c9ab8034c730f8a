import { lazy, Suspense, useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { useShop } from '@tradecounter/shop/core'
import { takeEarlyPresses } from './early-presses.ts'
import { cartNoticeAtom, configuringAtom } from './state.ts'
import { useUnknownCount } from './use-unknown-count.ts'
import { useToldAdds } from './use-told-adds.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useMergeToTell } from './use-merge-to-tell.ts'

const CartAddedNotice = lazy(() => import('./cart-added-notice.tsx'))
const ConfigurationDialog = lazy(() => import('./configuration-dialog.tsx'))
const MergedNotice = lazy(() => import('./merged-notice.tsx'))

/**
 * What the cart says and asks on any page: the notice of an add, choices before one, what a sign-in has merged. Adds that
 * were pressed before the page could hear them are made first.
 */
export default function CartWatch() {
  const { user } = useShop()
  const notice = useAtomValue(cartNoticeAtom)
  const configuring = useAtomValue(configuringAtom)
  const { merge, told } = useMergeToTell()
  useToldAdds()
  useUnknownCount()
  useOtherTabs(user?.customerId ?? '')
  useEffect(() => void takeEarlyPresses(), [])
  return (
    <Suspense fallback={null}>
      {notice !== null && <CartAddedNotice />}
      {configuring !== null && <ConfigurationDialog key={configuring.addition.variantCode} />}
      {merge !== null && <MergedNotice merge={merge} onClose={told} />}
    </Suspense>
  )
}
