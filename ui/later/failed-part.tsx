import { type ReactElement, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LaterFailureView } from './failure-view.ts'

/** Where a part that opens over the page stands, read from its props. */
export interface OverPage {
  /** Whether it is wanted now. @default true */
  open?: boolean
  /** Puts it away. */
  close?: () => void
  /** The button that the part draws itself: it stays while the part has failed. */
  trigger?: ReactElement
}

interface FailedPartProps {
  over: OverPage | null
  onRetry: () => void
  busy: boolean
}

/** In the place of a part that has failed: the app's message, and the part's own button. */
export function FailedPart({ over, onRetry, busy }: FailedPartProps): ReactNode {
  const draw = use(LaterFailureView)
  const [closed, setClosed] = useState(false)
  const open = over?.open ?? !closed
  const wasOpen = useRef(open)
  const tryAgain = useEffectEvent(onRetry)
  useEffect(() => {
    // Opening it again retries.
    if (open && !wasOpen.current) tryAgain()
    wasOpen.current = open
  }, [open])
  if (draw === null) return over?.trigger ?? null
  if (over === null) return draw({ place: 'here', onRetry, busy })
  return (
    <>
      {over.trigger}
      {open && draw({ place: 'over', onRetry, busy, onClose: over.close ?? (() => setClosed(true)) })}
    </>
  )
}
