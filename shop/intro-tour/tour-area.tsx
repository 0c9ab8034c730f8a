import { Suspense } from 'react'
import { later, PartFailure } from '@tradecounter/shop/core'
import type { IntroTourState } from './use-intro-tour.ts'

const Tour = later(() => import('./tour.tsx'), {
  over: ({ open, onExit }: { open: boolean; onExit: () => void }) => ({ open, close: onExit }),
})

/** The tour of a page while it is open, and what is left of it while the focus goes back. */
export function TourArea({ tour }: { tour: IntroTourState }) {
  const { id, run, open, failed, show, forgetFailure, exit } = tour
  if (failed) return <PartFailure place="over" onRetry={show} onClose={forgetFailure} />
  if (id === null || run === 0) return null
  return (
    <Suspense fallback={null}>
      <Tour key={run} id={id} open={open} onExit={exit} />
    </Suspense>
  )
}
