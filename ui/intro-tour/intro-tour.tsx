'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { type JSX, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/index.ts'
import { ModalOverlay } from '../dialog/modal-overlay.tsx'
import { useOpenerFocus } from '../side-panel/index.ts'
import { type TargetPosition, useTargetPosition } from './use-target-position.ts'
import * as styles from './intro-tour.css.ts'

/** One step of a tour. */
export interface IntroStep {
  id: string
  title: string
  text: ReactNode
  /** CSS selector of the target; without it, or if nothing matches, the card is centred. */
  target?: string
}

/** All texts of `IntroTour` except its steps. */
export interface IntroTourLabels {
  /** `Step 2 of 5`. */
  count: (step: number, of: number) => string
  back: string
  next: string
  /** On the last step, instead of `next`. */
  done: string
  skip: string
}

/**
 * Props of `IntroTour`. The caller knows whether a tour has been seen: it opens once per tour, or after a second if
 * it is shown again (spec §4).
 */
export interface IntroTourProps {
  open: boolean
  /** Without steps nothing opens. */
  steps: readonly IntroStep[]
  /** From 0. A higher index shows the last step. */
  index: number
  onIndexChange: (index: number) => void
  /** `skipped` by the button or Escape. */
  onExit: (how: 'done' | 'skipped') => void
  labels: IntroTourLabels
}

/** Approximate space for the card below its target, in pixels. */
const cardRoom = 300

/**
 * Own positioning: Radix Popover adds 10.3 KB gzipped to the 13 KB of the dialog, and could not place the card at
 * the opposite end of a phone's screen or in the centre.
 */
const sideOf = (place: TargetPosition | null): 'below' | 'above' | 'middle' => {
  if (place === null) return 'middle'
  const below = window.innerHeight - place.top - place.height
  if (below >= cardRoom) return 'below'
  // Over a target that fills the window, where no other place is.
  if (place.height > window.innerHeight - cardRoom) return 'middle'
  return place.top >= cardRoom || place.top > below ? 'above' : 'below'
}

const nameOf = (variable: string): string => variable.replace(/^var\((.+)\)$/u, '$1')

/** The target's position as style variables; style attributes pass the content security policy. */
const placed = (place: TargetPosition | null): Record<string, string> =>
  place === null
    ? {}
    : {
        [nameOf(styles.top)]: `${Math.round(place.top)}px`,
        [nameOf(styles.left)]: `${Math.round(place.left)}px`,
        [nameOf(styles.width)]: `${Math.round(place.width)}px`,
        [nameOf(styles.height)]: `${Math.round(place.height)}px`,
      }

/** Use it to introduce new users to a page step by step (HELP-5). It is modal; Escape skips. */
export function IntroTour({
  open,
  steps,
  index,
  onIndexChange,
  onExit,
  labels,
}: IntroTourProps): JSX.Element {
  const at = Math.min(Math.max(index, 0), steps.length - 1)
  const step = steps[at]
  const place = useTargetPosition(step?.target, open)
  const heading = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useOpenerFocus()
  const isLast = at === steps.length - 1

  useEffect(() => {
    if (open && at >= 0) heading.current?.focus()
  }, [open, at])

  return (
    <Dialog.Root open={open && step !== undefined} onOpenChange={(stays) => !stays && onExit('skipped')}>
      <Dialog.Portal>
        <ModalOverlay
          open={open && step !== undefined}
          className={styles.overlay}
          data-missing={place === null ? '' : undefined}
        />
        {place !== null && (
          <div data-spotlight="" className={styles.spotlight} style={placed(place)} aria-hidden="true" />
        )}
        <Dialog.Content
          className={styles.card}
          data-side={sideOf(place)}
          style={placed(place)}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            remember()
            heading.current?.focus()
          }}
          onCloseAutoFocus={giveBack}
          // A click beside the card does not skip the tour.
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <p className={styles.count}>{labels.count(at + 1, steps.length)}</p>
          <Dialog.Title ref={heading} className={styles.title} tabIndex={-1}>
            {step?.title}
          </Dialog.Title>
          <Dialog.Description asChild>
            <div className={styles.text}>{step?.text}</div>
          </Dialog.Description>
          <div className={styles.actions}>
            <span className={styles.skip}>
              {!isLast && (
                <Button tone="quiet" onClick={() => onExit('skipped')}>
                  {labels.skip}
                </Button>
              )}
            </span>
            <div className={styles.turns}>
              {at > 0 && <Button onClick={() => onIndexChange(at - 1)}>{labels.back}</Button>}
              <Button tone="accent" onClick={() => (isLast ? onExit('done') : onIndexChange(at + 1))}>
                {isLast ? labels.done : labels.next}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
