import type { ReactNode } from 'react'
import { isPlainClick } from '../filter-chips/index.ts'
import * as styles from './facet-filter.css.ts'
import type { FilterValue } from './facet-values.ts'

interface FilterValueRowProps {
  value: FilterValue
  /** Type 1 allows several values, type 3 only one (spec §3). */
  type: 1 | 3
  fieldName: string
  onToggle: (selected: boolean) => void
}

/**
 * A native checkbox or radio whose label is also a link to the list with the value toggled: keyboard and screen
 * readers get only the input, a click without script follows the link, and crawlers find the list.
 */
export function FilterValueRow({ value, type, fieldName, onToggle }: FilterValueRowProps): ReactNode {
  return (
    <label className={styles.row}>
      <input
        className={styles.box}
        type={type === 3 ? 'radio' : 'checkbox'}
        name={fieldName}
        value={value.value}
        checked={value.selected}
        disabled={value.disabled}
        onChange={(event) => onToggle(event.target.checked)}
      />
      {value.disabled ? (
        <span className={styles.text} lang={value.lang}>
          {value.text}
        </span>
      ) : (
        <a
          className={styles.text}
          lang={value.lang}
          href={value.href}
          tabIndex={-1}
          rel="nofollow"
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onToggle(type === 3 ? true : !value.selected)
          }}
        >
          {value.text}
        </a>
      )}
      <span className={styles.count}>{value.count}</span>
    </label>
  )
}
