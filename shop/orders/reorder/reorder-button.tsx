import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import type { Reordering } from './use-reorder.ts'

/** Adds the lines of one order to the cart. `ReorderResult` shows what became of them. */
export function ReorderButton({
  orderNumber,
  reordering: { busy, start },
  size = 's',
}: {
  orderNumber: string
  reordering: Reordering
  /** @default 's' */
  size?: 's' | 'm'
}) {
  const t = useTranslations()
  return (
    <Button
      size={size}
      icon="cart"
      busy={busy === orderNumber}
      busyLabel={t('orders.reordering')}
      disabled={busy !== null && busy !== orderNumber}
      onClick={() => void start(orderNumber)}
    >
      {t('orders.reorder')} <VisuallyHidden>{t('orders.order', orderNumber)}</VisuallyHidden>
    </Button>
  )
}
