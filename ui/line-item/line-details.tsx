import type { ReactNode } from 'react'
import * as styles from './line-item.css.ts'

/** Props of `LineDetails`. */
export interface LineDetailsProps {
  /** Name and value of each; none draws nothing. */
  details: readonly { name: string; value: string }[]
}

/** What was chosen about the article of a line, small below its name. */
export function LineDetails({ details }: LineDetailsProps): ReactNode {
  if (details.length === 0) return null
  return (
    <dl className={styles.details}>
      {details.map(({ name, value }) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd className={styles.detailValue} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
