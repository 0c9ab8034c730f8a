import { useWords } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Says above a page that it was made without knowing whose it is: nobody shall believe that they are signed out. */
export function PersonFailure() {
  const t = useWords()
  return (
    <StatusBanner
      severity="error"
      severityLabel={t('common.severity.error')}
      action={
        // An empty address is the page's own.
        <ButtonLink href="" size="s">
          {t('common.retry')}
        </ButtonLink>
      }
    >
      {t('shell.person-failed')}
    </StatusBanner>
  )
}
