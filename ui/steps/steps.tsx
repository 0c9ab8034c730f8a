import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './steps.css.ts'

/** One step of a process. */
export interface StepItem {
  /** Unique among the steps. */
  id: string
  /** The name of the step: `Contact person`. */
  label: string
  /** Returns to a completed step. */
  onSelect?: () => void
}

/** Props of `Steps`. */
export interface StepsProps {
  /** Name of the process. */
  label: string
  /** In order, six at most. */
  items: readonly StepItem[]
  /** Id of the current step; those before it are completed. Null if all are. */
  current: string | null
  /** The states as text, read after the step's name. */
  labels: { done: string; current: string; coming: string }
}

type State = keyof StepsProps['labels']

/** Use it on a process of several pages to show the current step. Completed steps can be links. */
export function Steps({ label, items, current, labels }: StepsProps): JSX.Element {
  const at = current === null ? items.length : items.findIndex(({ id }) => id === current)
  const stateOf = (place: number): State => (place < at ? 'done' : place === at ? 'current' : 'coming')
  return (
    <div className={styles.area}>
      <ol className={styles.list} aria-label={label}>
        {items.map(({ id, label: text, onSelect }, place) => {
          const state = stateOf(place)
          const content = (
            <span className={styles.text}>
              {text}
              <VisuallyHidden>, {labels[state]}</VisuallyHidden>
            </span>
          )
          return (
            <li
              key={id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size="s" /> : place + 1}
              </span>
              {state === 'done' && onSelect !== undefined ? (
                <button type="button" className={styles.back} onClick={onSelect}>
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
