import type { Facet } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import { activeFilters, type ActiveFilter } from './active-filters.ts'
import type { ListAddress } from '../query/list-address.ts'
import type { ListQuery } from '../query/list-query.ts'

export interface ActiveChipsProps {
  /** Where the texts of filters are looked up. */
  facets: readonly Facet[]
  address: ListAddress
  /** The query without one filter; an empty value means the attribute's interval, an empty attribute the phrase. */
  without: (query: ListQuery, attributeId: string, value: string) => ListQuery
  /** The query without any. */
  cleared: ListQuery
}

const idOf = ({ attributeId, value }: ActiveFilter): string => `${attributeId}=${value}`

/** What narrows the list, each removable (FILT-6). */
export default function ActiveChips({ facets, address, without, cleared }: ActiveChipsProps) {
  const t = useTranslations()
  const { query, hrefOf, go } = address
  const filters = activeFilters(facets, query, (phrase) => t('search.within', phrase))
  return (
    <FilterChips
      label={t('search.active-filters')}
      chips={filters.map((filter) => ({
        id: idOf(filter),
        text: filter.text,
        href: hrefOf(without(query, filter.attributeId, filter.value)),
      }))}
      onRemove={(id) => {
        const filter = filters.find((one) => idOf(one) === id)
        if (filter) go(without(query, filter.attributeId, filter.value))
      }}
      clearAll={{ label: t('search.clear-all'), href: hrefOf(cleared) }}
      onClearAll={() => go(cleared)}
      removeLabel={(text) => t('search.remove-filter', text)}
    />
  )
}
