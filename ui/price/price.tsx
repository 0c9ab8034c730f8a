import type { JSX } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './price.css.ts'

/** Props of `Price`. Amounts arrive formatted. */
export interface PriceProps {
  /** With its currency: `1 234,50 kr`. Shown only in the state `shown`. */
  amount?: string
  /** Price unit: `/ pcs`, `/ 100 m`. */
  unit?: string
  /** The price without the campaign, crossed out. */
  ordinary?: string
  /** Marks the amount as a campaign price, in colour and for screen readers. */
  campaign?: boolean
  /** `s` in table rows, `m` on cards, `l` on a product page. @default 'm' */
  size?: keyof typeof styles.sizes
  /** `hidden`: the customer has hidden prices; `none`: there is no price. @default 'shown' */
  state?: 'shown' | 'loading' | 'hidden' | 'none'
  /** Texts of the price. */
  labels: {
    /** Read before the crossed-out price. */
    ordinary: string
    /** Read before the campaign's price. */
    campaign: string
    /** Read while the price loads. */
    loading: string
    /** Shown if the customer has hidden prices. */
    hidden: string
  }
}

/** Use it for a price with its unit. Every state takes the same space. */
export function Price(props: PriceProps): JSX.Element {
  const { amount, ordinary, size = 'm', state = 'shown', labels } = props
  return (
    <span className={`${styles.price} ${styles.sizes[size]}`}>
      {state === 'shown' && ordinary && (
        <s className={styles.ordinary}>
          <VisuallyHidden>{labels.ordinary}</VisuallyHidden> <bdi>{ordinary}</bdi>
        </s>
      )}
      <span className={styles.line}>
        {state === 'loading' && (
          <>
            <span className={styles.pending} aria-hidden="true" />
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
          </>
        )}
        {state === 'hidden' && <span className={styles.note}>{labels.hidden}</span>}
        {state === 'shown' && amount && <Amount {...props} />}
      </span>
    </span>
  )
}

function Amount({ amount, unit, campaign, labels }: PriceProps): JSX.Element {
  return (
    <>
      {campaign && <VisuallyHidden>{labels.campaign}</VisuallyHidden>}{' '}
      {/* An amount and its unit keep their order in a page that runs from right to left. */}
      <bdi className={styles.figures}>
        <span className={campaign ? `${styles.amount} ${styles.campaign}` : styles.amount}>{amount}</span>{' '}
        {unit && <span className={styles.unit}>{unit}</span>}
      </bdi>
    </>
  )
}
