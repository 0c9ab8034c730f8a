import { useTranslations } from '@tradecounter/shop/core'
import { SortMenu } from '@tradecounter/ui/sort-menu'
import type { ListAddress } from './list-address.ts'
import { sortBy } from './list-changes.ts'
import { sorts } from './list-sort.ts'

const keys = {
  Relevance: 'search.sort.relevance',
  AlphabeticalAsc: 'search.sort.alphabetical-asc',
  AlphabeticalDesc: 'search.sort.alphabetical-desc',
} as const

/** The three sorts of a list (SRCH-6). */
export function ListSorting({ query, go }: ListAddress) {
  const t = useTranslations()
  return (
    <SortMenu
      label={t('search.sort.label')}
      name="parameters.Sort"
      value={query.sort}
      options={sorts.map((sort) => ({ value: sort, label: t(keys[sort]) }))}
      onValueChange={(value) => go(sortBy(query, sorts.find((sort) => sort === value) ?? 'Relevance'))}
    />
  )
}
