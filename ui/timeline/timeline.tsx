import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './timeline.css.ts'

/** One step of a shipment. */
export interface TimelineStep {
  /** What happens. */
  text: string
  /** When it has happened, on a line of its own. */
  time?: string
  /** `default` is pending. */
  state: 'complete' | 'active' | 'default'
  /** The state as text, read after the step. */
  stateLabel: string
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Name of the timeline: `Shipment 7001234`. */
  label: string
  /** In chronological order. Two may have the same text: a second attempt to deliver. */
  items: readonly TimelineStep[]
}

/** Use it for the steps of a shipment (HELP-1): completed, current, and upcoming ones dashed. */
export function Timeline({ label, items }: TimelineProps): ReactNode {
  return (
    <div className={styles.area}>
      <ol className={styles.list} aria-label={label}>
        {items.map(({ text, time, state, stateLabel }, place) => (
          <li
            // Steps never change places, and their texts may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className={styles.step}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'complete' && <Icon name="check" size="s" />}
            </span>
            <span className={styles.text}>
              {text}
              {time !== undefined && <span className={styles.time}> {time}</span>}
              <VisuallyHidden>, {stateLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
