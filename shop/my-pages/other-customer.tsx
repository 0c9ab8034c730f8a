import type { RecordCustomer } from '@tradecounter/api/contract'
import { useCustomerSwitch } from '@tradecounter/shop/account'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Instead of a record of another customer to which the user is attached: offers the switch, which reloads the page. */
export default function OtherCustomer({ customer }: { customer: NonNullable<RecordCustomer['customer']> }) {
  const { user } = useShop()
  const t = useTranslations()
  const { confirm, changing, error } = useCustomerSwitch(user?.customerId ?? '', () => {})
  return (
    <Stack space={4}>
      {error !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {error}
        </StatusBanner>
      )}
      <EmptyState
        icon="box"
        title={t('my-pages.other-title', customer.name)}
        action={
          <Button tone="accent" busy={changing} onClick={() => confirm(customer.id)}>
            {t('my-pages.other-switch', customer.name)}
          </Button>
        }
      >
        {t('my-pages.other-text')}
      </EmptyState>
    </Stack>
  )
}
