import type { DeliveryChange } from '@tradecounter/api/contract'
import { useTimes, useTranslations } from '@tradecounter/shop/core'
import { Text } from '@tradecounter/ui/text'
import { plainList } from '../order.css.ts'
import { pointAddress } from './point-address.ts'

/** The changes that were asked for about the delivery of a parcel, oldest first, each with its state. */
export function ChangeHistory({ number, changes }: { number: string; changes: readonly DeliveryChange[] }) {
  const t = useTranslations()
  const times = useTimes()
  const windowText = ({ from, to }: NonNullable<DeliveryChange['window']>): string =>
    `${times.dayAndTime(from)} – ${times.dayAndTime(to)}`
  const wanted = ({ window, before, point }: DeliveryChange): string => {
    if (point !== null)
      return t(
        'order-info.delivery-change-point',
        [point.name, pointAddress(point)].filter(Boolean).join(', '),
      )
    if (window === null) return ''
    return before === null
      ? windowText(window)
      : t('order-info.delivery-change-window', windowText(window), windowText(before))
  }
  return (
    <ul className={plainList} aria-label={t('order-info.delivery-changes', number)}>
      {changes.map((change) => (
        <li key={change.requestedAt}>
          <Text size="s">{t(`order-info.delivery-change-${change.state}`, wanted(change))}</Text>
          <Text size="s" tone="muted">
            {[times.dayAndTime(change.decidedAt ?? change.requestedAt), change.userName, change.reason]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
