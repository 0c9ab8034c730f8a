'use client'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './sort-menu.css.ts'

/** Props of `SortMenu`. */
export interface SortMenuProps {
  /** Label beside the select. */
  label: string
  /** Name in the form. */
  name: string
  /** The current sort order, one of `options`. */
  value: string
  /** In display order. */
  options: readonly { value: string; label: string }[]
  /** Called with the choice. Without it the form's own button submits it. */
  onValueChange?: (value: string) => void
}

/** Use it to choose the order of a list: a native select with its label beside it. */
export function SortMenu({ label, name, value, options, onValueChange }: SortMenuProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.menu}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.select}
          name={name}
          value={value}
          onChange={(event) => onValueChange?.(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size="s" />
        </span>
      </span>
    </div>
  )
}
