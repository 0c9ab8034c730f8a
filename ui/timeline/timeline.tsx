import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './timeline.css.ts'

export interface TimelineProps {
  label: string
  /** In the order of time. `stateLabel` is the state in words, read after the text; `default` is pending. */
  items: readonly { text: string; state: 'complete' | 'active' | 'default'; stateLabel: string }[]
}

/** The steps of a shipment (HELP-1): done, the one it is at, and those to come, dashed. */
export function Timeline({ label, items }: TimelineProps): ReactNode {
  return (
    <div className={styles.area}>
      <ol className={styles.list} aria-label={label}>
        {items.map(({ text, state, stateLabel }) => (
          <li
            key={text}
            className={styles.step}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'complete' && <Icon name="check" size="s" />}
            </span>
            <span className={styles.text}>
              {text}
              <VisuallyHidden>, {stateLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
