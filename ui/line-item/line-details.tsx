import type { ReactNode } from 'react'
import * as styles from './line-item.css.ts'

/** Something that is said of a line beside its article. */
export interface LineDetail {
  /** What it is: "Print". */
  name: string
  /** What was chosen or written. */
  value: string
  /** Formatted, with what it is for: "+89,00 kr/pcs". Absent where it costs nothing, and for visitors (CART-5). */
  price?: string
}

/** Props of `LineDetails`. */
export interface LineDetailsProps {
  /** Name and value of each, with what it costs beside the article; none draws nothing. */
  details: readonly LineDetail[]
}

/** What was chosen about the article of a line, small below its name. */
export function LineDetails({ details }: LineDetailsProps): ReactNode {
  if (details.length === 0) return null
  return (
    <dl className={styles.details}>
      {details.map(({ name, value, price }) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd className={styles.detailValue} dir="auto">
            {value}
          </dd>
          {price !== undefined && (
            <dd className={styles.detailPrice}>
              <bdi>{price}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
