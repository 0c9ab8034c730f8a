import type { JSX } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './status-chip.css.ts'

/** The nine delivery statuses (spec §4). */
export type DeliveryStatus =
  | 'DELIVERED'
  | 'PARTLY_DELIVERED'
  | 'PROCESSING'
  | 'CANCELLED'
  | 'ORDERED'
  | 'ON_THE_WAY'
  | 'PICKED'
  | 'BACKORDER_LISTED'
  | 'UNKNOWN'

const looks: Record<DeliveryStatus, { icon: IconName; tone: keyof typeof styles.tones }> = {
  DELIVERED: { icon: 'box-check', tone: 'success' },
  PARTLY_DELIVERED: { icon: 'box-part', tone: 'warning' },
  PROCESSING: { icon: 'processing', tone: 'info' },
  CANCELLED: { icon: 'cancelled', tone: 'error' },
  ORDERED: { icon: 'check', tone: 'neutral' },
  ON_THE_WAY: { icon: 'truck', tone: 'info' },
  PICKED: { icon: 'box', tone: 'info' },
  BACKORDER_LISTED: { icon: 'box-wait', tone: 'attention' },
  UNKNOWN: { icon: 'help', tone: 'neutral' },
}

/** Every status, in the specification's order. */
export const deliveryStatuses = Object.keys(looks).filter((name): name is DeliveryStatus => name in looks)

/** Props of `StatusChip`. */
export interface StatusChipProps {
  /** Chooses colour and icon. */
  status: DeliveryStatus
  /** The status in the reader's language: `Partly delivered`. */
  label: string
}

/** Use it for the delivery status of an order or a line: an icon and text for every status. */
export function StatusChip({ status, label }: StatusChipProps): JSX.Element {
  const { icon, tone } = looks[status]
  return (
    <span className={`${styles.chip} ${styles.tones[tone]}`}>
      <Icon name={icon} size="s" />
      <span className={styles.text}>{label}</span>
    </span>
  )
}
