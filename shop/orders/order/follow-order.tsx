import type { Order } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { followOrder } from '@tradecounter/shop/deliveries'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { useSaveOrder } from './use-save-order.ts'

/** Lets the user be notified by mail of what happens to the deliveries of an order. */
export function FollowOrder({ order: { orderNumber, followed } }: { order: Order }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { state, save } = useSaveOrder(orderNumber)
  return (
    <div className={screenOnly}>
      <Stack space={2}>
        <Checkbox
          name="follow"
          label={t('order-info.follow')}
          checked={followed}
          onCheckedChange={(follow) =>
            void save({ orderNumber, follow }, () => followOrder(httpClient, { orderNumber, follow }))
          }
        />
        {(state === 'failed' || state === 'changed') && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
            {t('order-info.failed')}
          </StatusBanner>
        )}
      </Stack>
    </div>
  )
}
