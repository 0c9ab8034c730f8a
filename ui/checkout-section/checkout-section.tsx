'use client'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './checkout-section.css.ts'

/** Props of `CheckoutSection`. */
export interface CheckoutSectionProps {
  /** Position in the checkout, from 1; replaced by a check mark when done. */
  number: number
  title: string
  /** Only `open` shows the fields; `done` shows the summary. */
  state: 'open' | 'done' | 'waiting'
  /** Summary of the input, for `done`. */
  summary?: ReactNode
  /** Button of a completed section: "Change"; the title is read after it. */
  editLabel: string
  /** Opens the section again. Without it a completed section cannot be changed. */
  onEdit?: () => void
  /** The fields; they stay mounted while hidden. */
  children: ReactNode
}

/**
 * Use it for one numbered section of the checkout. A closed section keeps its fields mounted, so that no input is
 * lost.
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
