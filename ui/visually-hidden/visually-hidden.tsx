import type { JSX, ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Text for those who listen: not seen, but read. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }): JSX.Element {
  return (
    <span id={id} className={hidden}>
      {children}
    </span>
  )
}
