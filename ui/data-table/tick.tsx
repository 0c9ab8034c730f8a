import type { JSX } from 'react'
import * as styles from './tools.css.ts'

interface TickProps {
  label: string
  checked: boolean
  /** Some, but not all, rows are selected. */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with a visually hidden label, because the row shows what it is for. */
export function Tick({ label, checked, some = false, onChange }: TickProps): JSX.Element {
  return (
    <label className={styles.tickTarget}>
      <input
        type="checkbox"
        className={styles.tickBox}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box !== null) box.indeterminate = some
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
