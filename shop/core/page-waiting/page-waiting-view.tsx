import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { PartFailure } from '../later/part-failure.tsx'
import { useTranslations } from '../translations/use-translations.ts'

export interface PageWaitingProps {
  /** Why there is no answer, undefined while loading. */
  error: unknown
  onRetry: () => unknown
}

/** Shown instead of a page whose answer is missing: the server could not fetch it, the browser tries again. */
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
