import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import DirectOrderForm from '../list/direct-order-form.tsx'

/** Content of the dropdown and the panel: the form, and a link to the page for many rows. */
export function DirectOrderPanel() {
  const context = useShop()
  const t = useTranslations()
  return (
    <Stack space={4}>
      <Text size="s" tone="muted">
        {t('direct-order.text')}
      </Text>
      <DirectOrderForm />
      <Link href={addressOf({ page: 'order-directly' }, context)}>{t('direct-order.to-page')}</Link>
    </Stack>
  )
}
