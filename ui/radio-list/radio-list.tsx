import { useId, type JSX } from 'react'
import { FieldMessage } from '../field/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './radio-list.css.ts'

/** One choice of a `RadioList`. */
export interface RadioOption {
  /** The value passed to the owner; unique in the list. */
  value: string
  label: string
  /** Lines below the label: an id, an address. */
  description?: string
  /** Visible but not selectable; say why in the description. */
  disabled?: boolean
}

/** Props of `RadioList`. */
export interface RadioListProps {
  /** The question; name of the group. */
  legend: string
  /** Hides the legend visually, if a heading above says the same. */
  legendHidden?: boolean
  /** Groups the radios; unique on the page. */
  name: string
  /** The chosen option's value; empty for none. */
  value: string
  /** Called at every arrow key and click. */
  onValueChange: (value: string) => void
  /** Two to about ten; for more use `Select`. */
  options: readonly RadioOption[]
  /** One must be chosen; marks the legend with an asterisk. */
  required?: boolean
  /** Error message of the group. */
  message?: string
  /** Disables the whole group, e.g. while a change is being saved. */
  disabled?: boolean
}

/**
 * Use it to choose one of several visible options, with native radios. Arrow keys choose at once, so a change must
 * not have consequences.
 */
export function RadioList(props: RadioListProps): JSX.Element {
  const { legend, legendHidden, name, value, onValueChange, options, required, message, disabled } = props
  const id = useId()
  const content = (
    <>
      {legend}
      {required && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={message ? `${id}-message` : undefined}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{content}</VisuallyHidden> : content}
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.row}>
          <span className={styles.line}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              required={required}
              disabled={option.disabled}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.description ? `${id}-${index}` : undefined}
              onChange={() => onValueChange(option.value)}
            />
          </span>
          <span className={styles.text}>
            {option.label}
            {option.description && (
              <span id={`${id}-${index}`} className={styles.description} aria-hidden="true">
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldMessage id={`${id}-message`} message={message} />
    </fieldset>
  )
}
