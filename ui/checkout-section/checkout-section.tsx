'use client'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './checkout-section.css.ts'

/** Props of `CheckoutSection`. */
export interface CheckoutSectionProps {
  /** Its place in the checkout, from 1; a check takes its place when it is done. */
  number: number
  title: string
  /** Only `open` shows its fields; `done` folds to the summary. */
  state: 'open' | 'done' | 'waiting'
  /** What was filled in, for `done`. */
  summary?: ReactNode
  /** On a part that is done: "Change"; the title is read after it. */
  editLabel: string
  /** Opens the part again. Without it a part that is done stays done. */
  onEdit?: () => void
  /** The fields; they stay mounted while they are hidden. */
  children: ReactNode
}

/**
 * Use it for one numbered part of the checkout. A closed part keeps its fields, hidden, so that nothing typed is lost.
 */
export function CheckoutSection(props: CheckoutSectionProps): ReactNode {
  const { number, title, state, summary, editLabel, onEdit, children } = props
  const id = useId()
  return (
    <section
      className={styles.section}
      data-state={state}
      aria-labelledby={id}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.number[state]} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size="s" /> : number}
        </span>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {state === 'done' && onEdit !== undefined && (
          <span className={styles.edit}>
            <Button tone="quiet" size="s" onClick={onEdit}>
              {editLabel}
              <VisuallyHidden>, {title}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {state === 'done' && summary !== undefined && <div className={styles.summary}>{summary}</div>}
      <div className={styles.body} hidden={state !== 'open'}>
        {children}
      </div>
    </section>
  )
}
