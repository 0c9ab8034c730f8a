import type { User } from '@tradecounter/api/contract'
import { useCustomerSwitch } from '@tradecounter/shop/account'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { RadioList } from '@tradecounter/ui/radio-list'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Switches to another customer of the user (ACC-4); the page is loaded afresh then. */
export default function CustomerBlock({ user }: { user: User }) {
  const t = useTranslations()
  const { chosen, choose, confirm, changing, error } = useCustomerSwitch(user.customerId, () => {})
  return (
    <Stack space={4}>
      <Heading level={2} size="m">
        {t('my-account.switch-customer')}
      </Heading>
      {error !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {error}
        </StatusBanner>
      )}
      <RadioList
        legend={t('account.customers')}
        legendHidden
        name="customer"
        value={chosen}
        onValueChange={choose}
        disabled={changing}
        options={user.attachedCustomers.map(({ id, number, name, address, city }) => ({
          value: id,
          label: `${name} (${number})`,
          description: [address, city].filter((part) => part !== '').join(', '),
        }))}
      />
      <Inline>
        <Button
          disabled={chosen === user.customerId}
          busy={changing}
          busyLabel={t('my-account.switching')}
          onClick={() => confirm(chosen)}
        >
          {t('my-account.switch')}
        </Button>
      </Inline>
    </Stack>
  )
}
