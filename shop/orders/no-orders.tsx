import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'

/** Instead of a list of orders, for a customer without any. */
export function NoOrders() {
  const context = useShop()
  const t = useTranslations()
  return (
    <EmptyState
      icon="box"
      title={t('orders.none-title')}
      action={
        <ButtonLink href={addressOf({ page: 'start' }, context)} tone="accent">
          {t('common.to-start')}
        </ButtonLink>
      }
    >
      {t('orders.none-text')}
    </EmptyState>
  )
}
