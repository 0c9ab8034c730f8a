import type { JSX, Ref } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { control } from '../field/field.css.ts'

/** Props of `TextField`. */
export interface TextFieldProps extends FieldProps {
  /** What is typed, for keyboards and the browser's own pickers. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'date' | 'search'
  /** Earliest and latest day of a `date` field, as `2026-11-20`. */
  min?: string
  max?: string
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
    type = 'text',
    ...rest
  } = props
  return (
    <Field {...{ label, message, hint, required, disabled, id, labelHidden }}>
      {(tied) => (
        <input
          {...rest}
          {...tied}
          // A number typed on a page that runs from right to left keeps its own direction.
          dir="auto"
          type={type}
          className={control}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
