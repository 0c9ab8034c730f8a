import { PartFailure, useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { LoginPrompt } from '../login-prompt.tsx'
import { RowsBefore } from './rows-before.tsx'

export interface ListNotesProps {
  /** Asks again for a list that could not be had; null when there is none such. */
  onRetry: (() => unknown) | null
  /** Address of the rows before the first; null when the list begins with its first page. */
  before: string | null
  /** The address asked for more than a list takes. */
  isCut: boolean
}

/** What stands between a list's tools and its rows. */
export default function ListNotes({ onRetry, before, isCut }: ListNotesProps) {
  const t = useTranslations()
  return (
    <>
      <LoginPrompt />
      {isCut && (
        <StatusBanner severity="warning" slim severityLabel={t('common.severity.warning')}>
          {t('search.cut')}
        </StatusBanner>
      )}
      {onRetry && <PartFailure text={t('search.failed')} onRetry={onRetry} />}
      {before !== null && <RowsBefore href={before} />}
    </>
  )
}
