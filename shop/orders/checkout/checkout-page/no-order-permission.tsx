import { addressOf, CustomerNote, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'

/** For users without permission to order for this customer (ACC-10): says who can change that. */
export default function NoOrderPermission() {
  const context = useShop()
  const t = useTranslations()
  return (
    <Stack space={6}>
      <CustomerNote />
      <EmptyState
        icon="in-hold"
        title={t('checkout.no-permission-title')}
        action={
          <ButtonLink href={addressOf({ page: 'cart' }, context)}>{t('checkout.back-to-cart')}</ButtonLink>
        }
      >
        {t('checkout.no-permission-text')}
      </EmptyState>
    </Stack>
  )
}
