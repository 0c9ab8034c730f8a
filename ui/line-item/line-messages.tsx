import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './line-item.css.ts'

/** What the server says of a line: errors in red, warnings in amber (spec §8), each with its sign. */
export function LineMessages(props: { errors: readonly string[]; warnings: readonly string[] }): ReactNode {
  const { errors, warnings } = props
  if (errors.length + warnings.length === 0) return null
  return (
    <ul className={styles.messages}>
      {errors.map((text) => (
        <li key={text} className={styles.error}>
          <Icon name="error" size="s" />
          <span>{text}</span>
        </li>
      ))}
      {warnings.map((text) => (
        <li key={text} className={styles.warning}>
          <Icon name="warning" size="s" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
