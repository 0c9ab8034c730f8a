import type { JSX } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './stock-icon.css.ts'

/** Props of `StockIcon`, named as in the specification (§3 "Stock icon"). */
export interface StockIconProps {
  /** Formatted, with its unit. */
  quantity?: string
  /** The state as text: in stock, in the shop, on order. While loading: that it is loading. */
  label: string
  /** `success`: in stock; `warning`: none or too little; `info`: on order; `gray`: blocked or unknown. */
  colour: keyof typeof styles.colours
  /** From the central warehouse, in the customer's own shop, or held back. */
  icon: 'delivery' | 'store' | 'inHold'
  /** Reserves the space of the loading number. */
  loading?: boolean
  /** A second line, e.g. the date of the next delivery. */
  detail?: string
}

const drawings: Record<StockIconProps['icon'], IconName> = {
  delivery: 'delivery',
  store: 'store',
  inHold: 'in-hold',
}

/** Use it to show stock and its source: icon, text and colour say the same. */
export function StockIcon({ quantity, label, colour, icon, loading, detail }: StockIconProps): JSX.Element {
  if (loading) {
    return (
      <span className={styles.stock}>
        <span className={styles.pending} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={styles.stock}>
      <span className={`${styles.icon} ${styles.colours[colour]}`}>
        <Icon name={drawings[icon]} />
      </span>
      <span>
        {quantity && <bdi className={styles.quantity}>{quantity}</bdi>}{' '}
        <span className={styles.state}>{label}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  )
}
