import { useId, type JSX } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './radio-list.css.ts'

/** One choice of a `RadioList`. */
export interface RadioOption {
  value: string
  label: string
  /** Lines below the label, read after it: an id, an address. */
  description?: string
}

/** Props of `RadioList`. */
export interface RadioListProps {
  legend: string
  legendHidden?: boolean
  name: string
  value: string
  onValueChange: (value: string) => void
  options: readonly RadioOption[]
  disabled?: boolean
}

/** One of several, by native radios. Arrow keys choose at once, so nothing costly may follow from a change alone. */
export function RadioList(props: RadioListProps): JSX.Element {
  const { legend, legendHidden, name, value, onValueChange, options, disabled } = props
  const id = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.row}>
          <span className={styles.line}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.description ? `${id}-${index}` : undefined}
              onChange={() => onValueChange(option.value)}
            />
          </span>
          <span>
            {option.label}
            {option.description && (
              <span id={`${id}-${index}`} className={styles.description} aria-hidden="true">
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
