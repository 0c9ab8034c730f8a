'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as styles from './form-summary.css.ts'

export interface FormSummaryProps {
  title: string
  /** `fieldId` is the id of the field, or its name. */
  errors: readonly { fieldId: string; text: string }[]
}

/** Finds a field by its id, or by its name where the widget makes its own id. */
const findField = (key: string): HTMLElement | null => {
  const named = document.getElementsByName(key)[0]
  return document.getElementById(key) ?? (named instanceof HTMLElement ? named : null)
}

/** Everything that keeps a form from being sent, above it. It takes the focus when it appears; each line leads to its field. */
export function FormSummary({ title, errors }: FormSummaryProps): ReactNode {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const shown = errors.length > 0

  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])

  if (!shown) return null
  return (
    <section ref={box} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
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
          </li>
        ))}
      </ul>
    </section>
  )
}
