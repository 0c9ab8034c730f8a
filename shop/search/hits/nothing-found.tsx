import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import type { ListAddress } from '../query/use-list-address.ts'

export interface NothingFoundProps {
  address: ListAddress
  /** Address of the list without its filters, null if it has none. */
  unfiltered: string | null
  /** Percent of the search index that is built, while there is none; null otherwise. */
  preparing: number | null
}

/** A list without rows says why, and what can be done next. */
export default function NothingFound({ address: { query }, unfiltered, preparing }: NothingFoundProps) {
  const context = useShop()
  const t = useTranslations()
  if (preparing !== null)
    return (
      <EmptyState
        icon="clock"
        title={t('search.preparing', preparing)}
        action={<ButtonLink href={localHref('/', context)}>{t('common.to-start')}</ButtonLink>}
      >
        {t('search.preparing-search')}
      </EmptyState>
    )
  const title = query.phrase === '' ? t('search.empty.title') : t('search.empty.title-phrase', query.phrase)
  return (
    <EmptyState
      icon="search"
      title={title}
      action={
        <ButtonLink href={unfiltered ?? localHref('/', context)}>
          {unfiltered !== null ? t('search.clear-all') : t('common.to-start')}
        </ButtonLink>
      }
    >
      {/* With filters the list's notes say it. */}
      {unfiltered === null && query.isCut && `${t('search.cut')} `}
      {unfiltered !== null ? t('search.empty.filtered') : t('search.empty.text')}
    </EmptyState>
  )
}
