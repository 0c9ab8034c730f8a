import { useId, useRef, type JSX, type KeyboardEvent } from 'react'
import { control } from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './search-field.css.ts'

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** Accessible name: what is searched, "Search orders". */
  label: string
  /** Name in the form. */
  name: string
  /** The text, controlled by the caller. */
  value: string
  /** Called at every edit with the whole text. */
  onValueChange: (value: string) => void
  /** An example or what to search by; never the only place of an information. */
  placeholder?: string
  disabled?: boolean
  /** Names of its two buttons. */
  labels: { submit: string; clear: string }
}

/** Use it to search in one list. For the shop's main search with suggestions use `QuickSearch`. */
export function SearchField(props: SearchFieldProps): JSX.Element {
  const { label, name, value, onValueChange, placeholder, disabled, labels } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onValueChange('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || value === '') return
    // Not every browser clears the field on Escape, and the same key must not close a panel around it.
    event.preventDefault()
    event.stopPropagation()
    clear()
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
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        className={`${control} ${styles.input}`}
        {...{ name, value, placeholder, disabled }}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={press}
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
