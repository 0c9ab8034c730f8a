import type { JSX } from 'react'
import { countParts } from './count-parts.ts'
import * as styles from './result-count.css.ts'

/** Props of `ResultCount`. */
export interface ResultCountProps {
  /** With `{0}` (shown) and `{1}` (total): "{0} of {1} articles". Without both nothing is rendered (spec §5). */
  template: string
  /** Formatted for the locale: "24". */
  shown: string
  /** "1 240". */
  total: string
}

/** Use it to show how much of a result is visible. It announces nothing: use `announce()` for changes. */
export function ResultCount({ template, shown, total }: ResultCountProps): JSX.Element | null {
  const parts = countParts(template)
  if (parts === null) return null
  return (
    <p className={styles.count}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // The same text can occur twice in a template; only its position is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.figure}>
            {part.place === 0 ? shown : total}
          </span>
        ),
      )}
    </p>
  )
}
