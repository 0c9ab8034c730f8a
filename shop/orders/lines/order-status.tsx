import type { DeliveryStatus } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Icon } from '@tradecounter/ui/icon'
import { StatusChip } from '@tradecounter/ui/status-chip'
import * as styles from '../orders.css.ts'

interface OrderStatusProps {
  status: DeliveryStatus
  /** Whether a promised day has passed, and the goods are still to come. */
  late?: boolean
}

/** A delivery status with its icon and text (MY-3), and a mark if the goods are late. */
export function OrderStatus({ status, late = false }: OrderStatusProps) {
  const t = useTranslations()
  return (
    <span className={styles.chip}>
      <StatusChip status={status} label={t(`orders.status-${status}`)} />
      {late && (
        <span className={styles.late}>
          <Icon name="warning" size="s" />
          <span className={styles.lateText}>{t('orders.late')}</span>
        </span>
      )}
    </span>
  )
}
