import type { JSX, ReactNode } from 'react'
import * as styles from './fact-list.css.ts'

/** A name and its value. Without a value (`''`, `null`, `undefined` or `false`) it is left out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Props of `FactList`. */
export interface FactListProps {
  /** In the order in which they are read. Names are unique. */
  facts: readonly Fact[]
  /**
   * `beside`: each value beside its name, one fact per line. `columns`: the value below its name, as many facts side by
   * side as fit. `below`: the same, one fact below another, for a narrow column.
   * @default 'beside'
   */
  layout?: 'beside' | 'columns' | 'below'
}

const hasValue = ([, value]: Fact): boolean =>
  value !== '' && value !== null && value !== undefined && value !== false

/**
 * Use it for what is known about one thing: an order, an offer, an invoice. For the properties of a product use
 * `AttributeTable`, for amounts that add up `Totals`. Line breaks in values are kept.
 */
export function FactList({ facts, layout = 'beside' }: FactListProps): JSX.Element {
  const isBeside = layout === 'beside'
  return (
    <dl className={styles.list[layout]}>
      {facts.filter(hasValue).map(([name, value]) => (
        <div key={name} className={isBeside ? styles.cells : styles.fact}>
          <dt className={isBeside ? styles.name : `${styles.name} ${styles.nameAbove}`}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
