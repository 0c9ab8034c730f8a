import type { TrackAnswer } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Shipments } from '../shipments.tsx'

/** What was found for a number and a postal code. */
export default function TrackResult({ answer, number }: { answer: TrackAnswer; number: string }) {
  const t = useTranslations()
  if (!answer.found)
    return (
      <EmptyState icon="search" title={t('parcel-tracking.unknown-title')}>
        {t('parcel-tracking.unknown-text')}
      </EmptyState>
    )
  if (answer.shipments.length === 0)
    return (
      <EmptyState icon="box" title={t('parcel-tracking.none-title')}>
        {t('parcel-tracking.none-text')}
      </EmptyState>
    )
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="m">
        {t('parcel-tracking.result', number)}
      </Heading>
      <Shipments shipments={answer.shipments} placedAt={null} />
    </Stack>
  )
}
