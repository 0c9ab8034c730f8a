import { lazy, Suspense } from 'react'
import type { PartFailureProps } from './part-failure-view.tsx'

// The server has it at once. In the browser its code comes only where an answer is missing.
const View = import.meta.env.SSR
  ? (await import('./part-failure-view.tsx')).default
  : lazy(() => import('./part-failure-view.tsx'))

/**
 * In the place of a part of a page whose answer is missing: says so, offers "Try again", and tries again by itself.
 * Never use an empty state for an answer that failed.
 */
export function PartFailure(props: PartFailureProps) {
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}
