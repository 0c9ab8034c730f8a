import { useWords } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Says that the list could not be had, and asks for it again. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const t = useWords()
  return (
    <StatusBanner
      severity="error"
      severityLabel={t('common.severity.error')}
      live
      action={
        <Button size="s" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('search.failed')}
    </StatusBanner>
  )
}
