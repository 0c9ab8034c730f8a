import type { JSX } from 'react'
import { StatusChip, type DeliveryStatus } from '../status-chip/index.ts'
import { stageOf, stages } from './order-stage.ts'
import * as styles from './order-status-indicator.css.ts'

/** Props of `OrderStatusIndicator`. */
export interface OrderStatusIndicatorProps {
  /** @default 'ON_THE_WAY' */
  status?: DeliveryStatus
  /** Texts of every status. */
  labels: Readonly<Record<DeliveryStatus, string>>
  /** Additional information: `Expected on Friday 24 November`. */
  detail?: string
}

/**
 * Use it to show the progress of an order: its state in words, and its four stages. Orders count as on their way
 * unless `state` says otherwise (HELP-6).
 */
export function OrderStatusIndicator(props: OrderStatusIndicatorProps): JSX.Element {
  const { status = 'ON_THE_WAY', labels, detail } = props
  const reached = stageOf(status)
  return (
    <div className={styles.indicator}>
      <StatusChip status={status} label={labels[status]} />
      {reached !== null && (
        <span className={styles.way} aria-hidden="true">
          {stages.map((stage, place) => (
            <span key={stage} className={styles.stage} data-reached={place < reached ? '' : undefined} />
          ))}
        </span>
      )}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
