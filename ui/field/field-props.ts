import type { FocusEventHandler, HTMLAttributes } from 'react'

/** What every field with one text value takes. */
export interface FieldProps {
  /** The visible name of the field, without a colon: "Order reference". */
  label: string
  /** Under which its form sends it. */
  name: string
  /** What stands in it; the owner keeps it. */
  value: string
  /** Called at every key, with the whole text. */
  onValueChange: (value: string) => void
  /** What is wrong with the value. Marks the field as invalid and is read with it. */
  message?: string
  /** Help that is always there, e.g. the format. */
  hint?: string
  /** Marks the label with a star and sets the native attribute. */
  required?: boolean
  /** Can be neither changed nor focused, and is not sent. */
  disabled?: boolean
  /** What a browser may fill in, by HTML's own words: `email`, `organization`. */
  autoComplete?: string
  /** Keyboard of a telephone: `numeric`, `email`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Characters that can be typed; say the limit in the hint. */
  maxLength?: number
  /** Where a summary of errors points to; made when not given. */
  id?: string
  /** Leaves the label to those who listen, where the place says what the field is for. */
  labelHidden?: boolean
  /** When to look at the value: after it is left, not at every key. */
  onBlur?: FocusEventHandler<HTMLElement>
}
