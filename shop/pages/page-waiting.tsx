import { Suspense } from 'react'
import { later } from '@tradecounter/shop/core'
import type { PageWaitingProps } from './page-waiting-view.tsx'

// The server has it at once. In the browser its code comes only where an answer is missing.
const View = import.meta.env.SSR
  ? (await import('./page-waiting-view.tsx')).default
  : later(() => import('./page-waiting-view.tsx'))

/** In the place of a page whose answer is not there: the server could not get it, the browser tries once more. */
export function PageWaiting(props: PageWaitingProps) {
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}
