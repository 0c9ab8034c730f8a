import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { spinner } from './spinner.css.ts'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is loading; null if text beside it says so. */
  label: string | null
  /** 16, 20 or 24 px. @default 'm' */
  size?: 's' | 'm' | 'l'
}

/** Use it while content of unknown size loads. If the size is known use `Skeleton`. */
export function Spinner({ label, size = 'm' }: SpinnerProps): JSX.Element {
  return (
    <>
      <span className={spinner} aria-hidden="true">
        <Icon name="spinner" size={size} />
      </span>
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
