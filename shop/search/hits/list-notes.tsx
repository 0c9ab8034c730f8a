import { PartFailure, useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { LoginPrompt } from '../login-prompt.tsx'
import { RowsBefore } from './rows-before.tsx'

export interface ListNotesProps {
  /** Retries a list that could not be loaded; null if it was loaded. */
  onRetry: (() => unknown) | null
  /** Address of the rows before the first; null if the list starts with its first page. */
  before: string | null
  /** The address has more filters than a list accepts. */
  isCut: boolean
  /** The end of an interval in the address that is no number, or can be read in two ways: `1.200`. */
  wrongBound?: string | undefined
  /** Percent of the search index that is built, while there is none; null otherwise. */
  preparing: number | null
}

/** A number that was dropped, because it can be read in two ways. */
const isNumber = /^-?\d{1,3}[.,]\d{3}$/u

/** Both readings of `1.200`, as the filter writes them: `1200` and `1,2`. */
const readingsOf = (text: string): [grouped: string, decimal: string] => [
  text.replace(/[.,]/u, ''),
  text.replace('.', ',').replace(/,?0+$/u, ''),
]

/** What is shown between a list's tools and its rows. */
export default function ListNotes({ onRetry, before, isCut, wrongBound, preparing }: ListNotesProps) {
  const t = useTranslations()
  return (
    <>
      <LoginPrompt />
      {preparing !== null && (
        <StatusBanner severity="info" slim severityLabel={t('common.severity.info')}>
          {t('search.preparing', preparing)} {t('search.preparing-list')}
        </StatusBanner>
      )}
      {isCut && (
        <StatusBanner severity="warning" slim severityLabel={t('common.severity.warning')}>
          {t('search.cut')}
        </StatusBanner>
      )}
      {wrongBound !== undefined && (
        <StatusBanner severity="warning" slim severityLabel={t('common.severity.warning')}>
          {isNumber.test(wrongBound)
            ? t('search.unclear-bound', wrongBound, ...readingsOf(wrongBound))
            : t('search.wrong-bound')}
        </StatusBanner>
      )}
      {onRetry && <PartFailure text={t('search.failed')} onRetry={onRetry} />}
      {before !== null && <RowsBefore href={before} />}
    </>
  )
}
