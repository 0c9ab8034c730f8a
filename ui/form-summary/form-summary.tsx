'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as styles from './form-summary.css.ts'

/** Props of `FormSummary`. */
export interface FormSummaryProps {
  /** Says that the form was not sent: "The order cannot be sent yet". */
  title: string
  /**
   * In the order of the fields. `fieldId` is a field's id or name; without it the error concerns the whole form.
   */
  errors: readonly { fieldId?: string; text: string }[]
  /** Level of its title in the page's outline. @default 2 */
  level?: 2 | 3 | 4
}

/** Finds a field by its id, or by its name if the widget generates its id. */
const findField = (key: string): HTMLElement | null => {
  const named = document.getElementsByName(key)[0]
  return document.getElementById(key) ?? (named instanceof HTMLElement ? named : null)
}

/**
 * Use it above a form that could not be sent: it lists the errors, takes the focus, and links each error to its field.
 * Give it a `key` that counts the attempts, so that a second failure is announced too.
 */
export function FormSummary({ title, errors, level = 2 }: FormSummaryProps): ReactNode {
  const Title = `h${level}` as const
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const shown = errors.length > 0

  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])

  if (!shown) return null
  return (
    <section ref={box} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <Title className={styles.title} id={id}>
        {title}
      </Title>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }, index) => (
          <li key={`${index} ${fieldId}`}>
            {fieldId === undefined ? text : <FieldLink {...{ fieldId, text }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Moves the focus by script: an address with a hash would add a history entry. */
function FieldLink({ fieldId, text }: { fieldId: string; text: string }): ReactNode {
  return (
    <a
      className={styles.link}
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault()
        findField(fieldId)?.focus()
      }}
    >
      {text}
    </a>
  )
}
