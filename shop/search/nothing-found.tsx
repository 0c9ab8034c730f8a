import { localHref, useShop, useWords } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import type { ListAddress } from './list-address.ts'
import { clearFilters, hasFilters } from './list-changes.ts'

/** A list without rows says why, and what can be done next. */
export function NothingFound({ query, hrefOf }: ListAddress) {
  const context = useShop()
  const t = useWords()
  const filtered = hasFilters(query)
  const title = query.phrase === '' ? t('search.empty.title') : t('search.empty.title-phrase', query.phrase)
  return (
    <EmptyState
      icon="search"
      title={title}
      action={
        <ButtonLink href={filtered ? hrefOf(clearFilters(query)) : localHref('/', context)}>
          {filtered ? t('search.clear-all') : t('common.to-start')}
        </ButtonLink>
      }
    >
      {filtered ? t('search.empty.filtered') : t('search.empty.text')}
    </EmptyState>
  )
}
