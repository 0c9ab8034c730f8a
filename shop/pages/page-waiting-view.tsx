import { PartFailure, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'

export interface PageWaitingProps {
  /** Why there is no answer, undefined while it is on its way. */
  error: unknown
  onRetry: () => unknown
}

/** In the place of a page whose answer is not there: the server could not get it, the browser tries once more. */
export default function PageWaitingView({ error, onRetry }: PageWaitingProps) {
  const t = useTranslations()
  if (error !== undefined)
    return <PartFailure title={t('common.failed.title')} text={t('common.failed.text')} onRetry={onRetry} />
  return (
    <Stack space={4}>
      <Skeleton shape="title" />
      <Skeleton shape="row" lines={6} />
    </Stack>
  )
}
