import type { JSX, ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** Text without controls: a focusable element must be visible. */
  children: ReactNode
}

/** Use it for text that only screen readers get. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps): JSX.Element {
  return (
    <span id={id} className={hidden}>
      {children}
    </span>
  )
}
