import { useId, type JSX, type Ref } from 'react'
import * as styles from './checkbox.css.ts'

/** Props of `Checkbox`. */
export interface CheckboxProps {
  label: string
  name: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  value?: string
  /** A line below the label, read after it. */
  description?: string
  /** How many there are of it, at the end of the row; part of the name. */
  count?: string
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** A native checkbox; the whole row is its label. */
export function Checkbox(props: CheckboxProps): JSX.Element {
  const { label, checked, onCheckedChange, description, count, indeterminate = false, ref, ...native } = props
  const describedBy = useId()
  const takeInput = (input: HTMLInputElement | null): void => {
    if (input) input.indeterminate = indeterminate
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
  return (
    <label className={styles.row}>
      <span className={styles.line}>
        <input
          {...native}
          ref={takeInput}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-describedby={description ? describedBy : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
      </span>
      <span>
        {label}
        {description && (
          <span id={describedBy} className={styles.description} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      {/* The space parts the count from the text in the name. */ ' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
