import { useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { IntroTour } from '@tradecounter/ui/intro-tour'
import type { TourId } from './rules.ts'
import { stepsOf } from './steps.ts'

interface TourProps {
  id: TourId
  open: boolean
  /** The last step was reached, or the tour was skipped: both mark it as done. */
  onExit: () => void
}

/** A tour from its first step. */
export default function Tour({ id, open, onExit }: TourProps) {
  const t = useTranslations()
  const [index, setIndex] = useState(0)
  return (
    <IntroTour
      open={open}
      steps={stepsOf(id, t)}
      index={index}
      onIndexChange={setIndex}
      onExit={onExit}
      labels={{
        count: (step, of) => t('intro-tour.count', step, of),
        back: t('intro-tour.back'),
        next: t('intro-tour.next'),
        done: t('intro-tour.done'),
        skip: t('intro-tour.skip'),
      }}
    />
  )
}
