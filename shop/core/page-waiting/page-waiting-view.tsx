import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { useShop } from '../context/shop-provider.tsx'
import { CallError } from '../http/call-error.ts'
import { PartFailure } from '../later/part-failure.tsx'
import { useTranslations } from '../translations/use-translations.ts'

export interface PageWaitingProps {
  /** Why there is no answer, undefined while loading. */
  error: unknown
  onRetry: () => unknown
  /** In the place of all of a page or a record, so that a 404 says that there is none. @default false */
  whole?: boolean
}

/** Shown instead of a page whose answer is missing: the server could not fetch it, the browser tries again. */
export default function PageWaitingView({ error, onRetry, whole = false }: PageWaitingProps) {
  const { settings } = useShop()
  const t = useTranslations()
  if (whole && error instanceof CallError && error.status === 404)
    return (
      <EmptyState icon="search" title={settings.notFound.title}>
        {settings.notFound.text}
      </EmptyState>
    )
  if (error !== undefined)
    return <PartFailure title={t('common.failed.title')} text={t('common.failed.text')} onRetry={onRetry} />
  return (
    <Stack space={4}>
      <Skeleton shape="title" />
      <Skeleton shape="row" lines={6} />
    </Stack>
  )
}
