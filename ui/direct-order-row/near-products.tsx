import { type JSX, useId } from 'react'
import * as styles from './near-products.css.ts'

/** Props of `NearProducts`. */
export interface NearProductsProps {
  /** "Did you mean". */
  label: string
  /** Articles whose numbers are one digit off, the likeliest first. */
  products: readonly { variantNumber: string; name: string }[]
  disabled: boolean
  /** One of them is meant. */
  onChoose: (variantNumber: string) => unknown
}

/** What a number that leads nowhere can mean, each by number and name. */
export function NearProducts({ label, products, disabled, onChoose }: NearProductsProps): JSX.Element | null {
  const id = useId()
  if (products.length === 0) return null
  return (
    <div className={styles.near}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.list} aria-labelledby={id}>
        {products.map(({ variantNumber, name }) => (
          <li key={variantNumber}>
            <button
              type="button"
              className={styles.product}
              disabled={disabled}
              onClick={() => onChoose(variantNumber)}
            >
              <bdi className={styles.number}>{variantNumber}</bdi> <span dir="auto">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
