import { useId, type JSX, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { FieldProps } from './field-props.ts'
import * as styles from './field.css.ts'

/** Attributes that tie the control inside a `Field` to its label, hint and message. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
  disabled: boolean | undefined
}

/** Props of `Field`: a part of `FieldProps`, and the control itself. */
export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'message' | 'hint' | 'required' | 'disabled' | 'id' | 'labelHidden'
> {
  children: (control: ControlProps) => ReactNode
}

/** Use it for a control without a field widget: label above, hint and message below, tied to the control. */
export function Field(props: FieldFrameProps): JSX.Element {
  const { label, message, hint, required, disabled, id, labelHidden, children } = props
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const messageId = `${controlId}-message`
  const described = [message && messageId, hint && hintId].filter(Boolean).join(' ')
  const name = (
    <>
      {label}
      {required && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': message ? true : undefined,
        required,
        disabled,
      })}
      <FieldMessage id={messageId} message={message} />
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** An error message with an icon, because colour alone is not enough. */
export function FieldMessage({ id, message }: { id: string; message?: string }): JSX.Element | null {
  if (!message) return null
  return (
    <span id={id} className={styles.message}>
      <span className={styles.messageIcon}>
        <Icon name="error" size="s" />
      </span>
      {message}
    </span>
  )
}
