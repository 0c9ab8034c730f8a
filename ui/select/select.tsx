import type { JSX, Ref } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { control, frame } from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './select.css.ts'

/** One choice of a `Select`. */
export interface SelectOption {
  /** The value passed to the owner; unique in the list. */
  value: string
  /** Text in the list. */
  label: string
  /** Visible but not selectable. */
  disabled?: boolean
}

/** Props of `Select`. */
export interface SelectProps extends Omit<FieldProps, 'inputMode' | 'maxLength'> {
  /** In display order. An option with an empty value is the prompt. */
  options: readonly SelectOption[]
  ref?: Ref<HTMLSelectElement>
}

/** Use it to choose from a list with the browser's own control. It works on every phone and without JavaScript. */
export function Select(props: SelectProps): JSX.Element {
  const { label, message, hint, required, disabled, id, labelHidden, onValueChange, options, ...rest } = props
  return (
    <Field {...{ label, message, hint, required, disabled, id, labelHidden }}>
      {(tied) => (
        <div className={frame}>
          <select
            {...rest}
            {...tied}
            className={`${control} ${styles.select}`}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  )
}
