import { useId, type JSX, type ReactNode, type Ref } from 'react'
import { FieldMessage } from '../field/index.ts'
import * as styles from './checkbox.css.ts'

/** Props of `Checkbox`. */
export interface CheckboxProps {
  /** What is true when it is ticked; the text does not change with the state. */
  label: ReactNode
  /** Name in the form, sent when ticked. */
  name: string
  checked: boolean
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void
  /** Value in the form. @default 'on' */
  value?: string
  /** Description below the label. */
  description?: string
  /** Number of matches, at the end of the row; part of the accessible name. */
  count?: string
  /** Some, but not all, of what it represents is chosen. */
  indeterminate?: boolean
  /** Must be ticked before the form is sent, e.g. terms. */
  required?: boolean
  /** Error message. Marks the box as invalid. */
  message?: string
  disabled?: boolean
  /** Target of links in a form summary. */
  id?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Use it for a choice that takes effect when a form is sent; for one that takes effect at once use `Switch`. The
 * whole row is the label.
 */
export function Checkbox(props: CheckboxProps): JSX.Element {
  const {
    label,
    checked,
    onCheckedChange,
    description,
    count,
    indeterminate = false,
    message,
    ref,
    ...native
  } = props
  const made = useId()
  const described = [message && `${made}-message`, description && made].filter(Boolean).join(' ')
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
          aria-invalid={message ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
      </span>
      <span className={styles.text}>
        {label}
        {description && (
          <span id={made} className={styles.description} aria-hidden="true">
            {description}
          </span>
        )}
        {message && (
          <span aria-hidden="true">
            <FieldMessage id={`${made}-message`} message={message} />
          </span>
        )}
      </span>
      {/* The space parts the count from the text in the name. */ ' '}
      {count !== undefined && <bdi className={styles.count}>{count}</bdi>}
    </label>
  )
}
