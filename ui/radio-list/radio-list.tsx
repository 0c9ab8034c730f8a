import { useId, type JSX } from 'react'
import { FieldMessage } from '../field/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './radio-list.css.ts'

/** One choice of a `RadioList`. */
export interface RadioOption {
  /** The value passed to the owner; unique in the list. */
  value: string
  label: string
  /** Lines below the label, read after it: an id, an address. */
  description?: string
  /** Stands in the list but cannot be chosen; say why in the description. */
  disabled?: boolean
}

/** Props of `RadioList`. */
export interface RadioListProps {
  /** The question that the list answers; the name of the group. */
  legend: string
  /** Leaves the legend to those who listen, where a heading above says the same. */
  legendHidden?: boolean
  /** Ties the radios together; unique on the page. */
  name: string
  /** The chosen option's value; empty for none. */
  value: string
  /** Called at every arrow key and press. */
  onValueChange: (value: string) => void
  /** Two to about ten; for more use `Select`. */
  options: readonly RadioOption[]
  /** One must be chosen; marks the legend with a star. */
  required?: boolean
  /** What is wrong with the choice, read with the group. */
  message?: string
  /** Closes the whole group, e.g. while a change is on its way. */
  disabled?: boolean
}

/**
 * Use it to choose one of several visible options, with native radios. Arrow keys choose at once: a change must not
 * cost anything.
 */
export function RadioList(props: RadioListProps): JSX.Element {
  const { legend, legendHidden, name, value, onValueChange, options, required, message, disabled } = props
  const id = useId()
  const words = (
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
        {legendHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
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
          <span className={styles.words}>
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
