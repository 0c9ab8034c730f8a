import type { JSX, KeyboardEvent, Ref } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { control } from '../field/field.css.ts'

/** Props of `TextField`. */
export interface TextFieldProps extends FieldProps {
  /**
   * Input type, for keyboards and native pickers. `password` is for pages without script; elsewhere use
   * `PasswordField`. @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'password' | 'search'
  /** Earliest and latest day of a `date` field, as `2026-11-20`. */
  min?: string
  max?: string
  /** Called when Enter is pressed, for a field without a form. */
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Use it for one line of text: a reference, a name, an address, a date. */
export function TextField(props: TextFieldProps): JSX.Element {
  const {
    label,
    message,
    hint,
    required,
    disabled,
    id,
    labelHidden,
    onValueChange,
    onEnter,
    type = 'text',
    ...rest
  } = props
  return (
    <Field {...{ label, message, hint, required, disabled, id, labelHidden }}>
      {(tied) => (
        <input
          {...rest}
          {...tied}
          // A number typed on a right-to-left page keeps its own direction.
          dir="auto"
          type={type}
          className={control}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          {...(onEnter === undefined
            ? {}
            : { onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onEnter() })}
        />
      )}
    </Field>
  )
}
