import { useState, type JSX, type Ref } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { control, frame } from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './password-field.css.ts'

/** Props of `PasswordField`. Give `autoComplete`: `current-password` or `new-password`. */
export interface PasswordFieldProps extends FieldProps {
  /** Names of the button in its two states. */
  labels: { show: string; hide: string }
  ref?: Ref<HTMLInputElement>
}

/** Use it for a password, with a button that shows it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  const { label, message, hint, required, disabled, id, labelHidden, onValueChange, labels, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, message, hint, required, disabled, id, labelHidden }}>
      {(tied) => (
        <div className={frame}>
          <input
            spellCheck={false}
            // HTML does not allow this attribute on a password input.
            {...(shown ? { autoCapitalize: 'none' } : {})}
            {...rest}
            {...tied}
            type={shown ? 'text' : 'password'}
            className={`${control} ${styles.input}`}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={shown}
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={tied.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
