import { useShop, useTranslations } from '@tradecounter/shop/core'
import { SortMenu } from '@tradecounter/ui/sort-menu'
import type { ListAddress } from './use-list-address.ts'
import { sortBy } from './list-changes.ts'
import { offeredSorts } from './list-sort.ts'

const keys = {
  Relevance: 'search.sort.relevance',
  AlphabeticalAsc: 'search.sort.alphabetical-asc',
  AlphabeticalDesc: 'search.sort.alphabetical-desc',
  PriceAsc: 'search.sort.price-asc',
  PriceDesc: 'search.sort.price-desc',
  StockDesc: 'search.sort.stock-desc',
} as const

/** The three sorts of a list (SRCH-6), and for customers those by price and stock. */
export function ListSorting({ query, go }: ListAddress) {
  const t = useTranslations()
  const sorts = offeredSorts(useShop().user)
  return (
    <SortMenu
      label={t('search.sort.label')}
      name="parameters.Sort"
      // An address from a colleague may have a sort that this user is not offered: the list is by relevance then.
      value={sorts.includes(query.sort) ? query.sort : 'Relevance'}
      options={sorts.map((sort) => ({ value: sort, label: t(keys[sort]) }))}
      onValueChange={(value) => go(sortBy(query, sorts.find((sort) => sort === value) ?? 'Relevance'))}
    />
  )
}
