import { useWords } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { StatusBanner } from '@tradecounter/ui/status-banner'

export interface PageWaitingProps {
  /** Why there is no answer, undefined while it is on its way. */
  error: unknown
  onRetry: () => void
}

/** In the place of a page whose answer is not there: the server could not get it, the browser tries once more. */
export default function PageWaitingView({ error, onRetry }: PageWaitingProps) {
  const t = useWords()
  if (error !== undefined)
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t('common.failed.title')}
        action={
          <Button size="s" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.failed.text')}
      </StatusBanner>
    )
  return (
    <Stack space={4}>
      <Skeleton shape="title" />
      <Skeleton shape="row" lines={6} />
    </Stack>
  )
}
