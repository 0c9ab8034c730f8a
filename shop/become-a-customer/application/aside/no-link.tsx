import { addressOf, navigation, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { LinkByMail } from './link-by-mail.tsx'

/** A mailed link that is used up or has ended: a new one by mail, or a new application. */
export default function NoLink() {
  const t = useTranslations()
  const context = useShop()
  return (
    <Stack space={6}>
      <EmptyState
        icon="in-hold"
        headingLevel={1}
        title={t('become-a-customer.link-gone-title')}
        action={
          <Button
            onClick={() => navigation.goTo(addressOf({ page: 'become-a-customer', query: '' }, context))}
          >
            {t('become-a-customer.start-new')}
          </Button>
        }
      >
        {t('become-a-customer.link-gone-text')}
      </EmptyState>
      <LinkByMail />
    </Stack>
  )
}
