import { useId, type JSX, type Ref } from 'react'
import { FieldMessage } from '../field/index.ts'
import * as styles from './checkbox.css.ts'

/** Props of `Checkbox`. */
export interface CheckboxProps {
  /** What is so when it is ticked; the same words in both states. */
  label: string
  /** Under which its form sends it when ticked. */
  name: string
  checked: boolean
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void
  /** Sent with its name. @default 'on' */
  value?: string
  /** A line below the label, read after it. */
  description?: string
  /** How many there are of it, at the end of the row; part of the name. */
  count?: string
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** Must be ticked before its form is sent, as terms are. */
  required?: boolean
  /** What is wrong with leaving it so. Marks it as invalid and is read with it. */
  message?: string
  disabled?: boolean
  /** Where a summary of errors points to. */
  id?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Use it for a choice that counts when a form is sent; for one that counts at once use `Switch`. The whole row is the
 * label.
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
      <span className={styles.words}>
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
