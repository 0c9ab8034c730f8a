import { type ReactElement, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LaterFailureView } from './failure-view.ts'

/** State of a part that opens over the page, derived from its props. */
export interface OverPage {
  /** Whether it should be open. @default true */
  open?: boolean
  /** Closes it. */
  close?: () => void
  /** The part's own trigger button: it stays while the part has failed. */
  trigger?: ReactElement
}

interface FailedPartProps {
  over: OverPage | null
  onRetry: () => void
  busy: boolean
}

/** Replaces a failed part: the app's message, and the part's own button. */
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
