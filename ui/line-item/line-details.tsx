import type { ReactNode } from 'react'
import * as styles from './line-item.css.ts'

/** Additional information about a line's article. */
export interface LineDetail {
  /** Label: "Print". */
  name: string
  /** The chosen or typed value. */
  value: string
  /** Formatted with its unit: "+89,00 kr/pcs". Absent if it costs nothing, and for visitors (CART-5). */
  price?: string
}

/** Props of `LineDetails`. */
export interface LineDetailsProps {
  /** Name, value and surcharge of each. Renders nothing if empty. */
  details: readonly LineDetail[]
}

/** The choices made for the article of a line, in small text below its name. */
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
