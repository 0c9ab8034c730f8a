import { Suspense } from 'react'
import { later } from '../later/later.ts'
import type { PageWaitingProps } from './page-waiting-view.tsx'

const View = later(() => import('./page-waiting-view.tsx'))

/** Shown instead of a page whose answer is missing: the server could not fetch it, the browser tries again. */
export function PageWaiting(props: PageWaitingProps) {
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}
