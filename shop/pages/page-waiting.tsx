import { Suspense } from 'react'
import { later } from '@tradecounter/shop/core'
import type { PageWaitingProps } from './page-waiting-view.tsx'

const View = later(() => import('./page-waiting-view.tsx'))

/** In the place of a page whose answer is not there: the server could not get it, the browser tries once more. */
export function PageWaiting(props: PageWaitingProps) {
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}
