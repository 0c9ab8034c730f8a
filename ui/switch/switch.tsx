import { useId, type JSX, type Ref } from 'react'
import * as styles from './switch.css.ts'

/** Props of `Switch`. */
export interface SwitchProps {
  /** What is on when the switch is; the text does not change with the state. */
  label: string
  checked: boolean
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void
  /** Description below the label. */
  description?: string
  /** Hides the label visually, if the context shows what is switched. */
  labelHidden?: boolean
  /** Takes neither clicks nor focus; explain nearby why. */
  disabled?: boolean
  /** The change is being saved: clicks do nothing, the focus stays. */
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
      <span className={labelHidden ? styles.hidden : styles.text}>
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
