import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'

/** For a user whom the server does not let see orders (ACC-9): calm, and who can change it. */
export function NoPermission() {
  const context = useShop()
  const t = useTranslations()
  return (
    <EmptyState
      icon="in-hold"
      title={t('orders.no-permission-title')}
      action={<ButtonLink href={addressOf({ page: 'start' }, context)}>{t('common.to-start')}</ButtonLink>}
    >
      {t('orders.no-permission-text')}
    </EmptyState>
  )
}
