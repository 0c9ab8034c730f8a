import { canOpen } from '@tradecounter/shop/account'
import { addressOf, hasPermission, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline } from '@tradecounter/ui/layout'

/** Instead of the overview, for a user without lists: how lists come about, with the ways to it. */
export function NoLists() {
  const context = useShop()
  const t = useTranslations()
  const canManage = hasPermission(context.user, 'perm:manageLists')
  if (!canManage) return <EmptyState icon="list" title={t('my-lists.none-title')} />
  return (
    <EmptyState
      icon="list"
      title={t('my-lists.none-title')}
      action={
        <Inline space={3}>
          <ButtonLink href={addressOf({ page: 'cart' }, context)}>{t('my-lists.to-cart')}</ButtonLink>
          {canOpen('order-history', context) && (
            <ButtonLink href={addressOf({ page: 'order-history', query: '' }, context)}>
              {t('account.order-history')}
            </ButtonLink>
          )}
        </Inline>
      }
    >
      {t('my-lists.none-text')}
    </EmptyState>
  )
}
