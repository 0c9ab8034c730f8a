import type { FocusEventHandler, HTMLAttributes } from 'react'

/** Props of every field with one text value. */
export interface FieldProps {
  /** The visible label, without a colon: "Order reference". */
  label: string
  /** Name in the form. */
  name: string
  /** The text, controlled by the caller. */
  value: string
  /** Called at every edit with the whole text. */
  onValueChange: (value: string) => void
  /** Error message. Marks the field as invalid. */
  message?: string
  /** Help text that is always visible, e.g. the format. */
  hint?: string
  /** Marks the label with an asterisk and sets the native attribute. */
  required?: boolean
  /** Can be neither edited nor focused, and is not sent. */
  disabled?: boolean
  /** HTML autocomplete token: `email`, `organization`. */
  autoComplete?: string
  /** Keyboard on phones: `numeric`, `email`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Maximum number of characters; state the limit in the hint. */
  maxLength?: number
  /** Target of links in a form summary; generated if absent. */
  id?: string
  /** Hides the label visually, if the context shows what the field is for. */
  labelHidden?: boolean
  /** For validation when the field is left, not at every key. */
  onBlur?: FocusEventHandler<HTMLElement>
}
