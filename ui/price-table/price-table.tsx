import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import * as styles from './price-table.css.ts'
import { reachedStep } from './price-steps.ts'

/** One step of a volume price. */
export interface PriceStep {
  /** The minimum quantity for the price. */
  from: number
  /** The same as text: "from 100 m". */
  fromText: string
  /** "38,50 kr". */
  price: string
  /** What the price is for: "/ m". */
  unit?: string
  /** Compared with the first step: "−12 %". */
  saving?: string
}

/** Props of `PriceTable`. */
export interface PriceTableProps {
  /** Caption: "Volume prices". */
  caption: string
  /** In any order. Renders nothing if empty. */
  steps: readonly PriceStep[]
  /** Number of steps that are loading: their space is reserved. @default 0 */
  waiting?: number
  /** The quantity in the field beside it; marks the step that it has reached. */
  quantity: number | null
  /** Column heads, and the text at the reached step. */
  labels: { from: string; price: string; saving: string; reached: string }
}

/** Use it for the volume prices of an article; the row of the chosen quantity is marked. */
export function PriceTable(props: PriceTableProps): JSX.Element | null {
  const { caption, steps, waiting = 0, quantity, labels } = props
  const ahead = steps.length === 0 ? waiting : 0
  if (steps.length + ahead === 0) return null
  const savings = ahead > 0 || steps.some(({ saving }) => saving !== undefined)
  const reached = reachedStep(
    steps.map(({ from }) => from),
    quantity,
  )
  return (
    <table className={styles.table} aria-busy={ahead > 0 || undefined}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labels.from}
          </th>
          {savings && (
            <th scope="col" className={styles.head}>
              {labels.saving}
            </th>
          )}
          <th scope="col" className={styles.head}>
            {labels.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ahead }, (_, place) => (
          <tr key={`ahead-${place}`} className={styles.row}>
            <td colSpan={3} className={styles.from}>
              <Skeleton shape="text" />
            </td>
          </tr>
        ))}
        {steps.map(({ from, fromText, price, unit, saving }, place) => (
          <tr key={from} className={styles.row} data-reached={place === reached || undefined}>
            <th scope="row" className={styles.from}>
              <bdi>{fromText}</bdi>
              {place === reached && (
                <>
                  {' '}
                  <span className={styles.reached}>
                    <Icon name="check" size="s" />
                    {labels.reached}
                  </span>
                </>
              )}
            </th>
            {savings && (
              <td className={styles.saving}>
                <bdi>{saving}</bdi>
              </td>
            )}
            <td className={styles.price}>
              {/* An amount and its unit keep their order in a page that runs from right to left. */}
              <bdi>
                <span className={styles.amount}>{price}</span>
                {unit !== undefined && (
                  <>
                    {'\u00A0'}
                    <span className={styles.unit}>{unit}</span>
                  </>
                )}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
