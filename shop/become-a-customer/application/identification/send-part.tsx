import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { useActiveTab } from '../../use-active-tab.ts'
import { useSending } from '../../use-sending.ts'
import { FailureBanner } from '../banners/failure-banner.tsx'

/** Sends the application, and shows its receipt. */
export function SendPart() {
  const t = useTranslations()
  const [, open] = useActiveTab()
  const { busy, failure, submit } = useSending(() => {
    open('receipt')
    window.scrollTo({ top: 0 })
  })
  return (
    <Stack space={4}>
      {failure !== null && <FailureBanner failure={failure} />}
      <div>
        <Button
          // Enter in a field sends, too.
          type="submit"
          tone="accent"
          size="l"
          busy={busy !== null}
          busyLabel={t('become-a-customer.sending')}
          onClick={submit}
        >
          {t('become-a-customer.send')}
        </Button>
      </div>
    </Stack>
  )
}
