import type { Facet } from '@tradecounter/api/contract'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import { activeFilters, type ActiveFilter } from './active-filters.ts'
import type { ListAddress } from '../query/use-list-address.ts'
import type { ListQuery } from '../query/list-query.ts'

export interface ActiveChipsProps {
  /** For the texts of the filters. */
  facets: readonly Facet[]
  address: ListAddress
  /**
   * The query without one filter; an empty value stands for the attribute's interval, an empty attribute for the
   * phrase.
   */
  without: (query: ListQuery, attributeId: string, value: string) => ListQuery
  /** The query without filters. */
  cleared: ListQuery
}

const idOf = ({ attributeId, value }: ActiveFilter): string => `${attributeId}=${value}`

/** The active filters, each removable (FILT-6). */
export default function ActiveChips({ facets, address, without, cleared }: ActiveChipsProps) {
  const t = useTranslations()
  const { query, hrefOf, go } = address
  const { user } = useShop()
  const filters = activeFilters(facets, query, (phrase) => t('search.within', phrase)).filter(
    // A visitor sees no stock: an address with that filter shows the list without it.
    ({ attributeId }) => user !== null || attributeId !== 'inStock',
  )
  if (filters.length === 0) return null
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
