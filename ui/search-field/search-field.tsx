import { useId, useRef, type JSX } from 'react'
import { control } from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './search-field.css.ts'

/** Props of `SearchField`. */
export interface SearchFieldProps {
  label: string
  name: string
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  labels: { submit: string; clear: string }
}

/** A plain search line for a form. The shop's main search with results below is `QuickSearch`. */
export function SearchField(props: SearchFieldProps): JSX.Element {
  const { label, name, value, onValueChange, placeholder, disabled, labels } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={styles.search}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={`${control} ${styles.input}`}
        {...{ name, value, placeholder, disabled }}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        {value !== '' && !disabled && (
          <button type="button" className={styles.clear} aria-label={labels.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={labels.submit} disabled={disabled}>
          <Icon name="search" />
        </button>
      </div>
    </div>
  )
}
