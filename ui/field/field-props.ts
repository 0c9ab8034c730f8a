import type { FocusEventHandler, HTMLAttributes } from 'react'

/** What every field with one text value takes. */
export interface FieldProps {
  /** The visible name of the field. */
  label: string
  name: string
  value: string
  onValueChange: (value: string) => void
  /** What is wrong with the value. Marks the field as invalid and is read with it. */
  message?: string
  /** Help that is always there, e.g. the format. */
  hint?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Where a summary of errors points to; made when not given. */
  id?: string
  /** Leaves the label to those who listen, where the place says what the field is for. */
  labelHidden?: boolean
  onBlur?: FocusEventHandler<HTMLElement>
}
