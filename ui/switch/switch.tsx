import { useId, type JSX, type Ref } from 'react'
import * as styles from './switch.css.ts'

/** Props of `Switch`. */
export interface SwitchProps {
  /** What is on when the switch is; the same words in both states. */
  label: string
  checked: boolean
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void
  /** A line below the label, read after it. */
  description?: string
  /** Leaves the label to those who listen, where the place says what is switched. */
  labelHidden?: boolean
  /** Takes neither presses nor focus; say nearby why. */
  disabled?: boolean
  /** The change is on its way: presses do nothing, focus stays. */
  busy?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Use it for a setting that takes effect at once. In a form that is sent later use `Checkbox`. */
export function Switch(props: SwitchProps): JSX.Element {
  const { label, checked, onCheckedChange, description, labelHidden, disabled, busy = false, id, ref } = props
  const describedBy = useId()
  return (
    <button
      ref={ref}
      id={id}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-describedby={description ? describedBy : undefined}
      disabled={disabled}
      className={styles.row}
      onClick={() => !busy && onCheckedChange(!checked)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.line} aria-hidden="true">
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </span>
      <span className={labelHidden ? styles.hidden : styles.words}>
        {label}
        {description && (
          <span id={describedBy} className={styles.description} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
    </button>
  )
}
