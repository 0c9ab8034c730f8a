'use client'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './filter-chips.css.ts'
import { isPlainClick } from './plain-click.ts'

export interface FilterChipsProps {
  label: string
  /** `href` is the same list without this filter: works without script. */
  chips: readonly { id: string; text: string; href: string }[]
  onRemove?: (id: string) => void
  clearAll: { label: string; href: string }
  onClearAll?: () => void
  /** What a chip does: "Remove Brass". */
  removeLabel: (text: string) => string
}

/** The filters that are on, each taken off by a click (FILT-6). Nothing when none is. */
export function FilterChips(props: FilterChipsProps): ReactNode {
  const { label, chips, onRemove, clearAll, onClearAll, removeLabel } = props
  if (chips.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {chips.map(({ id, text, href }) => (
        <li key={id}>
          <a
            className={styles.chip}
            href={href}
            aria-label={removeLabel(text)}
            onClick={(event) => {
              if (onRemove === undefined || !isPlainClick(event)) return
              event.preventDefault()
              onRemove(id)
            }}
          >
            <span className={styles.text}>{text}</span>
            <Icon name="close" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a
          className={styles.clear}
          href={clearAll.href}
          onClick={(event) => {
            if (onClearAll === undefined || !isPlainClick(event)) return
            event.preventDefault()
            onClearAll()
          }}
        >
          {clearAll.label}
        </a>
      </li>
    </ul>
  )
}
